import { z } from "zod";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { idOf, money, percent, quantity } from "#platform/contract/wire.ts";
import { categoryColours } from "../domain/category-colour.ts";
import { allergens, diets } from "../domain/food-marks.ts";
import { course } from "./course.ts";

/** Fields that say what is in an item or a choice of it, and whom it suits. */
export const markFields = {
  /** Null: not declared. */
  allergens: z.array(z.enum(allergens)).nullable(),
  diets: z.array(z.enum(diets)),
};

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

/** Add-ons of an item that are chosen together; an add-on outside every group is free to choose. */
export const modifierGroup = z.object({
  id: idOf("ModifierGroup"),
  title: z.string(),
  min: z.number().int(),
  max: z.number().int().nullable(),
  /** Most times that one of its add-ons may be taken. */
  max_each: z.number().int(),
  required: z.boolean(),
  addons_ids: z.array(idOf("Addon")),
  /** Chosen when the picker opens. */
  default_ids: z.array(idOf("Addon")),
});

/**
 * Items among which `min` to `max` parts of the combo are chosen; the same one may be chosen more than once.
 */
export const comboGroup = z.object({
  id: idOf("ComboGroup"),
  title: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  choices: z.array(
    z.object({
      id: idOf("ComboChoice"),
      item_id: idOf("MenuItem"),
      /** Null lets the guest choose one of the item's variants. */
      variant_id: idOf("Variant").nullable(),
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
  /** Groups of a combo; undefined for other items. */
  combo: z.array(comboGroup).optional(),
});
export type MenuItem = z.output<typeof menuItem>;

export const category = z.object({
  id: idOf("Category"),
  title: z.string(),
  is_enabled: z.boolean(),
  station_id: idOf("Station"),
  /** Course in which its items are served by default; null: at once. */
  course: course.nullable(),
  /** Colour of its mark; null: none. */
  colour: z.enum(categoryColours).nullable(),
});
export type Category = z.output<typeof category>;

/** A note that one tap adds; without a category it suits every dish. */
export const quickNote = z.object({ category_id: idOf("Category").nullable(), note: z.string() });

export const storeTable = z.object({
  id: idOf("Table"),
  table_title: z.string(),
  floor: z.string().nullable(),
  seating_capacity: z.number().int(),
});
