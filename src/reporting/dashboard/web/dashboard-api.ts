import { queryOptions } from "@tanstack/react-query";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { call } from "#platform/web/api.ts";
import { shareEqual } from "#platform/web/queries/share-equal.ts";
import { readOpenFigures } from "#service/orders/contract/orders.ts";
import { readDashboard, readDashboardNow, readRecentSales } from "../contract/dashboard.ts";
import { usePacedRefresh } from "./use-paced-refresh.ts";

/** Milliseconds between refreshes: dishes become late and days end without an event. */
const POLL_MS = 60_000;

const KEY = ["dashboard"] as const;

// No events arrive while another screen is open: cached data are shown only until the answer.
const live = { staleTime: 0, refetchInterval: POLL_MS, structuralSharing: shareEqual } as const;

export const dashboardDayQuery = queryOptions({
  queryKey: [...KEY, "day"],
  queryFn: ({ signal }) => call(readDashboard, { signal }),
  ...live,
});

/** Late dishes and low stock at this moment. */
export const nowQuery = queryOptions({
  queryKey: [...KEY, "now"],
  queryFn: ({ signal }) => call(readDashboardNow, { signal }),
  ...live,
});

/** Figures of the open accounts. */
export const openQuery = queryOptions({
  queryKey: [...KEY, "open"],
  queryFn: ({ signal }) => call(readOpenFigures, { signal }),
  ...live,
});

/** Milliseconds between reads of what changes by the day. */
const RECENT_MS = 5 * MINUTE_MS;

/** Sales of the last days. Its key is its own: events of today reload the others. */
export const recentSalesQuery = queryOptions({
  queryKey: ["dashboard-over-time"],
  queryFn: ({ signal }) => call(readRecentSales, { signal }),
  staleTime: RECENT_MS,
  refetchInterval: RECENT_MS,
  structuralSharing: shareEqual,
});

/** Keeps the dashboard up to date while it is on screen. */
export function useLiveDashboard(): void {
  usePacedRefresh(
    [
      "new_order",
      "order_update",
      "cash_changed",
      "charging_changed",
      "stations_changed",
      "reservations_changed",
      "inventory_changed",
      "stock_status_changed",
    ],
    KEY,
  );
}
