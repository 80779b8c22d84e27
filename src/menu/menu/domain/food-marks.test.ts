import { expect, test } from "vitest";
import { dietsRuledOut, suits } from "./food-marks.ts";

test("what nobody has declared is never free of an allergen", () => {
  const filter = { diets: [], without: ["nuts"] } as const;
  expect(suits({ allergens: null, diets: [] }, filter)).toBe(false);
  expect(suits({ allergens: ["milk", "nuts"], diets: [] }, filter)).toBe(false);
  expect(suits({ allergens: ["milk"], diets: [] }, filter)).toBe(true);
  expect(suits({ allergens: null, diets: [] }, { diets: [], without: [] })).toBe(true);
});

test("a guest sees what suits every diet of theirs; what is vegan is vegetarian", () => {
  const marks = { allergens: [], diets: ["vegan"] } as const;
  expect(suits(marks, { diets: ["vegetarian"], without: [] })).toBe(true);
  expect(suits(marks, { diets: ["vegan", "gluten_free"], without: [] })).toBe(false);
  expect(suits({ allergens: [], diets: ["vegetarian"] }, { diets: ["vegan"], without: [] })).toBe(false);
});

test("an item does not suit a diet that its allergens rule out", () => {
  expect(
    dietsRuledOut({
      allergens: ["milk", "gluten"],
      diets: ["vegetarian", "vegan", "gluten_free", "lactose_free"],
    }),
  ).toEqual(["vegan", "gluten_free"]);
  expect(dietsRuledOut({ allergens: null, diets: ["vegan"] })).toEqual([]);
});
