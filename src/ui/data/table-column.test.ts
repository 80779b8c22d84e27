import { expect, test } from "vitest";
import { type Column, nextSort, rowParts, shownColumns } from "./table-column.ts";

test("a header sorts ascending first, then turns round, and another header starts anew", () => {
  const first = nextSort(undefined, "total");
  expect(first).toEqual({ key: "total", direction: "ascending" });
  const second = nextSort(first, "total");
  expect(second).toEqual({ key: "total", direction: "descending" });
  expect(nextSort(second, "total").direction).toBe("ascending");
  expect(nextSort(second, "date")).toEqual({ key: "date", direction: "ascending" });
});

test("the column that names the row cannot be hidden", () => {
  const column = (key: string, primary = false): Column<null> => ({
    key,
    header: key,
    cell: () => key,
    ...(primary ? { role: "primary" as const } : {}),
  });
  const columns = [column("number", true), column("place"), column("total")];
  const keys = (shown?: readonly string[]) => shownColumns(columns, shown).map(({ key }) => key);
  expect(keys()).toEqual(["number", "place", "total"]);
  expect(keys(["total"])).toEqual(["number", "total"]);
  expect(keys([])).toEqual(["number"]);
});

test("a row of a phone has its columns by their part; a bare figure is in its details", () => {
  const column = (key: string, part: Partial<Column<null>> = {}) => ({
    key,
    header: key,
    cell: () => key,
    ...part,
  });
  const keysOf = (columns: readonly Column<null>[]) => {
    const { primary, amount, secondary, state, hidden } = rowParts(columns);
    const keys = (some: readonly Column<null>[]) => some.map(({ key }) => key);
    return [primary?.key, amount?.key, keys(secondary), keys(state), keys(hidden)];
  };
  const columns = [
    column("number", { role: "hidden" }),
    column("name", { role: "primary" }),
    column("place"),
    column("count", { align: "end" }),
    column("total", { align: "end" }),
    column("paid", { role: "state" }),
  ];
  expect(keysOf(columns)).toEqual(["name", "total", ["place"], ["paid"], ["number", "count"]]);
  const count = column("count", { align: "end", role: "amount" });
  expect(keysOf(columns.with(3, count))).toEqual(["name", "count", ["place"], ["paid"], ["number", "total"]]);
  expect(keysOf(columns.slice(1, 3))).toEqual(["name", undefined, ["place"], [], []]);
});
