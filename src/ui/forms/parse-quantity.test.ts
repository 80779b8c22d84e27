import { expect, test } from "vitest";
import { parseQuantity } from "./parse-quantity.ts";

test("whole numbers are read", () => {
  expect(parseQuantity(" 12 ")).toBe(12);
  expect(parseQuantity("007")).toBe(7);
});

test.each(["", "1.5", "-1", "+1", "1e3", "dos", "1234567"])("%j is no quantity", (text) => {
  expect(parseQuantity(text)).toBeNull();
});
