import { expect, test } from "vitest";
import { columnOf, inFile, onScreen } from "../../contract/columns.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { type Thousandths, thousandths } from "../../domain/numbers/quantity.ts";
import { csvRows } from "./csv-cells.ts";

interface Row {
  readonly title: string | null;
  readonly pieces: number | null;
  readonly rise: number | null;
  readonly total: Cents | null;
  readonly stock: Thousandths | null;
  readonly bought: string | null;
  readonly at: Date | null;
  readonly isOpen: boolean;
}

const column = columnOf<Row>();
const columns = [
  column("title", "text", "common.name"),
  ...inFile(column("pieces", "count", { text: "pieces" })),
  column("rise", "percent", "common.name"),
  ...onScreen(column("total", "money", "common.total")),
  column("amount", "money", "common.total", ({ total }) => total),
  column("stock", "quantity", "common.name"),
  column("bought", "day", "common.date"),
  column("at", "instant", "common.date"),
  column("state", "word", "common.status", ({ isOpen }) => (isOpen ? "common.yes" : null)),
  column("place", "details", "common.table", ({ title, bought }) => [title, bought]),
];
const full: Row = {
  title: "Sal",
  pieces: 1200,
  rise: 7.5,
  total: cents(-1240),
  stock: thousandths(1500),
  bought: "2026-11-21",
  at: new Date("2026-11-21T21:05:00Z"),
  isOpen: true,
};
const empty: Row = {
  title: null,
  pieces: null,
  rise: null,
  total: null,
  stock: null,
  bought: null,
  at: null,
  isOpen: false,
};

test("a file has its headings, and each value as its kind is written", async () => {
  const reader = { say: (word: string) => `<${word}>`, zone: "America/El_Salvador" };
  expect(await Array.fromAsync(csvRows(columns, [full, empty], reader))).toEqual([
    [
      "<common.name>",
      "pieces",
      "<common.name>",
      "<common.total>",
      "<common.name>",
      "<common.date>",
      "<common.date>",
      "<common.status>",
      "<common.table>",
    ],
    [
      "Sal",
      "1200",
      "7.50",
      "-12.40",
      "1.5",
      "21/11/2026",
      "21/11/2026, 3:05 PM",
      "<common.yes>",
      "Sal, 2026-11-21",
    ],
    Array(9).fill(null),
  ]);
});
