import { z } from "zod";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { allDifferent, idOf, money, percent } from "#platform/contract/wire.ts";

/** What is sold and earns less by it: an item, a variant of one with variants, or an add-on. */
export const dearerDish = z.object({
  menu_item_id: idOf("MenuItem"),
  title: z.string(),
  /** Null: the item itself. */
  choice: z.object({ kind: z.enum(["variant", "addon"]), title: z.string() }).nullable(),
  price: money,
  /** Of its ingredients whose cost is known, before and now. */
  old_cost: money,
  new_cost: money,
  /** Ingredients whose cost nobody has told. */
  unknown: z.number().int(),
  /** In percent of the price without tax, with at most two decimals; null while a cost is unknown or the price is 0. */
  old_margin: z.number().nullable(),
  new_margin: z.number().nullable(),
  /** The price at which the ingredients take what they are meant to; null while a cost is unknown. */
  target_price: money.nullable(),
  /** Which of the dearer ingredients are in it. */
  ingredients: z.array(idOf("InventoryItem")),
});
export type DearerDish = z.output<typeof dearerDish>;

const costChange = z.object({
  inventory_item_id: idOf("InventoryItem"),
  old_cost: unitCost,
  new_cost: unitCost,
});

export const readEatenMargins = route({
  method: "POST",
  path: "/menu-items/eaten-margins",
  // Reads, and writes nothing.
  duringLookIn: "reads",
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
    /** Of all; at most 200 are listed. */
    count: z.number().int(),
    /** What ingredients may take of a price without tax. */
    target_food_cost: percent,
    currency: z.string(),
  }),
  errors: ["not_found"],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});
