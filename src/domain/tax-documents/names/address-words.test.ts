import { expect, test } from "vitest";
import { addressWords } from "./address-words.ts";

test("an address says each of its places once, by name, and shouts none", () => {
  const places = ["Mejicanos", "SAN SALVADOR CENTRO", "San Salvador"];
  expect(addressWords("Calle 3, mejicanos", places)).toBe(
    "Calle 3, mejicanos, San Salvador Centro, San Salvador",
  );
  expect(addressWords("Calle 3", [null, "CUSCATLÁN SUR", "Cuscatlán"])).toBe(
    "Calle 3, Cuscatlán Sur, Cuscatlán",
  );
  expect(addressWords("", [null, null, null])).toBe("");
});
