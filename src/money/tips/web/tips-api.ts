import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf, QueryOf } from "#platform/contract/define.ts";
import type { pastPeriods } from "#platform/domain/periods/period.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import type { PeriodChoice } from "#platform/web/lists/period-filter.tsx";
import {
  exportCourtesies,
  exportTips,
  listCourtesies,
  readTipRules,
  readTips,
  setTipRules,
} from "../contract/tips.ts";

export type TipPeriod = PeriodChoice<(typeof pastPeriods)[number]>;

const tipsKey = ["tips"] as const;

function queryOf({ period, from, to }: TipPeriod) {
  if (period !== "custom") return { period };
  return { period, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** Tips of a period. */
export function tipsQuery(choice: TipPeriod) {
  return queryOptions({
    queryKey: [...tipsKey, "report", choice],
    queryFn: ({ signal }) => call(readTips, { query: queryOf(choice), signal }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps the tips of a period as a file. */
export const downloadTips = (choice: TipPeriod) => downloadCsv(exportTips, { query: queryOf(choice) });

/** Of a list of courtesies what its period does not say. */
export type CourtesyPage = Omit<QueryOf<typeof listCourtesies>, "period" | "from" | "to">;

/** A page of what was given for free in a period. */
export function courtesiesQuery(choice: TipPeriod, page: CourtesyPage) {
  const query = { ...page, ...queryOf(choice) };
  return queryOptions({
    queryKey: [...tipsKey, "courtesies", query],
    queryFn: ({ signal }) => call(listCourtesies, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps all that was given for free in a period as a file. */
export const downloadCourtesies = (choice: TipPeriod, { q, sort }: CourtesyPage) =>
  downloadCsv(exportCourtesies, { query: { sort, ...(q === undefined ? {} : { q }), ...queryOf(choice) } });

/** Whether and which tip is suggested. */
export const tipRulesQuery = queryOptions({
  queryKey: [...tipsKey, "rules"],
  queryFn: ({ signal }) => call(readTipRules, { signal }),
});

/** Sets it; bills that are being charged are read anew. */
export function useSetTipRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setTipRules>) => call(setTipRules, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: tipRulesQuery.queryKey }),
  });
}
