import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { readStockAlerts } from "../contract/stock-alerts.ts";
import { exportToBuy, listToBuy, listToBuyByVendor } from "../contract/to-buy.ts";

/** Everything about what runs out on screen. */
export const stockAlertsKey = ["stock-alerts"] as const;
/** Changes come by events; this slow poll makes good for lost ones, in milliseconds. */
const POLL_MS = 60_000;

/** How many ingredients are low and out. */
export const stockAlertsQuery = queryOptions({
  queryKey: [...stockAlertsKey, "counts"],
  queryFn: ({ signal }) => call(readStockAlerts, { signal }),
  refetchInterval: POLL_MS,
});

/** A page of what to buy. */
export function toBuyQuery(query: QueryOf<typeof listToBuy>) {
  return queryOptions({
    queryKey: [...stockAlertsKey, "to-buy", query],
    queryFn: ({ signal }) => call(listToBuy, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** What the filter leaves of the list by vendor, with what it comes to. */
export function toBuyByVendorQuery({ q, days, group, sort }: QueryOf<typeof exportToBuy>) {
  const query = { q, days, group, sort };
  return queryOptions({
    queryKey: [...stockAlertsKey, "by-vendor", query],
    queryFn: ({ signal }) => call(listToBuyByVendor, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** Saves what the filter leaves as a file. */
export const downloadToBuy = (query: QueryOf<typeof exportToBuy>) => downloadCsv(exportToBuy, { query });
