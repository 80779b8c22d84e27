import { expect, test } from "vitest";
import { type MeasuredUnit, unitFamily } from "#inventory/inventory/domain/units.ts";
import { toId } from "#platform/domain/ids.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import type { PreviewLine } from "../contract/preview-dte.ts";
import { factorKey, type LineEdit, type LineTarget, reviewedLine, reviewOf } from "./review-line.ts";

const POUND = 36;
const UNIT = 59;

const tomato: LineTarget = { kind: "item", id: toId(7), title: "Tomate", unit: "kg" };
const beer: LineTarget = { kind: "item", id: toId(8), title: "Cerveza", unit: "pc" };

/** Two boxes of beer that nobody has linked. */
function aLine(said: Partial<PreviewLine> = {}): PreviewLine {
  return {
    line: 1,
    kind: "goods",
    isGoods: true,
    code: null,
    originalTitle: "CERVEZA CAJA 24",
    title: "Cerveza caja 24",
    quantity: thousandthsFromDecimal(2),
    unit: "empaque",
    unitCode: UNIT,
    documentUnit: "Unidad",
    unitPrice: exactFromDecimal(24),
    amount: exactFromDecimal(48),
    cost: exactFromDecimal(48),
    inventoryItemId: null,
    matchedTitle: null,
    matchedUnit: null,
    matchedInStock: null,
    isRemembered: false,
    factor: null,
    needsConfirmation: false,
    unitCost: null,
    suggestion: null,
    suggestions: [],
    newUnit: "pc",
    ...said,
  };
}

const review = (edit: LineEdit = {}, line = aLine()) => reviewOf(line, edit, { effect: "brings" });

test("a line that is linked to nothing is told, and not when it is left out", () => {
  expect(review()).toMatchObject({ isIncluded: true, problem: "not_linked", stocked: null });
  expect(review({ isIncluded: false }).problem).toBeNull();
  expect(review({ quantity: thousandthsFromDecimal(0) }).problem).toBeNull();
  expect(review({ quantity: null, target: beer }).problem).toBe("quantity_missing");
  expect(review({ target: { kind: "new", title: " ", unit: "pc" } }).problem).toBe("title_missing");
});

test("a package that the description names is proposed", () => {
  const asked = review({ target: beer });
  expect(asked).toMatchObject({
    problem: "factor_missing",
    factor: null,
    proposal: exactFromDecimal(24),
    needsFactor: true,
  });
  const taken = review({ target: beer, factors: { [factorKey("empaque", "pc")]: exactFromDecimal(24) } });
  expect(taken).toMatchObject({ problem: null, stocked: 48_000, unitCost: 1_000_000 });
});

test("a factor is of its two units: another ingredient or unit asks anew", () => {
  const factors = { [factorKey("empaque", "pc")]: exactFromDecimal(24) };
  expect(review({ target: tomato, factors }).problem).toBe("factor_missing");
  expect(review({ target: beer, factors, unit: "pc" })).toMatchObject({ needsFactor: false, stocked: 2_000 });
  expect(review({ target: beer, factors, unit: "caja" })).toMatchObject({
    problem: "factor_missing",
    proposal: null,
  });
});

test("units of a family convert without being asked", () => {
  const pounds = aLine({ unit: "lb" satisfies MeasuredUnit, unitCode: POUND, originalTitle: "Tomate" });
  expect(unitFamily("lb")).toBe(unitFamily("kg"));
  expect(review({ target: tomato }, pounds)).toMatchObject({
    needsFactor: false,
    stocked: 907,
    problem: null,
  });
  const little = { target: tomato, quantity: thousandthsFromDecimal("0.001") };
  expect(review({ ...little, unit: "g" }, pounds).problem).toBe("comes_to_nothing");
});

test("what was confirmed before is used as it was", () => {
  const remembered = aLine({
    isRemembered: true,
    inventoryItemId: beer.kind === "item" ? beer.id : null,
    matchedTitle: "Cerveza",
    matchedUnit: "pc",
    factor: exactFromDecimal(20),
  });
  expect(review({}, remembered)).toMatchObject({ problem: null, stocked: 40_000 });
  const other: LineTarget = { kind: "item", id: toId(9), title: "Otra", unit: "pc" };
  expect(review({ target: other }, remembered)).toMatchObject({
    problem: "factor_missing",
    proposal: exactFromDecimal(24),
  });
});

test("services are not ticked, lines of a debit note only when they are known", () => {
  expect(review({}, aLine({ kind: "service", isGoods: false })).isIncluded).toBe(false);
  expect(reviewOf(aLine(), {}, { effect: "reprices" }).isIncluded).toBe(false);
  expect(reviewOf(aLine({ isRemembered: true }), {}, { effect: "reprices" }).isIncluded).toBe(true);
  expect(reviewOf(aLine(), {}, { effect: "takes_back" }).isIncluded).toBe(true);
});

test("what is sent names an ingredient or a new one, and leaves out what is not ticked", () => {
  const sent = (edit: LineEdit) => reviewedLine(aLine(), review(edit));
  const factors = { [factorKey("empaque", "pc")]: exactFromDecimal(24) };
  const said = { line: 1, quantity: 2_000, unit: "empaque", factor: exactFromDecimal(24) };
  expect(sent({ target: beer, factors })).toEqual({ ...said, inventoryItemId: 8, newItem: null });
  expect(sent({ target: { kind: "new", title: " Cerveza ", unit: "pc" }, factors })).toEqual({
    ...said,
    inventoryItemId: null,
    newItem: { title: "Cerveza", unit: "pc" },
  });
  expect(sent({ target: beer, factors, isIncluded: false })).toBeNull();
  expect(sent({ target: beer, factors, quantity: thousandthsFromDecimal(0) })).toBeNull();
});

test("a credit note's discounts are not ticked at first", () => {
  const rebate = aLine({ originalTitle: "Ajuste por DESCUENTO no aplicado" });
  expect(reviewOf(rebate, {}, { effect: "takes_back" }).isIncluded).toBe(false);
  expect(reviewOf(rebate, { isIncluded: true }, { effect: "takes_back" }).isIncluded).toBe(true);
  const priceOnly = { effect: "takes_back", isPriceOnly: true } as const;
  expect(reviewOf(aLine(), { isIncluded: true }, priceOnly)).toMatchObject({
    isIncluded: false,
    problem: null,
  });
});
