import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { exportKitchenTimes, readKitchenTimes } from "../contract/kitchen-times.ts";
import { exportMenuEngineering, readMenuEngineering } from "../contract/menu-engineering.ts";
import { readReportTrend } from "../contract/report-trend.ts";
import { exportReport, exportReportBy, readReport, readReportBy } from "../contract/reports.ts";
import { exportSalesOverTime, readSalesOverTime } from "../contract/sales-over-time.ts";

export type Report = ResponseOf<typeof readReport>;

export function reportQuery(query: QueryOf<typeof readReport>) {
  return queryOptions({
    queryKey: ["reports", query],
    queryFn: ({ signal }) => call(readReport, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function reportByQuery(query: QueryOf<typeof readReportBy>) {
  return queryOptions({
    queryKey: ["reports", "by", query],
    queryFn: ({ signal }) => call(readReportBy, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The course of the figures of a period. */
export function reportTrendQuery(query: QueryOf<typeof readReportTrend>) {
  return queryOptions({
    queryKey: ["reports", "trend", query],
    queryFn: ({ signal }) => call(readReportTrend, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sales by day, week or month beside the period before. */
export function salesOverTimeQuery(query: QueryOf<typeof readSalesOverTime>) {
  return queryOptions({
    queryKey: ["reports", "over_time", query],
    queryFn: ({ signal }) => call(readSalesOverTime, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadSalesOverTime = (query: QueryOf<typeof exportSalesOverTime>) =>
  downloadCsv(exportSalesOverTime, { query });

export const downloadReport = (query: QueryOf<typeof exportReport>) => downloadCsv(exportReport, { query });

export const downloadReportBy = (query: QueryOf<typeof exportReportBy>) =>
  downloadCsv(exportReportBy, { query });

export type ReportedMenu = ResponseOf<typeof readMenuEngineering>;

/** The dishes of a period by popularity and margin. */
export function menuEngineeringQuery(query: QueryOf<typeof readMenuEngineering>) {
  return queryOptions({
    queryKey: ["reports", "menu", query],
    queryFn: ({ signal }) => call(readMenuEngineering, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export type ReportedTimes = ResponseOf<typeof readKitchenTimes>;

export function kitchenTimesQuery(query: QueryOf<typeof readKitchenTimes>) {
  return queryOptions({
    queryKey: ["reports", "kitchen", query],
    queryFn: ({ signal }) => call(readKitchenTimes, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadMenuEngineering = (query: QueryOf<typeof exportMenuEngineering>) =>
  downloadCsv(exportMenuEngineering, { query });

export const downloadKitchenTimes = (query: QueryOf<typeof exportKitchenTimes>) =>
  downloadCsv(exportKitchenTimes, { query });
