/** Allergens that a menu declares: those of Annex II of Regulation (EU) 1169/2011, which the Codex list is part of. */
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
export type Allergen = (typeof allergens)[number];

/** Diets that an item may suit. */
export const diets = ["vegetarian", "vegan", "gluten_free", "lactose_free"] as const;
export type Diet = (typeof diets)[number];

export interface FoodMarks {
  /** Null: nobody has said what is in it. */
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[];
}

const fromAnimals = ["crustaceans", "fish", "molluscs"] as const;
/** What no item of a diet contains. Milk without lactose is milk all the same. */
const excluded: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: fromAnimals,
  vegan: [...fromAnimals, "eggs", "milk"],
  gluten_free: ["gluten"],
  lactose_free: [],
};

/** The diets that what is in an item rules out, of those it is said to suit. */
export const dietsRuledOut = ({ allergens, diets }: FoodMarks): Diet[] =>
  diets.filter((diet) => excluded[diet].some((allergen) => allergens?.includes(allergen)));

/** What a guest wants to see of a menu. */
export interface FoodFilter {
  /** All of them are to be met. */
  readonly diets: readonly Diet[];
  /** None of them may be in it. */
  readonly without: readonly Allergen[];
}

/** Whether an item is for such a guest. What nobody has declared is never taken to be free of an allergen. */
export function suits(marks: FoodMarks, { diets, without }: FoodFilter): boolean {
  const isForDiet = (diet: Diet) =>
    marks.diets.includes(diet) || (diet === "vegetarian" && marks.diets.includes("vegan"));
  const isWithout = (allergen: Allergen) => marks.allergens?.includes(allergen) === false;
  return diets.every(isForDiet) && without.every(isWithout);
}
