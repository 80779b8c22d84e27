import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import {
  platformAttentionList,
  platformDashboard,
  platformGrowth,
  platformReport,
  platformSalesOverTime,
} from "../../contract/figures.ts";

export type PlatformDashboard = ResponseOf<typeof platformDashboard>;
export type PlatformReport = ResponseOf<typeof platformReport>;

/** The server's sums are some minutes old; an open screen reads them again after so many milliseconds. */
const REFETCH_MS = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ["platform", "dashboard"],
  queryFn: ({ signal }) => call(platformDashboard, { signal }),
  refetchInterval: REFETCH_MS,
});

/** Restaurants that shut next, and new ones. */
export const attentionQuery = queryOptions({
  queryKey: ["platform", "morning"],
  queryFn: ({ signal }) => call(platformAttentionList, { signal }),
  refetchInterval: REFETCH_MS,
});

/** Restaurants by month, and those whose orders fall; its sums are of days that are over. */
export const growthQuery = queryOptions({
  queryKey: ["platform", "growth"],
  queryFn: ({ signal }) => call(platformGrowth, { signal }),
});

/** Figures of all restaurants in a period. */
export function platformReportQuery(query: QueryOf<typeof platformReport>) {
  return queryOptions({
    queryKey: ["platform", "report", query],
    queryFn: ({ signal }) => call(platformReport, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sales of all restaurants over time, of days that are over. */
export function platformSalesQuery(query: QueryOf<typeof platformSalesOverTime>) {
  return queryOptions({
    queryKey: ["platform", "over-time", query],
    queryFn: ({ signal }) => call(platformSalesOverTime, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
