import {
  type DishMarks,
  type FoodFilter,
  marksOfChosen,
  marksOfCombo,
  suits,
} from "#menu/menu/domain/food-marks.ts";
import type { WireItem } from "../page-data.ts";

/** Choices of a guest for an item, or for a part of a combo. */
interface Chosen {
  readonly variant_id: number | null;
  /** An add-on that is taken twice is listed twice. */
  readonly addons_ids: readonly number[];
}

export interface ChosenItem extends Chosen {
  readonly parts: readonly (Chosen & { readonly choice_id: number })[];
}

type Items = readonly WireItem[];

/** Returns what is in an item as it was chosen, with the parts of a combo. */
export function chosenMarks(item: WireItem, chosen: ChosenItem, items: Items): DishMarks {
  if (!item.combo) return marksOf(item, chosen);
  const parts = chosen.parts.flatMap((part) => {
    const choice = item.combo?.flatMap(({ choices }) => choices).find(({ id }) => id === part.choice_id);
    const of = items.find(({ id }) => id === choice?.item_id);
    const variant_id = part.variant_id ?? choice?.variant_id ?? null;
    return of === undefined ? [] : [marksOf(of, { variant_id, addons_ids: part.addons_ids })];
  });
  return marksOfCombo(item, parts);
}

function marksOf(item: WireItem, { variant_id, addons_ids }: Chosen): DishMarks {
  const variant = item.variants.find(({ id }) => id === variant_id) ?? null;
  return marksOfChosen({ item, variant, addons: item.addons.filter(({ id }) => addons_ids.includes(id)) });
}

/** Tells whether an item can be chosen so that it suits the guest: a variant of it, the add-ons that it asks for, the parts of a combo. */
export function canSuit(item: WireItem, filter: FoodFilter, items: Items): boolean {
  if (filter.diets.length + filter.without.length === 0) return true;
  return item.combo
    ? item.combo.every(
        ({ min, choices }) => min === 0 || choices.some((choice) => partSuits(choice, filter, items)),
      )
    : variantsOf(item).some((variant_id) => suitsWith(item, variant_id, filter));
}

type Choice = NonNullable<WireItem["combo"]>[number]["choices"][number];

function partSuits({ item_id, variant_id }: Choice, filter: FoodFilter, items: Items): boolean {
  const item = items.find(({ id }) => id === item_id);
  if (item === undefined) return false;
  return (variant_id === null ? variantsOf(item) : [variant_id]).some((id) => suitsWith(item, id, filter));
}

const variantsOf = ({ variants }: WireItem): (number | null)[] =>
  variants.length === 0 ? [null] : variants.map(({ id }) => id);

/** Tells whether an item in this variant suits the guest, with as many add-ons as it asks for. */
function suitsWith(item: WireItem, variant_id: number | null, filter: FoodFilter): boolean {
  const isFine = (addons_ids: readonly number[]) => suits(marksOf(item, { variant_id, addons_ids }), filter);
  return (
    isFine([]) &&
    item.modifierGroups.every(
      ({ required, min, max_each, addons_ids }) =>
        !required || addons_ids.filter((id) => isFine([id])).length * max_each >= min,
    )
  );
}

/** Returns the diets that an item suits in each of its variants, for its card. */
export const dietsOf = (item: WireItem): DishMarks["diets"] =>
  item.combo
    ? item.diets
    : variantsOf(item)
        .map((variant_id) => marksOf(item, { variant_id, addons_ids: [] }).diets)
        .reduce((shared, diets) => shared.filter((diet) => diets.includes(diet)));

/** Tells whether the restaurant says anything about what is in its dishes. */
export const hasMarks = (items: readonly WireItem[]): boolean =>
  items.some((item) =>
    [item, ...item.variants, ...item.addons].some(
      ({ allergens: declared, diets: suited }) => declared !== null || suited.length > 0,
    ),
  );
