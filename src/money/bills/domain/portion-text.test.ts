import { expect, test } from "vitest";
import { fraction } from "#core/pricing/domain/fraction.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { portionText } from "./portion-text.ts";

test.each([
  [1, 3, "1/3"],
  [2, 4, "1/2"],
  [334, 1000, "33.4%"],
])("%i of %i is printed as %s", (numerator, denominator, text) => {
  expect(portionText(fraction(numerator, denominator), writingOf("es"))).toBe(text);
});
