import { versionOf } from "#platform/server/http/edit-version.ts";
import type { AddonRow, GroupRow, ItemRow, RecipeRow } from "./item-rows.ts";

/** What the form of an item holds. */
export function itemFields(item: ItemRow): Readonly<Record<string, unknown>> {
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

/** Version of what the form of an item holds. */
export const itemVersion = (item: ItemRow): string => versionOf(itemFields(item));

/** The same for the audit log: category, tax and station by their names. */
export function auditedItem(item: ItemRow): Readonly<Record<string, unknown>> {
  const { category_id, tax_id, station_id, ...fields } = itemFields(item);
  const { allergens, diets } = item;
  return {
    ...fields,
    allergens: allergens?.join(", ") ?? null,
    diets: diets.join(", "),
    category: item.category,
    tax: item.tax,
    station: item.station,
  };
}

/** What tax documents say of its tax, as it follows from a tax that is chosen. */
export const taxedAs = (item: ItemRow) => ({
  is_taxable: item.isTaxable,
  tribute: item.tribute,
  iva_rate: item.ivaRate,
  is_iva_included: item.isIvaIncluded,
  additional_tribute: item.additionalTribute,
  additional_rate: item.additionalRate,
});

/** What can be changed of many items at once. */
export function manyFields(item: ItemRow) {
  return {
    price: item.price,
    category_id: item.categoryId,
    tax_id: item.taxId,
    is_enabled: item.isEnabled,
    ...taxedAs(item),
    variants: item.variants.map(({ id, price }) => ({ id, price })),
    addons: item.addons.map(({ id, price }) => ({ id, price })),
  };
}

/** What the form of a variant or an add-on holds. */
export const choiceFields = ({ title, price }: Pick<AddonRow, "title" | "price">) => ({ title, price });

/** What the form of a group holds. */
export function groupFields(group: GroupRow, addons: readonly AddonRow[]) {
  const members = addons.filter(({ groupId }) => groupId === group.id);
  return {
    title: group.title,
    min: group.min,
    // Add-ons may have been deleted since: nobody can choose more than there are.
    max: group.max === null ? null : Math.min(group.max, members.length),
    required: group.required,
    addons_ids: members.map(({ id }) => id),
    default_ids: members.filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}

/** What the form of a line of a recipe holds. */
export function recipeFields({ variantId, addonId, ingredientId, quantity }: RecipeRow) {
  return { variantId, addonId, ingredientId, quantity };
}
