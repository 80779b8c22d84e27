import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, instant, quantity } from "#platform/contract/wire.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { stockMovementCauses, stockMovementTypes, wastageReasons } from "../domain/stock-movement.ts";
import { unitCost } from "./unit-cost.ts";

const access = screenAccess("inventory");

/** An entry of the stock ledger (back-office §3). Quantities are above 0, in the ingredient's unit. */
const stockLog = z.object({
  id: idOf("StockMovement"),
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  /** The ingredient was deleted; its past stays. */
  is_deleted: z.boolean(),
  type: z.enum(stockMovementTypes),
  /** Without a sign; the type tells the direction. */
  quantity,
  unit: z.string(),
  cause: z.enum(stockMovementCauses),
  /** Reason of wastage; null for other movements, or when nobody gave one. */
  reason: z.enum(wastageReasons).nullable(),
  note: z.string().nullable(),
  /** Name of the person; null for the software itself. */
  created_by: z.string().nullable(),
  created_at: instant,
  /** Stock after the movement. */
  quantity_after: quantity,
  /** Cost of one unit at that moment; null while unknown. */
  unit_cost: unitCost.nullable(),
  /** Order, purchase or count that caused the movement, if any. */
  order_id: idOf("Order").nullable(),
  order_no: z.number().int().nullable(),
  /** The order's invoice once it is charged; the newest one when its parts were charged separately. */
  invoice_no: z.number().int().nullable(),
  /** Token by which the open accounts find the order; null once its account is closed. */
  token_no: z.number().int().nullable(),
  purchase_id: idOf("Purchase").nullable(),
  count_id: idOf("StockCount").nullable(),
});
export type StockLog = z.output<typeof stockLog>;

/** Tiles of the list, which filter it. */
export const movementTiles = ["all", ...stockMovementTypes] as const;

const logFilters = {
  sort: sortBy("created_at").default("-created_at"),
  /** Business days; `from` and `to` count for `custom`. */
  type: z.enum(periods).default("today"),
  from: day.optional(),
  to: day.optional(),
  movementType: z.enum(movementTiles).default("all"),
  /** Limits the list to one ingredient. */
  item: idTextOf("InventoryItem").optional(),
};

export const listStockLogs = route({
  method: "GET",
  path: "/inventory/logs",
  summary:
    "The movements of stock in a period of business days, the newest first; by type, ingredient or title.",
  access,
  query: listQuery(logFilters),
  response: listReply(stockLog).extend({
    /** The resulting period. */
    from: day,
    to: day,
    currency: z.string(),
  }),
  errors: ["not_found"],
});

export const exportStockLogs = route({
  method: "GET",
  path: "/inventory/logs/export",
  summary: "The movements of stock in a period as a CSV file.",
  access,
  query: exportQuery(logFilters),
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});
