import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  listCourtesies,
  readTipRules,
  readTips,
  setTipRules,
  type TipRules,
} from "../../../contract/tips.ts";
import type { pastPeriods } from "../../../domain/periods/period.ts";
import { call } from "../../platform/api.ts";

/** Business days; `from` and `to` for `custom`. */
export interface PeriodChoice {
  readonly period: (typeof pastPeriods)[number];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const tipsKey = ["tips"] as const;

function queryOf({ period, from, to }: PeriodChoice) {
  if (period !== "custom") return { period };
  return { period, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** Tips of a period. */
export function tipsQuery(choice: PeriodChoice) {
  return queryOptions({
    queryKey: [...tipsKey, "report", choice],
    queryFn: ({ signal }) => call(readTips, { query: queryOf(choice), signal }),
    placeholderData: keepPreviousData,
  });
}

/** What was given for free in a period. */
export function courtesiesQuery(choice: PeriodChoice) {
  return queryOptions({
    queryKey: [...tipsKey, "courtesies", choice],
    queryFn: ({ signal }) => call(listCourtesies, { query: queryOf(choice), signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whether and which tip is suggested. */
export const tipRulesQuery = queryOptions({
  queryKey: [...tipsKey, "rules"],
  queryFn: ({ signal }) => call(readTipRules, { signal }),
});

/** Sets it; bills that are being charged are read anew. */
export function useSetTipRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TipRules) => call(setTipRules, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: tipRulesQuery.queryKey }),
  });
}
