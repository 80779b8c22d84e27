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

export function tipsQuery(choice: TipPeriod) {
  return queryOptions({
    queryKey: [...tipsKey, "report", choice],
    queryFn: ({ signal }) => call(readTips, { query: queryOf(choice), signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadTips = (choice: TipPeriod) => downloadCsv(exportTips, { query: queryOf(choice) });

/** Query of a list of courtesies without its period. */
type CourtesyPage = Omit<QueryOf<typeof listCourtesies>, "period" | "from" | "to">;

export function courtesiesQuery(choice: TipPeriod, page: CourtesyPage) {
  const query = { ...page, ...queryOf(choice) };
  return queryOptions({
    queryKey: [...tipsKey, "courtesies", query],
    queryFn: ({ signal }) => call(listCourtesies, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadCourtesies = (choice: TipPeriod, { q, sort }: CourtesyPage) =>
  downloadCsv(exportCourtesies, { query: { sort, ...(q === undefined ? {} : { q }), ...queryOf(choice) } });

export const tipRulesQuery = queryOptions({
  queryKey: [...tipsKey, "rules"],
  queryFn: ({ signal }) => call(readTipRules, { signal }),
});

/** Saves the suggestion; bills being charged reload it. */
export function useSetTipRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof setTipRules>) => call(setTipRules, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: tipRulesQuery.queryKey }),
  });
}
