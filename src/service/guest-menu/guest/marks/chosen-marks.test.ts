import { expect, test } from "vitest";
import type { WireItem } from "../page-data.ts";
import { canSuit, chosenMarks, dietsOf } from "./chosen-marks.ts";

const none = { allergens: null, diets: [] };
const choice = (id: number, marks: object = none) => ({ id, item_id: 1, title: `${id}`, price: 0, ...marks });
const item = (changes: object): WireItem =>
  ({ id: 1, ...none, variants: [], addons: [], modifierGroups: [], ...changes }) as unknown as WireItem;
const plain = { variant_id: null, addons_ids: [], parts: [] };
const withoutMilk = { diets: [], without: ["milk"] } as const;

const pupusa = item({
  allergens: [],
  diets: ["vegan"],
  variants: [choice(1), choice(2, { allergens: ["milk"], diets: ["vegetarian"] })],
  addons: [choice(7, { allergens: ["nuts"], diets: ["vegan"] }), choice(8)],
});

test("declared free of allergens is said of what was chosen, not of the item", () => {
  const marks = (variant_id: number, addons_ids: number[]) =>
    chosenMarks(pupusa, { variant_id, addons_ids, parts: [] }, [pupusa]);
  expect(marks(1, [])).toEqual({ contains: [], isDeclared: true, diets: ["vegetarian", "vegan"] });
  expect(marks(2, [7, 7])).toEqual({ contains: ["milk", "nuts"], isDeclared: true, diets: ["vegetarian"] });
  expect(marks(1, [8])).toEqual({ contains: [], isDeclared: false, diets: [] });
  expect(dietsOf(pupusa)).toEqual(["vegetarian"]);
});

test("the filter keeps what can be chosen so that it suits", () => {
  expect(canSuit(pupusa, withoutMilk, [pupusa])).toBe(true);
  const onlyCheese = { ...pupusa, variants: pupusa.variants.slice(1) };
  expect(canSuit(onlyCheese, withoutMilk, [onlyCheese])).toBe(false);
  const group = { id: 1, title: "Salsa", min: 1, max: 1, max_each: 1, required: true, default_ids: [] };
  const asks = (addons_ids: number[]) => ({ ...pupusa, modifierGroups: [{ ...group, addons_ids }] });
  expect(canSuit(asks([7]), withoutMilk, [])).toBe(true);
  // Nobody has said what is in the only one that can be chosen.
  expect(canSuit(asks([8]), withoutMilk, [])).toBe(false);
});

test("a combo is what its parts are, and suits where each group has a part that does", () => {
  const drink = item({ id: 2, allergens: ["milk"], diets: [] });
  const part = (id: number, item_id: number) => ({
    id,
    item_id,
    variant_id: null,
    extra: 0,
    is_default: true,
  });
  const group = (...choices: object[]) => ({ id: 1, title: "", min: 1, max: 1, choices });
  const combo = item({ id: 3, combo: [group(part(1, 1)), group(part(2, 2))] });
  const items = [pupusa, drink, combo];
  const parts = [
    { choice_id: 1, variant_id: 1, addons_ids: [] },
    { choice_id: 2, variant_id: null, addons_ids: [] },
  ];
  expect(chosenMarks(combo, { ...plain, parts }, items)).toMatchObject({
    contains: ["milk"],
    isDeclared: true,
  });
  expect(canSuit(combo, withoutMilk, items)).toBe(false);
  expect(canSuit(combo, { diets: [], without: ["nuts"] }, items)).toBe(true);
});
