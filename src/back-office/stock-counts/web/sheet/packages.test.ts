import { expect, test } from "vitest";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { inPackages, packagesOf } from "./typed-quantity.ts";

const item = {
  unit: "pc",
  packages: [
    { name: "caja", factor: exactFromDecimal(12) },
    { name: "caja", factor: exactFromDecimal(24) },
    { name: "libra", factor: exactFromDecimal("0.45359237") },
  ],
};

test("boxes of different sizes are told apart, and sent as what they hold", () => {
  expect([...packagesOf(item).keys()]).toEqual(["caja × 12", "caja × 24", "libra × 0.454"]);
  const sent = (quantity: number, unit: string) => inPackages(thousandths(quantity), unit, item);
  expect(sent(3000, "caja × 24")).toEqual({ quantity: 72_000, in: "pc" });
  expect(sent(2500, "caja × 12")).toEqual({ quantity: 30_000, in: "pc" });
  expect(sent(1000, "libra × 0.454")).toEqual({ quantity: 454, in: "pc" });
  expect(sent(3000, "pc")).toEqual({ quantity: 3000, in: "pc" });
  expect(inPackages(null, "caja × 24", item)).toEqual({ quantity: null, in: "pc" });
});
