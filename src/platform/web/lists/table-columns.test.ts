import { expect, test } from "vitest";
import { columnOf, inFile } from "../../contract/columns.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { tableColumns } from "./table-columns.ts";

interface Row {
  readonly title: string;
  readonly pieces: number | null;
  readonly rise: number;
  readonly total: Cents;
}

const column = columnOf<Row>();
const columns = [
  column("title", "text", "common.name"),
  ...inFile(column("code", "text", "common.code", () => "7")),
  column("pieces", "count", { text: "pieces" }),
  column("rise", "percent", { text: "rise" }),
  column("total", "money", "common.total"),
  column("place", "details", "common.table", ({ title }) => [title, null, "Patio"]),
];
const t = (word: string) => `<${word}>`;
const row = { title: "Sal", pieces: null, rise: 7.5, total: cents(1240) };

test("a table has the described columns in their order, aligned by their kind", () => {
  const shown = tableColumns(columns, { t, currency: "USD", none: "–" });
  expect(shown.map(({ key, header, align, cell }) => [key, header, align, cell(row)])).toEqual([
    ["title", "<common.name>", undefined, "Sal"],
    ["pieces", "pieces", "end", "–"],
    ["rise", "rise", "end", "7.5%"],
    ["total", "<common.total>", "end", "$12.40"],
    ["place", "<common.table>", undefined, "Sal, Patio"],
  ]);
});

test("a screen names what stands first, and gives a column a look of its own", () => {
  const shown = tableColumns(columns, {
    t,
    first: ["total"],
    looks: { pieces: { cell: () => "none", align: "start" } },
  });
  expect(shown.map(({ key }) => key)).toEqual(["total", "title", "pieces", "rise", "place"]);
  expect(shown[2]).toMatchObject({ header: "pieces", align: "start" });
  expect(shown[2]?.cell(row)).toBe("none");
});
