import { expect, test } from "vitest";
import { matchOptions } from "./match-options.ts";

const options = ["Café", "Té", "Cafetera"].map((label) => ({ value: label, label }));

test("accents and case do not matter and the order stays", () => {
  expect(matchOptions(options, " CAFE ").map((option) => option.label)).toEqual(["Café", "Cafetera"]);
});

test("no text shows all, but never more than 200", () => {
  expect(matchOptions(options, "")).toHaveLength(3);
  const many = Array.from({ length: 500 }, (_, index) => ({ value: String(index), label: `Mesa ${index}` }));
  expect(matchOptions(many, "")).toHaveLength(200);
});
