import { z } from "zod";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { allDifferent, idOf, money, percent } from "#platform/contract/wire.ts";

/** A dish that earns less: an item, a variant of an item with variants, or an add-on. */
export const dearerDish = z.object({
  menu_item_id: idOf("MenuItem"),
  title: z.string(),
  /** Null: the item itself. */
  choice: z.object({ kind: z.enum(["variant", "addon"]), title: z.string() }).nullable(),
  price: money,
  /** Cost of the ingredients whose cost is known, before and now. */
  old_cost: money,
  new_cost: money,
  /** Number of ingredients without a known cost. */
  unknown: z.number().int(),
  /**
   * Percent of the price without tax, with at most two decimals; null while a cost is unknown or the price is 0.
   */
  old_margin: z.number().nullable(),
  new_margin: z.number().nullable(),
  /** Price at which the ingredients reach the target food cost; null while a cost is unknown. */
  target_price: money.nullable(),
  /** The dearer ingredients that it contains. */
  ingredients: z.array(idOf("InventoryItem")),
});
export type DearerDish = z.output<typeof dearerDish>;

const costChange = z.object({
  inventory_item_id: idOf("InventoryItem"),
  old_cost: unitCost,
  new_cost: unitCost,
});

export const readDearerDishes = route({
  method: "POST",
  path: "/menu-items/eaten-margins",
  // It only reads.
  duringSupportVisit: "reads",
  summary:
    "Which dishes earn less when a unit of these ingredients costs this instead of that, those that lose most of their price first.",
  access: screenAccess("purchases", "inventory"),
  body: z.object({
    changes: z
      .array(costChange)
      .min(1)
      .max(100)
      .refine((changes) => allDifferent(changes.map((change) => change.inventory_item_id))),
  }),
  response: z.object({
    dishes: z.array(dearerDish),
    /** Number of all; at most 200 are listed. */
    count: z.number().int(),
    target_food_cost: percent,
    currency: z.string(),
  }),
  errors: ["not_found"],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});
