import { expect, test } from "vitest";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { suggestTip } from "./suggest-tip.ts";

test("ten percent of what the sale costs, to the cent", () => {
  expect(suggestTip(cents(1235), basisPoints(1000))).toBe(124);
});

test("nothing is suggested by a house that does not, or for a sale without a price", () => {
  expect(suggestTip(cents(1235), null)).toBeNull();
  expect(suggestTip(cents(0), basisPoints(1000))).toBeNull();
  expect(suggestTip(cents(4), basisPoints(1000))).toBeNull();
});
