import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readStockAlerts } from "../../../contract/inventory/stock-alerts.ts";
import { exportToBuy, type ItemToBuy, listToBuy } from "../../../contract/inventory/to-buy.ts";
import type { QueryOf } from "../../../contract/platform/define.ts";
import { call } from "../../platform/api.ts";
import { downloadCsv } from "../../platform/lists/download-csv.ts";

/** Everything about what runs out on screen. */
export const stockAlertsKey = ["stock-alerts"] as const;
/** Changes come by events; this slow poll makes good for lost ones, in milliseconds. */
const POLL_MS = 60_000;
/** Rows of a page when all of them are fetched, and the pages that a shared list has at most. */
const SHARED_ROWS = 100;
const SHARED_PAGES = 3;

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

/** What the filter leaves of the list, from its beginning: all of it, or as much as a message holds. */
export function toShareQuery(query: QueryOf<typeof listToBuy>) {
  return queryOptions({
    queryKey: [...stockAlertsKey, "shared", query],
    queryFn: ({ signal }) => fetchShared(query, signal),
    staleTime: 0,
  });
}

async function fetchShared(query: QueryOf<typeof listToBuy>, signal: AbortSignal) {
  const items: ItemToBuy[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < SHARED_PAGES && cursor !== null; page += 1) {
    const asked = { ...query, page: 1, limit: SHARED_ROWS, cursor: cursor ?? undefined };
    const answer = await call(listToBuy, { query: asked, signal });
    items.push(...answer.rows);
    cursor = answer.next;
  }
  return { items, more: cursor !== null };
}

/** Saves what the filter leaves as a file. */
export const downloadToBuy = (query: QueryOf<typeof exportToBuy>) => downloadCsv(exportToBuy, { query });
