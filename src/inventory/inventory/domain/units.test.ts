import fc from "fast-check";
import { expect, test } from "vitest";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import {
  conversionRatio,
  convertExact,
  convertibleUnits,
  convertQuantity,
  measuredUnits,
  unitFamily,
} from "./units.ts";

test.each([
  ["1", "kg", "1000", "g"],
  ["250", "g", "0.25", "kg"],
  ["0.5", "l", "500", "ml"],
  ["1", "lb", "453.592", "g"],
  ["16", "oz", "1", "lb"],
  ["100", "lb", "45.359", "kg"],
  ["1", "gal", "3.785", "l"],
  ["128", "fl_oz", "1", "gal"],
  ["-2", "kg", "-2000", "g"],
  ["7", "pc", "7", "pc"],
  ["3", "manojo", "3", "manojo"],
])("%s %s is %s %s", (quantity, from, converted, to) => {
  expect(convertQuantity(thousandthsFromDecimal(quantity), from, to)).toBe(thousandthsFromDecimal(converted));
});

test("nothing converts between families or a unit of the restaurant's own", () => {
  expect(convertQuantity(thousandths(1000), "kg", "l")).toBeNull();
  expect(convertQuantity(thousandths(1000), "oz", "fl_oz")).toBeNull();
  expect(convertQuantity(thousandths(1000), "pc", "manojo")).toBeNull();
  expect(unitFamily("manojo")).toBeNull();
  expect(conversionRatio("manojo", "kg")).toBeNull();
});

test("a unit is typed in its family, itself first", () => {
  expect(convertibleUnits("kg")).toEqual(["kg", "g", "lb", "oz"]);
  expect(convertibleUnits("pc")).toEqual(["pc"]);
  expect(convertibleUnits("manojo")).toEqual(["manojo"]);
});

test("eight decimals hold a sack of 100 lb in kg exactly", () => {
  expect(convertExact(exactFromDecimal(100), "lb", "kg")).toBe(exactFromDecimal("45.359237"));
});

const unit = fc.constantFrom(...measuredUnits);

test("there and back is the same as long as nothing was rounded away", () => {
  fc.assert(
    fc.property(unit, unit, fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (from, to, quantity) => {
      const ratio = conversionRatio(from, to);
      fc.pre(ratio !== null && (BigInt(quantity) * ratio.times) % ratio.over === 0n);
      const there = convertQuantity(thousandths(quantity), from, to);
      expect(convertQuantity(there ?? thousandths(0), to, from)).toBe(thousandths(quantity));
    }),
  );
});

test("a converted quantity is never further than half a thousandth from the true one", () => {
  fc.assert(
    fc.property(unit, unit, fc.integer({ min: -(10 ** 8), max: 10 ** 8 }), (from, to, quantity) => {
      const ratio = conversionRatio(from, to);
      fc.pre(ratio !== null);
      const converted = convertQuantity(thousandths(quantity), from, to) ?? 0;
      const error = 2n * (BigInt(converted) * ratio.over - BigInt(quantity) * ratio.times);
      expect(error <= ratio.over && -error <= ratio.over).toBe(true);
    }),
  );
});
