import { expect, test } from "vitest";
import { firstTerms, priceChangeOf } from "./price-terms.ts";

test("prices are changed by a number that is certain; meanwhile nothing is shown", () => {
  expect(priceChangeOf({ ...firstTerms, value: 12.5, direction: "down" })).toMatchObject({ value: -1250 });
  for (const value of [null, 0, Number.NaN]) expect(priceChangeOf({ ...firstTerms, value })).toBeNull();
});
