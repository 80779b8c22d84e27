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

/** An item with the variant and the add-ons that were chosen, and the statement of each. */
interface ChosenMarks {
  readonly item: FoodMarks;
  /** Null: the item has no variants. */
  readonly variant: FoodMarks | null;
  readonly addons: readonly FoodMarks[];
}

/** The allergens and diets of a dish as it was chosen, as far as they are known. */
export interface DishMarks {
  /** Allergens that are declared to be in it, in the order of `allergens`. */
  readonly contains: readonly Allergen[];
  /** False when nobody has said what is in one of its parts. */
  readonly isDeclared: boolean;
  readonly diets: readonly Diet[];
}

/**
 * Returns what is in a dish as it was chosen. A variant adds to its item, and one without a statement is as its item;
 * an add-on without one leaves it open what is in the dish. A diet must suit every part.
 */
export function marksOfChosen({ item, variant, addons }: ChosenMarks): DishMarks {
  const isVariantDeclared = variant !== null && (variant.allergens !== null || variant.diets.length > 0);
  return together([
    { allergens: item.allergens, diets: isVariantDeclared ? variant.diets : item.diets },
    ...(variant?.allergens ? [{ allergens: variant.allergens, diets: variant.diets }] : []),
    ...addons,
  ]);
}

/** Returns what is in a combo with these parts. Its own statement, if there is one, is added. */
export function marksOfCombo(combo: FoodMarks, parts: readonly DishMarks[]): DishMarks {
  const marks = parts.map(({ contains, isDeclared, diets }) => ({ allergens: contains, isDeclared, diets }));
  const { contains, isDeclared, diets } = together([
    ...marks,
    ...(combo.allergens === null ? [] : [{ allergens: combo.allergens, diets: together(marks).diets }]),
  ]);
  return { contains, isDeclared: isDeclared && parts.every((part) => part.isDeclared), diets };
}

function together(parts: readonly FoodMarks[]): DishMarks {
  const found = new Set(parts.flatMap((part) => part.allergens ?? []));
  const contains = allergens.filter((allergen) => found.has(allergen));
  const shared = diets.filter((diet) => parts.length > 0 && parts.every((part) => isForDiet(part, diet)));
  return {
    contains,
    isDeclared: parts.length > 0 && parts.every((part) => part.allergens !== null),
    diets: shared.filter((diet) => !excluded[diet].some((allergen) => found.has(allergen))),
  };
}

/** Diets and allergens by which a guest filters the menu. */
export interface FoodFilter {
  /** The item must suit all of them. */
  readonly diets: readonly Diet[];
  /** The item must contain none of them. */
  readonly without: readonly Allergen[];
}

/** Tells whether a dish suits such a guest. An undeclared one never counts as free of an allergen. */
export function suits(marks: DishMarks, { diets, without }: FoodFilter): boolean {
  const isWithout = (allergen: Allergen) => marks.isDeclared && !marks.contains.includes(allergen);
  return diets.every((diet) => isForDiet(marks, diet)) && without.every(isWithout);
}

const isForDiet = ({ diets }: Pick<FoodMarks, "diets">, diet: Diet): boolean =>
  diets.includes(diet) || (diet === "vegetarian" && diets.includes("vegan"));
