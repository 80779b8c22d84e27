/**
 * Allergens that a menu declares: those of Annex II of Regulation (EU) 1169/2011, which includes the Codex list.
 */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
type Allergen = (typeof allergens)[number];

export const diets = ["vegetarian", "vegan", "gluten_free", "lactose_free"] as const;
type Diet = (typeof diets)[number];

export interface FoodMarks {
  /** Null: not declared. */
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[];
}

const fromAnimals = ["crustaceans", "fish", "molluscs"] as const;
/** Allergens that rule out a diet. Lactose-free milk is still milk. */
const excluded: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: fromAnimals,
  vegan: [...fromAnimals, "eggs", "milk"],
  gluten_free: ["gluten"],
  lactose_free: [],
};

/** Returns those of the item's diets that its allergens rule out. */
export const dietsRuledOut = ({ allergens, diets }: FoodMarks): Diet[] =>
  diets.filter((diet) => excluded[diet].some((allergen) => allergens?.includes(allergen)));

/** Diets and allergens by which a guest filters the menu. */
export interface FoodFilter {
  /** The item must suit all of them. */
  readonly diets: readonly Diet[];
  /** The item must contain none of them. */
  readonly without: readonly Allergen[];
}

/** Tells whether an item suits such a guest. Undeclared items never count as free of an allergen. */
export function suits(marks: FoodMarks, { diets, without }: FoodFilter): boolean {
  const isForDiet = (diet: Diet) =>
    marks.diets.includes(diet) || (diet === "vegetarian" && marks.diets.includes("vegan"));
  const isWithout = (allergen: Allergen) => marks.allergens?.includes(allergen) === false;
  return diets.every(isForDiet) && without.every(isWithout);
}
