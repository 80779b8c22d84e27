import { expect, test } from "vitest";
import { type DishMarks, dietsRuledOut, marksOfChosen, marksOfCombo, suits } from "./food-marks.ts";

const dish = (marks: Partial<DishMarks> = {}): DishMarks => ({
  contains: [],
  isDeclared: true,
  diets: [],
  ...marks,
});

test("what nobody has declared is never free of an allergen", () => {
  const filter = { diets: [], without: ["nuts"] } as const;
  expect(suits(dish({ isDeclared: false }), filter)).toBe(false);
  expect(suits(dish({ contains: ["milk", "nuts"] }), filter)).toBe(false);
  expect(suits(dish({ contains: ["milk"] }), filter)).toBe(true);
  expect(suits(dish({ isDeclared: false }), { diets: [], without: [] })).toBe(true);
});

test("a guest sees what suits every diet of theirs; what is vegan is vegetarian", () => {
  const marks = dish({ diets: ["vegan"] });
  expect(suits(marks, { diets: ["vegetarian"], without: [] })).toBe(true);
  expect(suits(marks, { diets: ["vegan", "gluten_free"], without: [] })).toBe(false);
  expect(suits(dish({ diets: ["vegetarian"] }), { diets: ["vegan"], without: [] })).toBe(false);
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

const unknown = { allergens: null, diets: [] } as const;
const pupusa = { allergens: [], diets: ["vegan", "gluten_free"] } as const;
const cheese = { allergens: ["milk"], diets: ["vegetarian", "gluten_free"] } as const;

test("an add-on brings what is in it, and takes the diets that it does not suit", () => {
  const plain = marksOfChosen({ item: pupusa, variant: null, addons: [] });
  expect(plain).toEqual({ contains: [], isDeclared: true, diets: ["vegetarian", "vegan", "gluten_free"] });
  const withCheese = marksOfChosen({ item: pupusa, variant: null, addons: [cheese] });
  expect(withCheese).toEqual({ contains: ["milk"], isDeclared: true, diets: ["vegetarian", "gluten_free"] });
});

test("free of allergens is only what is declared in every part that was chosen", () => {
  expect(marksOfChosen({ item: pupusa, variant: null, addons: [unknown] })).toMatchObject({
    contains: [],
    isDeclared: false,
    diets: [],
  });
  expect(marksOfChosen({ item: unknown, variant: null, addons: [cheese] })).toMatchObject({
    contains: ["milk"],
    isDeclared: false,
  });
});

test("a variant adds to its item; one without a statement is as its item", () => {
  const ofWheat = { allergens: ["gluten"], diets: ["vegan"] } as const;
  const chosen = marksOfChosen({ item: pupusa, variant: ofWheat, addons: [] });
  expect(chosen).toEqual({ contains: ["gluten"], isDeclared: true, diets: ["vegetarian", "vegan"] });
  expect(marksOfChosen({ item: pupusa, variant: unknown, addons: [] })).toEqual(
    marksOfChosen({ item: pupusa, variant: null, addons: [] }),
  );
  const taco = { allergens: [], diets: [] } as const;
  const ofBeans = { allergens: [], diets: ["vegan"] } as const;
  expect(marksOfChosen({ item: taco, variant: ofBeans, addons: [] }).diets).toContain("vegan");
});

test("a combo is what its parts are; its own statement is added and replaces none", () => {
  const parts = [marksOfChosen({ item: pupusa, variant: null, addons: [] }), dish({ contains: ["soy"] })];
  expect(marksOfCombo(unknown, parts)).toEqual({ contains: ["soy"], isDeclared: true, diets: [] });
  const declared = { allergens: ["nuts"], diets: ["vegan"] } as const;
  expect(marksOfCombo(declared, [...parts, dish({ isDeclared: false })])).toEqual({
    contains: ["soy", "nuts"],
    isDeclared: false,
    diets: [],
  });
  expect(marksOfCombo(declared, []).isDeclared).toBe(true);
});
