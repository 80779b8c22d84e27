import { z } from "zod";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { idOf, money, percent, quantity } from "#platform/contract/wire.ts";
import { course } from "./course.ts";

/** A recipe line. `variant_id` and `addon_id` are 0 for the base recipe (specification, operations §3). */
export const recipeItem = z.object({
  variant_id: z.number().int().min(0),
  addon_id: z.number().int().min(0),
  inventory_item_id: idOf("InventoryItem"),
  ingredient_title: z.string(),
  recipe_quantity: quantity,
  current_quantity: quantity,
  min_quantity_threshold: quantity,
});

export const variant = z.object({
  id: idOf("Variant"),
  item_id: idOf("MenuItem"),
  title: z.string(),
  price: money,
});
export const addon = z.object({
  id: idOf("Addon"),
  item_id: idOf("MenuItem"),
  title: z.string(),
  price: money,
});

/** Add-ons of the item that are chosen together; an add-on that no group names is free to choose. */
export const modifierGroup = z.object({
  id: idOf("ModifierGroup"),
  title: z.string(),
  min: z.number().int(),
  max: z.number().int().nullable(),
  required: z.boolean(),
  addons_ids: z.array(idOf("Addon")),
  /** Chosen when the picker opens. */
  default_ids: z.array(idOf("Addon")),
});

/** Choices among other items of which `min` to `max` are parts of the combo; one of them more than once if wanted. */
export const comboGroup = z.object({
  id: idOf("ComboGroup"),
  title: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  choices: z.array(
    z.object({
      id: idOf("ComboChoice"),
      item_id: idOf("MenuItem"),
      /** Null asks for one, of an item that has variants. */
      variant_id: idOf("Variant").nullable(),
      /** Added to the price of the combo. */
      extra: money,
      /** Chosen when the picker opens. */
      is_default: z.boolean(),
    }),
  ),
});

export const menuItem = z.object({
  id: idOf("MenuItem"),
  title: z.string(),
  description: z.string().nullable(),
  price: money,
  /** Path below the API base, or null. */
  image: z.string().nullable(),
  category_id: idOf("Category").nullable(),
  category_title: z.string().nullable(),
  station_id: idOf("Station").nullable(),
  is_enabled: z.boolean(),
  tax_id: idOf("Tax").nullable(),
  tax_title: z.string().nullable(),
  tax_rate: percent,
  tax_type: z.enum(taxTypes).nullable(),
  variants: z.array(variant),
  addons: z.array(addon),
  modifierGroups: z.array(modifierGroup),
  recipeItems: z.array(recipeItem),
  /** Of a combo, which is sold as the parts that are chosen. */
  combo: z.array(comboGroup).optional(),
});
export type MenuItem = z.output<typeof menuItem>;

export const category = z.object({
  id: idOf("Category"),
  title: z.string(),
  is_enabled: z.boolean(),
  station_id: idOf("Station"),
  /** When in the meal its items are served unless told; null: at once. */
  course: course.nullable(),
});
export type Category = z.output<typeof category>;

/** A note of one tap; without a category for every dish. */
export const quickNote = z.object({ category_id: idOf("Category").nullable(), note: z.string() });

export const storeTable = z.object({
  id: idOf("Table"),
  table_title: z.string(),
  floor: z.string().nullable(),
  seating_capacity: z.number().int(),
});
export type StoreTable = z.output<typeof storeTable>;
