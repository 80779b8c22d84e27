import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  addInventoryItem,
  addStockMovement,
  adjustInventory,
  deleteInventoryItem,
  listInventory,
  readInventoryItem,
  readStockValue,
  updateInventoryItem,
} from "../contract/items.ts";
import { exportStockLogs, listStockLogs } from "../contract/movements.ts";
import { readInventoryDashboard, readLosses, readWastage } from "../contract/stock-dashboard.ts";
import { setUnitCost } from "../contract/unit-cost.ts";

/** Business days back from today that the page of an ingredient shows unless told. */
export const USUAL_DAYS = 30;

/** What sales take is told only when something runs low by it: what is on screen is asked for this often, in milliseconds. */
const POLL_MS = 60_000;

/** Everything about the store room on screen, for what changes it. */
export const inventoryKey = ["inventory"] as const;

/** A page of the ingredients, with how many there are of each state. */
export function inventoryQuery(query: QueryOf<typeof listInventory>) {
  return queryOptions({
    queryKey: [...inventoryKey, "items", query],
    queryFn: async ({ signal }) => {
      const { items, ...page } = await call(listInventory, { query, signal });
      return { ...page, rows: items };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** An ingredient with the dishes that use it and what the last days did to it. */
export function itemQuery(id: InventoryItemId, query: QueryOf<typeof readInventoryItem>) {
  return queryOptions({
    queryKey: [...inventoryKey, "item", id, query],
    queryFn: ({ signal }) => call(readInventoryItem, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** What the stock cost, now or at the end of a day. */
export function valueQuery(query: QueryOf<typeof readStockValue>) {
  return queryOptions({
    queryKey: [...inventoryKey, "value", query],
    queryFn: ({ signal }) => call(readStockValue, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** A page of the movements. */
export function movementsQuery(query: QueryOf<typeof listStockLogs>) {
  return queryOptions({
    queryKey: [...inventoryKey, "logs", query],
    queryFn: ({ signal }) => call(listStockLogs, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Keeps the movements that are listed as a file, all pages of them. */
export const downloadMovements = (query: QueryOf<typeof exportStockLogs>) =>
  downloadCsv(exportStockLogs, { query });

type StockTable = QueryOf<typeof readInventoryDashboard>;

/** A page of what moved of each ingredient over a period. */
export function itemMovementsQuery(query: StockTable) {
  return queryOptions({
    queryKey: [...inventoryKey, "dashboard", "movements", query],
    queryFn: async ({ signal }) => {
      const page = await call(readInventoryDashboard, { query: { ...query, table: "movements" }, signal });
      return { ...page, rows: page.cummulativeInventoryMovements };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** A page of what was used of each ingredient over a period, beside what is there. */
export function itemUsageQuery(query: StockTable) {
  return queryOptions({
    queryKey: [...inventoryKey, "dashboard", "usage", query],
    queryFn: async ({ signal }) => {
      const page = await call(readInventoryDashboard, { query: { ...query, table: "usage" }, signal });
      return { ...page, rows: page.inventoryUsageVSCurrentStock };
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** What walked away in a period, the dearest first. */
export function lossesQuery(query: QueryOf<typeof readLosses>) {
  return queryOptions({
    queryKey: [...inventoryKey, "losses", query],
    queryFn: ({ signal }) => call(readLosses, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** What was thrown away in a period, by reason. */
export function wastageQuery(query: QueryOf<typeof readWastage>) {
  return queryOptions({
    queryKey: [...inventoryKey, "wastage", query],
    queryFn: ({ signal }) => call(readWastage, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** What changes the store room; what is on screen of it is loaded anew, also when it was refused. */
export function useInventoryCalls() {
  const client = useQueryClient();
  const reloading =
    <Input, Answer>(send: (input: Input) => Promise<Answer>) =>
    async (input: Input) => {
      try {
        return await send(input);
      } finally {
        void client.invalidateQueries({ queryKey: inventoryKey });
      }
    };
  return {
    add: reloading((input: CallInput<typeof addInventoryItem>) => call(addInventoryItem, input)),
    update: reloading((input: CallInput<typeof updateInventoryItem>) => call(updateInventoryItem, input)),
    waste: reloading((input: CallInput<typeof addStockMovement>) => call(addStockMovement, input)),
    adjust: reloading((input: CallInput<typeof adjustInventory>) => call(adjustInventory, input)),
    setCost: reloading((input: CallInput<typeof setUnitCost>) => call(setUnitCost, input)),
    remove: reloading((input: CallInput<typeof deleteInventoryItem>) => call(deleteInventoryItem, input)),
    /** An ingredient as it is now. */
    readNow: (id: InventoryItemId) =>
      client.fetchQuery({ ...itemQuery(id, { days: USUAL_DAYS }), staleTime: 0 }),
  };
}
