import { filePath } from "#core/files/contract/files.ts";
import type { Category, MenuItem } from "#menu/menu/contract/till-menu.ts";
import type { AddonId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { basisPoints, type Cents } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { ChoiceTuple, MenuRows } from "./till-queries.ts";

const NO_RATE = basisPoints(0);

/** Makes the menu for tills: each item with its category, tax, choices and recipe. */
export function menuView(rows: MenuRows, categories: readonly Category[]): MenuItem[] {
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const taxOf = new Map(rows.taxes.map((tax) => [tax[0], tax]));
  const variants = choicesByItem<VariantId>(rows.variants);
  const addons = choicesByItem<AddonId>(rows.addons);
  const groups = groupsByItem(rows);
  const recipes = recipesByItem(rows);
  const combos = combosByItem(rows);
  return rows.items.map(([id, title, description, price, image, categoryId, stationId, taxId]) => {
    const category = categoryId === null ? undefined : categoryOf.get(categoryId);
    const tax = taxId === null ? undefined : taxOf.get(taxId);
    return {
      id,
      title,
      description,
      price,
      image: image === null ? null : filePath(image),
      category_id: categoryId,
      category_title: category?.title ?? null,
      station_id: stationId ?? category?.station_id ?? null,
      is_enabled: true,
      tax_id: taxId,
      tax_title: tax?.[1] ?? null,
      tax_rate: tax?.[2] ?? NO_RATE,
      tax_type: tax?.[3] ?? null,
      variants: variants.get(id) ?? [],
      addons: addons.get(id) ?? [],
      modifierGroups: groups.get(id) ?? [],
      recipeItems: recipes.get(id) ?? [],
      combo: combos.get(id),
    };
  });
}

function choicesByItem<ChoiceId>(
  tuples: readonly (readonly [...ChoiceTuple<ChoiceId>, ...unknown[]])[],
): Map<MenuItemId, { id: ChoiceId; item_id: MenuItemId; title: string; price: Cents }[]> {
  return grouped(tuples, ([itemId, id, title, price]) => [itemId, { id, item_id: itemId, title, price }]);
}

function groupsByItem({ groups, addons }: MenuRows): Map<MenuItemId, MenuItem["modifierGroups"]> {
  // A shared group stands with each of its items.
  const members = Map.groupBy(addons, ([itemId, , , , groupId]) => `${itemId} ${groupId}`);
  return grouped(groups, ([itemId, id, title, min, max, required, max_each]) => {
    const groupAddons = members.get(`${itemId} ${id}`) ?? [];
    const addons_ids = groupAddons.map((addon) => addon[1]);
    const default_ids = groupAddons.filter((addon) => addon[5]).map((addon) => addon[1]);
    return [itemId, { id, title, min, max, max_each, required, addons_ids, default_ids }];
  });
}

/** Items without an entry are no combos. */
function combosByItem({ combos, comboChoices }: MenuRows): Map<MenuItemId, NonNullable<MenuItem["combo"]>> {
  const choices = grouped(comboChoices, ([groupId, id, item_id, variant_id, extra, is_default]) => [
    groupId,
    { id, item_id, variant_id, extra, is_default },
  ]);
  return grouped(combos, ([itemId, id, title, min, max]) => [
    itemId,
    { id, title, min, max, choices: choices.get(id) ?? [] },
  ]);
}

/** In the API 0 means "not of a variant" and "not of an add-on". */
function recipesByItem({ recipes, ingredients }: MenuRows): Map<MenuItemId, MenuItem["recipeItems"]> {
  const ingredientById = new Map(ingredients.map((tuple) => [tuple[0], tuple]));
  return grouped(recipes, ([itemId, variantId, addonId, inventoryItemId, quantity]) => {
    const ingredient = required(ingredientById.get(inventoryItemId), "the ingredient that a recipe names");
    const [, title, current, threshold] = ingredient;
    return [
      itemId,
      {
        variant_id: variantId ?? 0,
        addon_id: addonId ?? 0,
        inventory_item_id: inventoryItemId,
        ingredient_title: title,
        recipe_quantity: quantity,
        current_quantity: current,
        min_quantity_threshold: threshold,
      },
    ];
  });
}

function grouped<Tuple, Key, Value>(
  tuples: readonly Tuple[],
  entry: (tuple: Tuple) => readonly [Key, Value],
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const tuple of tuples) {
    const [key, value] = entry(tuple);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
