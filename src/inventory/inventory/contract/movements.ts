import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, instant, quantity } from "#platform/contract/wire.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { stockMovementCauses, stockMovementTypes, wastageReasons } from "../domain/stock-movement.ts";
import { unitCost } from "./unit-cost.ts";

const access = screenAccess("inventory");

/** An entry of the stock ledger (back-office §3). Quantities above 0 as the type says, in the unit of the ingredient. */
export const stockLog = z.object({
  id: idOf("StockMovement"),
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  /** Out of the store room by now; its past stays. */
  is_deleted: z.boolean(),
  type: z.enum(stockMovementTypes),
  /** Without a sign: the type says which way. */
  quantity,
  unit: z.string(),
  cause: z.enum(stockMovementCauses),
  /** Why it was thrown away; null otherwise, or when nobody said. */
  reason: z.enum(wastageReasons).nullable(),
  note: z.string().nullable(),
  /** Name of who did it; null for the product itself. */
  created_by: z.string().nullable(),
  created_at: instant,
  /** In stock after it. */
  quantity_after: quantity,
  /** What a unit cost when it moved; null while nobody said. */
  unit_cost: unitCost.nullable(),
  /** What made it, where something did. */
  order_id: idOf("Order").nullable(),
  order_no: z.number().int().nullable(),
  /** The order's invoice, once it is charged: the newest where its parts were charged apart. */
  invoice_no: z.number().int().nullable(),
  /** By which the open accounts find the order; null once its account is closed. */
  token_no: z.number().int().nullable(),
  purchase_id: idOf("Purchase").nullable(),
  count_id: idOf("StockCount").nullable(),
});
export type StockLog = z.output<typeof stockLog>;

/** The tiles of the list, which are filters. */
export const movementTiles = ["all", ...stockMovementTypes] as const;

const logFilters = {
  sort: sortBy("created_at").default("-created_at"),
  /** Business days; `from` and `to` count for `custom`. */
  type: z.enum(periods).default("today"),
  from: day.optional(),
  to: day.optional(),
  movementType: z.enum(movementTiles).default("all"),
  /** Of one ingredient. */
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
    /** The period as it was understood. */
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
