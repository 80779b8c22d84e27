import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, money, quantity } from "#platform/contract/wire.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { wastageReasons } from "../domain/stock-movement.ts";
import { stockStates } from "../domain/stock-state.ts";

const access = screenAccess("inventory");

/** What moved of an ingredient in the period. */
export const itemMovements = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  total_in: quantity,
  total_out: quantity,
  total_wastage: quantity,
  /** Deleted since the period began: it moved in it all the same. */
  is_deleted: z.boolean(),
});
export type ItemMovements = z.output<typeof itemMovements>;

/** What dishes used of an ingredient in the period beside what is there now. */
export const itemUsage = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  /** Sold, less what voids and refunds brought back. */
  total_usage: quantity,
  current_stock: quantity,
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
  /** Deleted since the period began: what is there of it counts no more. */
  is_deleted: z.boolean(),
});
export type ItemUsage = z.output<typeof itemUsage>;

const period = {
  /** Business days; `from` and `to` count for `custom`. */
  type: z.enum(periods).default("today"),
  from: day.optional(),
  to: day.optional(),
};

/** The two tables, each searched and paged by itself. */
export const stockTables = ["movements", "usage"] as const;

export const readInventoryDashboard = route({
  method: "GET",
  path: "/inventory/dashboard",
  summary:
    "What moved of each ingredient in a period, and what was used of it beside what is there; a page by title. `table` asks for one of the two.",
  access,
  query: listQuery({
    sort: sortBy("title").default("title"),
    ...period,
    /** Fills this table only; the other one is empty. */
    table: z.enum(stockTables).optional(),
  }),
  response: listReply(itemUsage)
    .omit({ rows: true })
    .extend({
      // Spelled as the specification does (back-office §3).
      cummulativeInventoryMovements: z.array(itemMovements),
      inventoryUsageVSCurrentStock: z.array(itemUsage),
      from: day,
      to: day,
    }),
});

export const readWastage = route({
  method: "GET",
  path: "/inventory/wastage",
  summary: "What was thrown away in a period, by reason: how often, and what it had cost.",
  access,
  query: z.object(period),
  response: z.object({
    reasons: z.array(
      z.object({
        reason: z.enum(wastageReasons),
        movements: z.number().int(),
        /** At what it cost when it was thrown away, as far as that is known. */
        value: money,
      }),
    ),
    /** Times something was thrown away of which nobody knew the cost: they are in no value. */
    unknown_cost: z.number().int(),
    from: day,
    to: day,
    currency: z.string(),
  }),
});

/** An ingredient that counting found to be used otherwise than recipes say; what was thrown away is in neither. */
export const itemLoss = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  is_deleted: z.boolean(),
  /** Sold, less what voids and refunds brought back. */
  theoretical: quantity,
  /** That with what adjustments and counts found missing. */
  counted: quantity,
  /** Counted less theoretical: what walked away; below 0: more was found than the ledger said. */
  lost: quantity,
  /** At the average cost at the end of the period; null while nobody said. */
  value: money.nullable(),
});
export type ItemLoss = z.output<typeof itemLoss>;

export const readLosses = route({
  method: "GET",
  path: "/inventory/losses",
  summary:
    "What walked away in a period: ingredients whose counted usage is not what recipes say, the dearest first.",
  access,
  query: z.object(period),
  response: z.object({
    /** Those that cost most. */
    items: z.array(itemLoss),
    /** How many there are in all, those of unknown cost with them. */
    count: z.number().int(),
    /** Of all of them, less what was found again. */
    value: money,
    unknown_cost: z.number().int(),
    from: day,
    to: day,
    currency: z.string(),
  }),
});
