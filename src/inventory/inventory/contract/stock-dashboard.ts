import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, money, quantity } from "#platform/contract/wire.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { wastageReasons } from "../domain/stock-movement.ts";
import { stockStates } from "../domain/stock-state.ts";

const access = screenAccess("inventory");

/** Movements of an ingredient in the period. */
const itemMovements = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  total_in: quantity,
  total_out: quantity,
  total_wastage: quantity,
  /** It was deleted after the period began, but moved in it. */
  is_deleted: z.boolean(),
});
export type ItemMovements = z.output<typeof itemMovements>;

/** Usage of an ingredient by dishes in the period, and its present stock. */
const itemUsage = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  /** Sold, less the returns of voids and refunds. */
  total_usage: quantity,
  current_stock: quantity,
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
  /** It was deleted after the period began; its remaining stock no longer counts. */
  is_deleted: z.boolean(),
});
export type ItemUsage = z.output<typeof itemUsage>;

const period = {
  /** Business days; `from` and `to` count for `custom`. */
  type: z.enum(periods).default("today"),
  from: day.optional(),
  to: day.optional(),
};

/** The two tables; each has its own search and pages. */
const stockTables = ["movements", "usage"] as const;

export const readInventoryDashboard = route({
  method: "GET",
  path: "/inventory/dashboard",
  summary:
    "What moved of each ingredient in a period, and what was used of it beside what is there; a page by title. `table` asks for one of the two.",
  access,
  query: listQuery({
    sort: sortBy("title").default("title"),
    ...period,
    /** Fills only this table; the other one is empty. */
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
        /** Value at the cost of that moment, without parts of unknown cost. */
        value: money,
      }),
    ),
    /** Number of times that something of unknown cost was thrown away; no value includes it. */
    unknown_cost: z.number().int(),
    from: day,
    to: day,
    currency: z.string(),
  }),
});

/** An ingredient whose counted usage differs from that of the recipes. Wastage counts in neither. */
const itemLoss = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  is_deleted: z.boolean(),
  /** Sold, less the returns of voids and refunds. */
  theoretical: quantity,
  /** `theoretical` with what adjustments and counts found missing. */
  counted: quantity,
  /** Counted less theoretical; below 0 when more was found than the ledger said. */
  lost: quantity,
  /** At the average cost at the end of the period; null while unknown. */
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
    /** The ingredients with the dearest losses. */
    items: z.array(itemLoss),
    /** Number of all, with those of unknown cost. */
    count: z.number().int(),
    /** Value of all losses, less what was found again. */
    value: money,
    unknown_cost: z.number().int(),
    from: day,
    to: day,
    currency: z.string(),
  }),
});
