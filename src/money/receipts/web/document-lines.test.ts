import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { documentLinesOf } from "./document-lines.ts";

const line = (title: string, sale: "taxed" | "exempt" | "outside" = "taxed") => ({
  title,
  unit: "Unidad",
  sale,
  quantity: "1",
  unit_price: "3.09734513",
  discount: cents(0),
  amount: cents(310),
});
const printed = (...titles: string[]) => titles.map((title) => ({ title }));

test("each printed line has its line of the document", () => {
  const lines = [line("Pupusa"), line("Pupusa", "exempt"), line("Propina", "outside")];
  expect(documentLinesOf(printed("Pupusa", "Pupusa (1/2)"), lines)).toEqual({
    of: [[lines[0]], [lines[1]]],
    others: [lines[2]],
  });
});

test("a combo whose parts are taxed differently has all of them", () => {
  const lines = [line("Combo: Pupusa"), line("Combo: Libro", "exempt"), line("Horchata")];
  expect(documentLinesOf(printed("Combo", "Horchata"), lines).of).toEqual([lines.slice(0, 2), [lines[2]]]);
});

test("a document of other lines than the paper's stands for itself", () => {
  const lines = [line("Horchata")];
  expect(documentLinesOf(printed("Pupusa"), lines)).toEqual({ of: [[]], others: lines });
});
