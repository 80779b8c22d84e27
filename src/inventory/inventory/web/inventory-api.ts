import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { call, callTo } from "#platform/web/api.ts";
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

/** Default number of business days on the page of an ingredient. */
export const USUAL_DAYS = 30;

/** Milliseconds between refreshes. Sales send an event only when something runs low. */
const POLL_MS = 60_000;

/** Beginning of every query key about the store room; changes invalidate all of them. */
export const inventoryKey = ["inventory"] as const;

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

/** An ingredient with its dishes and its changes of the last days. */
export function itemQuery(id: InventoryItemId, query: QueryOf<typeof readInventoryItem>) {
  return queryOptions({
    queryKey: [...inventoryKey, "item", id, query],
    queryFn: ({ signal }) => call(readInventoryItem, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Value of the stock, now or at the end of a day. */
export function valueQuery(query: QueryOf<typeof readStockValue>) {
  return queryOptions({
    queryKey: [...inventoryKey, "value", query],
    queryFn: ({ signal }) => call(readStockValue, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

export function movementsQuery(query: QueryOf<typeof listStockLogs>) {
  return queryOptions({
    queryKey: [...inventoryKey, "logs", query],
    queryFn: ({ signal }) => call(listStockLogs, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Downloads all pages of the listed movements as a file. */
export const downloadMovements = (query: QueryOf<typeof exportStockLogs>) =>
  downloadCsv(exportStockLogs, { query });

type StockTable = QueryOf<typeof readInventoryDashboard>;

/** A page of the movements of each ingredient over a period. */
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

/** A page of the usage of each ingredient over a period, with its present stock. */
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

/** Losses of a period, the dearest first. */
export function lossesQuery(query: QueryOf<typeof readLosses>) {
  return queryOptions({
    queryKey: [...inventoryKey, "losses", query],
    queryFn: ({ signal }) => call(readLosses, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Wastage of a period by reason. */
export function wastageQuery(query: QueryOf<typeof readWastage>) {
  return queryOptions({
    queryKey: [...inventoryKey, "wastage", query],
    queryFn: ({ signal }) => call(readWastage, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Calls that change the store room. They reload everything on screen, even after an error. */
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
    add: reloading(callTo(addInventoryItem)),
    update: reloading(callTo(updateInventoryItem)),
    waste: reloading(callTo(addStockMovement)),
    adjust: reloading(callTo(adjustInventory)),
    setCost: reloading(callTo(setUnitCost)),
    remove: reloading(callTo(deleteInventoryItem)),
    /** Reads the ingredient as it is now. */
    readNow: (id: InventoryItemId) =>
      client.fetchQuery({ ...itemQuery(id, { days: USUAL_DAYS }), staleTime: 0 }),
  };
}
