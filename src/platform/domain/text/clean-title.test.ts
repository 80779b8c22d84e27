import { expect, test } from "vitest";
import { cleanTitle } from "./search-text.ts";

test.each([
  ["  Queso  duro ", "Queso duro"],
  ["Queso\n\tduro", "Queso duro"],
  ["Jalapen\u0303o", "Jalape\u00f1o"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanTitle(typed)).toBe(kept);
});
