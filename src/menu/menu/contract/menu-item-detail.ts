import { z } from "zod";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { idOf, money, percent, quantity } from "#platform/contract/wire.ts";
import { markFields, modifierGroup } from "./till-menu.ts";

/** Cost of the recipe and margin of the price without tax, in percent with at most two decimals. */
const recipeCost = z.object({
  /** Cost of the ingredients whose cost is known; null when there are none. */
  cost: money.nullable(),
  /** Number of ingredients without a known cost. */
  unknown: z.number().int(),
  /** Null while a cost is unknown or the price is 0; below 0 when sold at a loss. */
  margin: z.number().nullable(),
  /** The lowest price at which the ingredients reach the target food cost; null while a cost is unknown. */
  target_price: money.nullable(),
  /** Margin that the settings aim for, in percent: 100 less the target food cost. */
  target_margin: z.number(),
});

/** An ingredient of the item itself, or of one of its variants or add-ons. */
export const recipeLine = z.object({
  id: idOf("RecipeItem"),
  menuItemId: idOf("MenuItem"),
  variantId: idOf("Variant").nullable(),
  variant_title: z.string().nullable(),
  addonId: idOf("Addon").nullable(),
  addon_title: z.string().nullable(),
  ingredientId: idOf("InventoryItem"),
  ingredient_title: z.string(),
  quantity,
  unit: z.string(),
  /** Cost of one `unit`; null when unknown. */
  unit_cost: unitCost.nullable(),
  /** Cost of the whole quantity. */
  cost: money.nullable(),
  version: editVersion,
});
export type RecipeLine = z.output<typeof recipeLine>;

const variantDetail = z.object({
  id: idOf("Variant"),
  title: z.string(),
  price: money,
  ...markFields,
  /** Cost including the item's own recipe. */
  recipeCost,
  version: editVersion,
});

const addonDetail = z.object({
  id: idOf("Addon"),
  title: z.string(),
  price: money,
  ...markFields,
  /** Null: free to choose. */
  group_id: idOf("ModifierGroup").nullable(),
  is_default: z.boolean(),
  /** Its group is shared with other items, and a change of it acts on all of them. */
  is_shared: z.boolean(),
  recipeCost,
  version: editVersion,
});

const groupDetail = modifierGroup.extend({
  /** Other items have it too; it is changed by the calls under /modifier-groups. */
  is_shared: z.boolean(),
  version: editVersion,
});

/** An item with all its settings. */
export const itemDetail = z.object({
  id: idOf("MenuItem"),
  title: z.string(),
  description: z.string().nullable(),
  price: money,
  net_price: money.nullable(),
  image: z.string().nullable(),
  category_id: idOf("Category").nullable(),
  category_title: z.string().nullable(),
  tax_id: idOf("Tax").nullable(),
  tax_title: z.string().nullable(),
  tax_rate: percent,
  tax_type: z.enum(taxTypes).nullable(),
  /** Its own station; null: the station of its category. */
  station_id: idOf("Station").nullable(),
  is_enabled: z.boolean(),
  dte_tipo_item_codigo: z.string(),
  /** 1 taxed, 0 exempt. */
  dte_gravado: z.number().int(),
  /** 1 not subject; only where it is not taxed. */
  dte_no_sujeto: z.number().int(),
  dte_cod_tributo: z.string().nullable(),
  dte_unidad_medida: z.string(),
  dte_codigo_interno: z.string().nullable(),
  dte_porcentaje_iva: percent,
  dte_precio_incluye_iva: z.number().int(),
  dte_cod_tributo_adicional: z.string().nullable(),
  dte_porcentaje_adicional: percent.nullable(),
  ...markFields,
  variants: z.array(variantDetail),
  addons: z.array(addonDetail),
  modifierGroups: z.array(groupDetail),
  recipeItems: z.array(recipeLine),
  /** Cost of the item without choices. */
  recipeCost,
  version: editVersion,
});
export type ItemDetail = z.output<typeof itemDetail>;
export type ModifierGroup = ItemDetail["modifierGroups"][number];
