import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  closeCashSession,
  exportCashSessions,
  listCashSessions,
  listSessionPayments,
  readCashSession,
} from "#money/cash-reports/contract/cash-reports.ts";
import {
  exportCashDifferences,
  listCashDifferences,
} from "#money/cash-reports/contract/shift-differences.ts";
import type { BodyOf, QueryOf } from "#platform/contract/define.ts";
import type { Id, Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  addDrawer,
  cashDesk,
  changeDrawer,
  type Drawer,
  moveCash,
  openCashSession,
  setCashRules,
} from "../contract/cash.ts";

export type CashSessionId = Id<"CashSession">;

const cashKey = ["cash"] as const;
/** Query keys of everything on screen about cash, for whatever moves money. */
export const cashKeys = [cashKey] as const;
/** Payments arrive as events; this slow poll, in milliseconds, makes up for lost ones. */
const POLL_MS = 60_000;

export const deskQuery = queryOptions({
  queryKey: [...cashKey, "desk"],
  queryFn: ({ signal }) => call(cashDesk, { signal }),
  refetchInterval: POLL_MS,
});

/** Reads the X of an open session or the Z of a closed one. */
export function cashReportQuery(sessionId: CashSessionId) {
  return queryOptions({
    queryKey: [...cashKey, "report", sessionId],
    queryFn: ({ signal }) => call(readCashSession, { params: { sessionId }, signal }),
    refetchInterval: POLL_MS,
  });
}

export function paymentsQuery(sessionId: CashSessionId, query: QueryOf<typeof listSessionPayments>) {
  return queryOptions({
    queryKey: [...cashKey, "payments", sessionId, query],
    queryFn: ({ signal }) => call(listSessionPayments, { params: { sessionId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function cashHistoryQuery(query: QueryOf<typeof listCashSessions>) {
  return queryOptions({
    queryKey: [...cashKey, "history", query],
    queryFn: ({ signal }) => call(listCashSessions, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Differences of closed shifts, with their sums by person. */
export function shiftDifferencesQuery(query: QueryOf<typeof listCashDifferences>) {
  return queryOptions({
    queryKey: [...cashKey, "differences", query],
    queryFn: ({ signal }) => call(listCashDifferences, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadShiftDifferences = (query: QueryOf<typeof exportCashDifferences>) =>
  downloadCsv(exportCashDifferences, { query });

/** Downloads all sessions that match the filter. */
export const downloadSessions = (query: QueryOf<typeof exportCashSessions>) =>
  downloadCsv(exportCashSessions, { query });

/** Runs a call that changes cash, then reloads what is on screen about it. */
function useCashMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: cashKey }),
  });
}

/** Opens a drawer; the uuid keeps it from being opened twice. */
export const useOpenSession = () =>
  useCashMutation((body: BodyOf<typeof openCashSession>) =>
    call(openCashSession, { body, idempotencyKey: body.uuid }),
  );

export const useMoveCash = (sessionId: CashSessionId) =>
  useCashMutation((body: BodyOf<typeof moveCash>) =>
    call(moveCash, { params: { sessionId }, body, idempotencyKey: body.uuid }),
  );

export const useCloseSession = (sessionId: CashSessionId) =>
  useCashMutation((body: BodyOf<typeof closeCashSession> & { uuid: Uuid }) =>
    call(closeCashSession, { params: { sessionId }, body, idempotencyKey: body.uuid }),
  );

export const useAddDrawer = () =>
  useCashMutation((body: BodyOf<typeof addDrawer>) => call(addDrawer, { body }));

export const useChangeDrawer = (drawerId: Drawer["id"]) =>
  useCashMutation((body: BodyOf<typeof changeDrawer>) => call(changeDrawer, { params: { drawerId }, body }));

export const useSetRules = () =>
  useCashMutation((body: BodyOf<typeof setCashRules>) => call(setCashRules, { body }));
