import { expect, test } from "vitest";
import type { GridColumn } from "./item-grid.ts";
import { blankRow, withPasted } from "./pasted-cells.ts";

const columnOf = (head: string) => (head === "Precio" ? ("price" as const) : null);
const paste = (text: string, column: GridColumn = "title", row = 0) =>
  withPasted([{ ...blankRow(), title: "Atol", station: "Bar" }], { row, column }, text, columnOf);

test("a copied range fills rows and columns from its cell on", () => {
  expect(paste("Pupusa\t$1.25\nTamal\t2\r\n", "title", 1)).toMatchObject([
    { title: "Atol", station: "Bar" },
    { title: "Pupusa", price: "$1.25" },
    { title: "Tamal", price: "2" },
  ]);
  expect(paste("1.50\tBebidas", "price")).toMatchObject([
    { title: "Atol", price: "1.50", category: "Bebidas", station: "Bar" },
  ]);
});

test("headings say which columns follow in whatever order; unknown ones are skipped", () => {
  expect(paste("Precio\tExistencias\tPlatillo\n1.25\t40\tPupusa")).toMatchObject([
    { title: "Pupusa", price: "1.25", station: "Bar" },
  ]);
});

test("a quoted cell keeps tabs and lines as spaces, and empty cells keep their places", () => {
  expect(paste('"Sopa ""de pata""\ngrande"\t\tSopas')).toMatchObject([
    { title: 'Sopa "de pata" grande', price: "", category: "Sopas" },
  ]);
});

test("what is beyond the last column is left out, and one cell is no range", () => {
  expect(paste("Bar\tCon hielo\tde más", "station")).toMatchObject([
    { station: "Bar", description: "Con hielo" },
  ]);
  expect(paste("Pupusa de queso")).toBeNull();
});

test("headings of other languages are understood, too", () => {
  expect(paste("価格\t在庫\t商品名\n100\t40\t餃子")).toMatchObject([{ title: "餃子", price: "100" }]);
  expect(paste("السعر\tالصنف\n2\tفول")).toMatchObject([{ title: "فول", price: "2" }]);
});
