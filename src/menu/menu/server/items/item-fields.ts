import { versionOf } from "#platform/server/http/edit-version.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";
import type { AddonRow, MenuItemRow, ModifierGroupRow, RecipeRow } from "./item-rows.ts";

/** Returns the fields of an item's form; its version is made of them. */
export function itemFields(item: MenuItemRow): Readonly<Record<string, unknown>> {
  return {
    title: item.title,
    description: item.description,
    price: item.price,
    net_price: item.netPrice,
    category_id: item.categoryId,
    tax_id: item.taxId,
    station_id: item.stationId,
    item_type: item.itemType,
    unit: item.unit,
    internal_code: item.internalCode,
    is_not_subject: item.isNotSubject,
    ...taxedAs(item),
    allergens: item.allergens,
    diets: item.diets,
  };
}

export const itemVersion = (item: MenuItemRow): string => versionOf(itemFields(item));

/** Returns the same fields for the audit log, with category, tax and station by name. */
export function auditedItem(item: MenuItemRow): Readonly<Record<string, unknown>> {
  const { category_id, tax_id, station_id, ...fields } = itemFields(item);
  return {
    ...fields,
    ...auditedMarks(item),
    category: item.category,
    tax: item.tax,
    station: item.station,
  };
}

/** Tax data that follow from the chosen tax. */
export const taxedAs = (item: MenuItemRow) => ({
  is_taxable: item.isTaxable,
  tribute: item.tribute,
  iva_rate: item.ivaRate,
  is_iva_included: item.isIvaIncluded,
  additional_tribute: item.additionalTribute,
  additional_rate: item.additionalRate,
});

/** Returns the fields that can be changed for many items at once. */
export function manyFields(item: MenuItemRow) {
  return {
    price: item.price,
    category_id: item.categoryId,
    tax_id: item.taxId,
    is_enabled: item.isEnabled,
    ...taxedAs(item),
    variants: item.variants.map(({ id, price }) => ({ id, price })),
    addons: ownAddons(item).map(({ id, price }) => ({ id, price })),
  };
}

/** Returns the add-ons that only this item has; those of shared groups are changed with their group. */
export const ownAddons = ({ addons }: Pick<MenuItemRow, "addons">): readonly AddonRow[] =>
  addons.filter(({ isShared }) => !isShared);

/** Returns the groups that only this item has. */
export const ownGroups = ({ groups }: Pick<MenuItemRow, "groups">): readonly ModifierGroupRow[] =>
  groups.filter(({ isShared }) => !isShared);

/** Returns the recipe without the lines of shared add-ons. */
export const ownRecipe = (item: Pick<MenuItemRow, "addons" | "recipe">): readonly RecipeRow[] => {
  const shared = new Set(item.addons.filter(({ isShared }) => isShared).map(({ id }) => id));
  return item.recipe.filter(({ addonId }) => addonId === null || !shared.has(addonId));
};

/** A choice, stored or as a form sends it; marks that are left out are not declared. */
type ChoiceFields = Pick<AddonRow, "title" | "price"> & {
  readonly [Mark in keyof FoodMarks]?: FoodMarks[Mark] | undefined;
};

/** Fields of the form of a variant or an add-on. */
export const choiceFields = ({ title, price, allergens = null, diets = [] }: ChoiceFields) => ({
  title,
  price,
  allergens,
  diets,
});

/** Returns the same fields for the audit log. */
export const auditedChoice = (choice: ChoiceFields) => ({
  title: choice.title,
  price: choice.price,
  ...auditedMarks(choiceFields(choice)),
});

/** Returns what is in something, for the audit log. */
const auditedMarks = ({ allergens, diets }: FoodMarks) => ({
  allergens,
  diets,
});

/** Returns the fields of a group's form. */
export function groupFields(group: ModifierGroupRow, addons: readonly AddonRow[]) {
  const members = addons.filter(({ groupId }) => groupId === group.id);
  return {
    title: group.title,
    min: group.min,
    // Add-ons may have been deleted since: nobody can choose more than there are.
    max: group.max === null ? null : Math.min(group.max, members.length * group.maxEach),
    max_each: group.maxEach,
    required: group.required,
    addons_ids: members.map(({ id }) => id),
    default_ids: members.filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}

/** Returns the fields of a recipe line's form. */
export function recipeFields({ variantId, addonId, ingredientId, quantity }: RecipeRow) {
  return { variantId, addonId, ingredientId, quantity };
}
