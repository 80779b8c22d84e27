import type { ItemRow } from "#menu/menu/server/items/item-rows.ts";
import type { FileItem } from "../domain/menu-file.ts";

/** An item of the menu as a file holds it. */
export function fileItem(row: ItemRow): FileItem {
  const titleIn = (parts: readonly { readonly id: number; readonly title: string }[], id: number | null) =>
    parts.find((part) => part.id === id)?.title ?? null;
  return {
    line: 0,
    id: row.id,
    category: row.category,
    title: row.title,
    description: row.description,
    price: row.price,
    isVisible: row.isEnabled,
    tax: row.tax,
    station: row.station,
    billing: {
      itemType: row.itemType,
      isTaxable: row.isTaxable,
      isNotSubject: row.isNotSubject,
      tribute: row.tribute,
      unit: row.unit,
      internalCode: row.internalCode,
      ivaRate: row.ivaRate,
      isIvaIncluded: row.isIvaIncluded,
      additionalTribute: row.additionalTribute,
      additionalRate: row.additionalRate,
    },
    variants: row.variants.map(({ title, price }) => ({ line: 0, title, price })),
    groups: row.groups.map(({ title, min, max, required }) => ({
      line: 0,
      title,
      min,
      max,
      isRequired: required,
    })),
    addons: row.addons.map(({ title, price, groupId, isDefault }) => ({
      line: 0,
      title,
      price,
      group: titleIn(row.groups, groupId),
      isDefault,
    })),
    recipe: row.recipe.map(({ ingredient, variantId, addonId, quantity }) => ({
      line: 0,
      ingredient,
      variant: titleIn(row.variants, variantId),
      addon: titleIn(row.addons, addonId),
      quantity,
    })),
  };
}
