import fc from "fast-check";
import { expect, test } from "vitest";
import { convertibleUnits, measuredUnits } from "#inventory/inventory/domain/units.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { receivedQuantity } from "./purchase-factor.ts";

const received = (quantity: number, unit: string, factor: string | null, itemUnit: string) => {
  const answer = receivedQuantity(
    {
      quantity: thousandthsFromDecimal(quantity),
      unit,
      factor: factor === null ? null : exactFromDecimal(factor),
    },
    itemUnit,
  );
  return answer.ok ? [answer.stocked / 1000, answer.factor / 100_000_000] : answer.reason;
};

test("units of a family convert by themselves, whatever factor is sent", () => {
  expect(received(5, "lb", null, "kg")).toEqual([2.268, 0.45359237]);
  expect(received(5, "lb", "17", "kg")).toEqual([2.268, 0.45359237]);
  expect(received(2, "pc", "24", "pc")).toEqual([2, 1]);
});

test("other units need a factor, and keep it", () => {
  expect(received(2, "caja", "24", "pc")).toEqual([48, 24]);
  expect(received(1.5, "quintal", "45.359237", "kg")).toEqual([68.039, 45.359237]);
  expect(received(3, "pc", "0.25", "kg")).toEqual([0.75, 0.25]);
  expect(received(2, "caja", null, "pc")).toBe("factor_missing");
  expect(received(2, "caja", "0", "pc")).toBe("factor_missing");
});

test("what comes to nothing, or to more than anybody stores, is refused", () => {
  expect(received(0.001, "g", null, "kg")).toBe("comes_to_nothing");
  expect(received(0, "kg", null, "kg")).toBe("comes_to_nothing");
  expect(received(0.001, "bolsita", "0.1", "kg")).toBe("comes_to_nothing");
  expect(received(1_000_000, "gal", null, "ml")).toBe("comes_to_nothing");
  expect(received(1_000_000, "caja", "100000", "pc")).toBe("comes_to_nothing");
});

test("any quantity in any unit of a family has an answer", () => {
  const quantities = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(quantities, fc.constantFrom(...measuredUnits), (quantity, itemUnit) => {
      for (const unit of convertibleUnits(itemUnit))
        expect(() => received(quantity / 1000, unit, null, itemUnit)).not.toThrow();
    }),
  );
});
