import { filePath } from "../../../contract/files.ts";
import type { MenuItem } from "../../../contract/menu.ts";
import type { AddonId, MenuItemId, VariantId } from "../../../domain/ids.ts";
import { basisPoints } from "../../../domain/money/cents.ts";
import type { ChoiceRows, ChoiceTuple, MenuRow } from "./till-queries.ts";

/** The menu as tills get it: each item with its choices and its recipe on stock. */
export function menuView(items: readonly MenuRow[], choices: ChoiceRows): MenuItem[] {
  const variants = choicesByItem<VariantId>(choices.variants);
  const addons = choicesByItem<AddonId>(choices.addons);
  const recipes = recipesByItem(choices);
  return items.map((item) => ({
    id: item.id,
    title: item.title,
    description: item.description,
    price: item.price_cents,
    image: item.image === null ? null : filePath(item.image),
    category_id: item.category_id,
    category_title: item.category_title,
    station_id: item.station_id,
    is_enabled: true,
    tax_id: item.tax_id,
    tax_title: item.tax_title,
    tax_rate: item.tax_rate_bp ?? basisPoints(0),
    tax_type: item.tax_type,
    variants: variants.get(item.id) ?? [],
    addons: addons.get(item.id) ?? [],
    recipeItems: recipes.get(item.id) ?? [],
  }));
}

function choicesByItem<ChoiceId>(tuples: readonly ChoiceTuple<ChoiceId>[]) {
  return grouped(tuples, ([itemId, id, title, price]) => [itemId, { id, item_id: itemId, title, price }]);
}

/** On the wire 0 stands for "not of a variant" and "not of an add-on". */
function recipesByItem({ recipes, ingredients }: ChoiceRows): Map<MenuItemId, MenuItem["recipeItems"]> {
  const known = new Map(ingredients.map((tuple) => [tuple[0], tuple]));
  return grouped(recipes, ([itemId, variantId, addonId, inventoryItemId, quantity]) => {
    const ingredient = known.get(inventoryItemId);
    if (!ingredient) throw new Error("A recipe names an ingredient that is not in the inventory");
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
