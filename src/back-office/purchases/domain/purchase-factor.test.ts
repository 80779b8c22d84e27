import fc from "fast-check";
import { expect, test } from "vitest";
import { exactDecimal, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { proposedFactor, proposedUnit, reviewUnit, stockedQuantity } from "./purchase-factor.ts";

const [UNIT, POUND, LITRE, QUINTAL, DOZEN, OTHER, WATT] = [59, 36, 23, 32, 58, 99, 44];

test.each([
  ["measured by weight", POUND, "Tomate, libra", "kg", "0.45359237", false],
  ["measured in the item's own unit", POUND, "Tomate, saco 100 lb", "lb", "1", false],
  ["measured by volume", LITRE, "Leche", "ml", "1000", false],
  ["a dozen", DOZEN, "Huevo", "pc", "12", false],
  ["a quintal is asked about", QUINTAL, "Frijol", "lb", "100", true],
  ["a piece", UNIT, "Repollo", "pc", "1", false],
  ["a package of pieces", UNIT, "Cerveza caja 24", "pc", "24", true],
  ["a package by weight", OTHER, "Frijol saco 100 lb", "kg", "45.359237", true],
  ["bottles by volume", UNIT, "Coca Cola fardo 6x2L", "l", "12", true],
  ["bottles by the piece", UNIT, "Coca Cola fardo 6x2L", "pc", "6", true],
  ["one bag by the piece", UNIT, "Harina bolsa 5 lb", "pc", "1", true],
  ["ounces of what is poured", UNIT, "Soda 24/12 oz", "ml", "8517.176514", true],
  ["without any unit", null, "Cerveza 24 pack", "pc", "24", true],
])("%s", (_case, unitCode, title, itemUnit, factor, needsConfirmation) => {
  expect(proposedFactor({ unitCode, title }, itemUnit)).toEqual({
    factor: exactFromDecimal(factor),
    needsConfirmation,
  });
});

test.each([
  ["of another family", POUND, "Tomate", "l"],
  ["of a unit of the restaurant's own", POUND, "Cilantro", "manojo"],
  ["a piece of what is weighed", UNIT, "Repollo", "kg"],
  ["a package of pieces of what is weighed", UNIT, "Repollo caja 24", "kg"],
  ["of a unit that nobody buys food in", WATT, "Luz", "pc"],
  ["of a unit that is in no catalogue", 777, "Luz", "pc"],
])("nothing is proposed for a line %s", (_case, unitCode, title, itemUnit) => {
  expect(proposedFactor({ unitCode, title }, itemUnit)).toBeNull();
});

test("a new ingredient begins in the unit that it was bought in", () => {
  expect(proposedUnit({ unitCode: POUND, title: "Loroco" })).toBe("lb");
  expect(proposedUnit({ unitCode: UNIT, title: "Harina bolsa 5 lb" })).toBe("lb");
  expect(proposedUnit({ unitCode: UNIT, title: "Coca Cola fardo 6x2L" })).toBe("pc");
  expect(proposedUnit({ unitCode: QUINTAL, title: "Frijol" })).toBe("lb");
  expect(proposedUnit({ unitCode: 777, title: "Repollo" })).toBe("pc");
});

test("what comes into stock is rounded once; nothing and absurdly much are asked about", () => {
  expect(stockedQuantity(exactFromDecimal(2), exactFromDecimal("45.359237"))).toBe(
    thousandthsFromDecimal("90.718"),
  );
  expect(stockedQuantity(exactFromDecimal("0.0004"), exactFromDecimal(1))).toBeNull();
  expect(stockedQuantity(exactFromDecimal(1_000_000), exactFromDecimal(1_000_000))).toBeNull();
});

test("a whole factor times a quantity of three decimals loses nothing", () => {
  const quantity = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(quantity, fc.integer({ min: 1, max: 500 }), (purchased, factor) => {
      const stocked = stockedQuantity(exactDecimal(purchased * 100_000), exactFromDecimal(factor));
      expect(stocked).toBe(purchased * factor);
    }),
  );
});

test.each([
  [POUND, "Tomate, libra", "lb"],
  [LITRE, "Leche 6x1L", "l"],
  [DOZEN, "Huevo", null],
  [QUINTAL, "Frijol", null],
  [UNIT, "Repollo", "pc"],
  [UNIT, "Cerveza caja 24", "pack"],
  [null, "Repollo", "pc"],
  [WATT, "Foco", null],
])("unit %s of %s is reviewed in %s", (unitCode, title, unit) => {
  expect(reviewUnit({ unitCode, title })).toBe(unit);
});

test.each([
  ["Pipa de agua 2000 L", "ml"],
  ["Big bag 1200 kg", "g"],
  ["Silo 95000 kg", "g"],
  ["Cisterna 24000 gal", "ml"],
  ["Caja 1000 x 99999 kg", "g"],
])("%s kept in %s is beyond any factor: asked, and no failure", (title, itemUnit) => {
  expect(proposedFactor({ unitCode: UNIT, title }, itemUnit)).toBeNull();
});
