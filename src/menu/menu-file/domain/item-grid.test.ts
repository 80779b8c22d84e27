import { expect, test } from "vitest";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { type GridRow, readGrid } from "./item-grid.ts";
import { blankRow } from "./pasted-cells.ts";

const iva = { title: "IVA", type: "inclusive", rate: basisPoints(1300) } as const;
const row = (cells: Partial<GridRow>): GridRow => ({ ...blankRow(), ...cells });
const problems = (...rows: GridRow[]) => {
  const { file, problemsAt } = readGrid(rows, iva);
  return problemsAt(file.problems).map(({ row: at, column, reason }) => [at, column, reason]);
};

test("typed rows are the items of a file, with their variants and the tax of all", () => {
  const { file, problemsAt } = readGrid(
    [
      row({ title: "Pupusa", price: "$1.25", category: "Pupusas" }),
      blankRow(),
      row({ title: "Horchata", variants: "P $1, G $1.75", station: "Bar", description: "Con hielo" }),
    ],
    iva,
  );
  expect(problemsAt(file.problems)).toEqual([]);
  expect(file.menu.items).toMatchObject([
    { title: "Pupusa", price: 125, category: "Pupusas", tax: "IVA", billing: { isIvaIncluded: true } },
    {
      title: "Horchata",
      price: 100,
      station: "Bar",
      description: "Con hielo",
      variants: [
        { title: "P", price: 100 },
        { title: "G", price: 175 },
      ],
    },
  ]);
});

test("what is wrong is told at the cell where it is mended", () => {
  expect(
    problems(
      row({ title: "Pupusa", price: "mucho" }),
      row({ price: "1" }),
      blankRow(),
      row({ title: "Atol", price: "1", variants: "P" }),
      row({ title: "Café", variants: "P $1, P $2" }),
      row({ title: "Té", variants: "P $1.999" }),
    ),
  ).toEqual([
    [0, "price", "not_a_number"],
    [1, "title", "required"],
    [3, "variants", "variants_unreadable"],
    [4, "variants", "title_twice"],
    [5, "price", "too_many_decimals"],
    [5, "variants", "too_many_decimals"],
  ]);
});

test("an item without a tax is exempt", () => {
  const { file } = readGrid([row({ title: "Libro", price: "3" })], null);
  expect(file.menu.items).toMatchObject([{ tax: null, billing: { isTaxable: false, tribute: null } }]);
});
