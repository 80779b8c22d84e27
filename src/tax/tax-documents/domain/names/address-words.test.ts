import { expect, test } from "vitest";
import { addressWords } from "./address-words.ts";

test("an address says each of its places once, by name, and shouts none", () => {
  const places = {
    district: "San Salvador",
    municipality: "SAN SALVADOR CENTRO",
    department: "San Salvador",
  };
  expect(addressWords("Calle 3, san salvador", places)).toBe(
    "Calle 3, san salvador, San Salvador Centro, San Salvador",
  );
  expect(addressWords("Calle 3", { ...places, district: "Mejicanos" })).toBe(
    "Calle 3, Mejicanos, San Salvador Centro, San Salvador",
  );
  expect(addressWords("", { district: null, municipality: null, department: "Cuscatlán" })).toBe("Cuscatlán");
});
