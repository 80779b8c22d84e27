import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { platformDashboard, platformReport } from "../../contract/figures.ts";
import { platformMorning } from "../../contract/morning.ts";

export type PlatformDashboard = ResponseOf<typeof platformDashboard>;
export type PlatformReport = ResponseOf<typeof platformReport>;

/** The server's sums are some minutes old; a screen that stays open keeps up with them. */
const REFETCH_MS = 60_000;

/** How the platform does today. */
export const dashboardQuery = queryOptions({
  queryKey: ["platform", "dashboard"],
  queryFn: ({ signal }) => call(platformDashboard, { signal }),
  refetchInterval: REFETCH_MS,
});

/** Who shuts next, and who is new. */
export const morningQuery = queryOptions({
  queryKey: ["platform", "morning"],
  queryFn: ({ signal }) => call(platformMorning, { signal }),
  refetchInterval: REFETCH_MS,
});

/** What all restaurants came to in a period. */
export function platformReportQuery(query: QueryOf<typeof platformReport>) {
  return queryOptions({
    queryKey: ["platform", "report", query],
    queryFn: ({ signal }) => call(platformReport, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
