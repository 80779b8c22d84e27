import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { compactAmount } from "./figure-cards.tsx";

test.each([
  [0, "$0"],
  [2_950, "$29.5"],
  [1_234_500, "$12.3K"],
  [348_000_000, "$3.5M"],
])("%i cents are %s", (amount, text) => {
  expect(compactAmount(cents(amount), "USD")).toBe(text);
});
