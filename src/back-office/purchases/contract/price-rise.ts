import { z } from "zod";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { day, idOf } from "#platform/contract/wire.ts";

/** An ingredient that cost more than the last time it was bought: from the same vendor, else from anybody. */
export const priceRise = z.object({
  /** Line of the purchase. */
  id: idOf("PurchaseItem"),
  purchase_id: idOf("Purchase"),
  number: z.number().int(),
  date: day,
  vendor_id: idOf("Vendor").nullable(),
  vendor_name: z.string().nullable(),
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  /** Cost of one `unit`. */
  old_cost: unitCost,
  new_cost: unitCost,
  /** Increase in percent of the old cost, with two decimals. */
  percent: z.number(),
  previous: z.object({ purchase_id: idOf("Purchase"), date: day, vendor_name: z.string().nullable() }),
});
export type PriceRise = z.output<typeof priceRise>;
