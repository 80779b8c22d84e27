import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { readStockAlerts } from "../contract/stock-alerts.ts";
import { exportToBuy, listToBuy, listToBuyByVendor } from "../contract/to-buy.ts";

/** Key of all stock alerts on screen. */
export const stockAlertsKey = ["stock-alerts"] as const;
/** Milliseconds between polls. Events announce changes; the poll makes up for lost ones. */
const POLL_MS = 60_000;

/** Number of ingredients that are low, and out. */
export const stockAlertsQuery = queryOptions({
  queryKey: [...stockAlertsKey, "counts"],
  queryFn: ({ signal }) => call(readStockAlerts, { signal }),
  refetchInterval: POLL_MS,
});

export function toBuyQuery(query: QueryOf<typeof listToBuy>) {
  return queryOptions({
    queryKey: [...stockAlertsKey, "to-buy", query],
    queryFn: ({ signal }) => call(listToBuy, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** The filtered list by vendor, with its cost. */
export function toBuyByVendorQuery({ q, days, group, only, sort }: QueryOf<typeof exportToBuy>) {
  const query = { q, days, group, only, sort };
  return queryOptions({
    queryKey: [...stockAlertsKey, "by-vendor", query],
    queryFn: ({ signal }) => call(listToBuyByVendor, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Saves the filtered list as a file. */
export const downloadToBuy = (query: QueryOf<typeof exportToBuy>) => downloadCsv(exportToBuy, { query });
