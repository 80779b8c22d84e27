import { expect, test } from "vitest";
import { type Column, nextSort, shownColumns } from "./table-column.ts";

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
    primary,
  });
  const columns = [column("number", true), column("place"), column("total")];
  const keys = (shown?: readonly string[]) => shownColumns(columns, shown).map(({ key }) => key);
  expect(keys()).toEqual(["number", "place", "total"]);
  expect(keys(["total"])).toEqual(["number", "total"]);
  expect(keys([])).toEqual(["number"]);
});
