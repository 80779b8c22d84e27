import { expect, test } from "vitest";
import { isAllergyNote } from "./ticket-text.ts";

test.each([
  ["Alergia al maní", true],
  ["cliente ALÉRGICO a mariscos", true],
  ["nut allergy", true],
  ["sin cebolla", false],
  ["alegría y poca sal", false],
])("the note %s speaks of an allergy: %s", (notes, isAllergy) => {
  expect(isAllergyNote(notes)).toBe(isAllergy);
});
