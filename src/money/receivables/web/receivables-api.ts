import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf, QueryOf } from "#platform/contract/define.ts";
import type { AccountPaymentId, CustomerId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv, downloadDocument } from "#platform/web/lists/download-csv.ts";
import {
  exportStatement,
  payOnAccount,
  printStatement,
  readAccountPayment,
  readStatement,
  takeBackAccountPayment,
} from "../contract/receivables.ts";

const customersKey = ["customers"] as const;
/** Query key of every statement on screen, for whatever changes customers' accounts. */
export const statementsKey = [...customersKey, "statement"] as const;

export type StatementPeriod = QueryOf<typeof readStatement>;

/** Reads a customer's account in a period and their debt now; by id or by phone. */
export function statementQuery(id: CustomerId | string, query: StatementPeriod) {
  return queryOptions({
    queryKey: [...statementsKey, String(id), query],
    queryFn: ({ signal }) => call(readStatement, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Downloads the statement as a file for spreadsheets. */
export const saveStatement = (id: CustomerId, query: StatementPeriod) =>
  downloadCsv(exportStatement, { params: { id }, query });

/** Downloads the statement as a page for the customer. */
export const saveStatementPage = (id: CustomerId, query: StatementPeriod, name: string) =>
  downloadDocument(printStatement, { params: { id }, query }, name);

/** Runs a call that changes a customer's account, then reloads customers and cash on screen. */
function useAccountMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: customersKey }),
        client.invalidateQueries({ queryKey: ["cash"] }),
      ]),
  });
}

/** Takes a payment on account, once for its uuid. */
export const usePayOnAccount = (id: CustomerId) =>
  useAccountMutation((body: BodyOf<typeof payOnAccount>) =>
    call(payOnAccount, { params: { id }, body, idempotencyKey: body.uuid }),
  );

export const useTakeBackPayment = (id: CustomerId, accountPaymentId: AccountPaymentId) =>
  useAccountMutation((body: BodyOf<typeof takeBackAccountPayment>) =>
    call(takeBackAccountPayment, { params: { id, accountPaymentId }, body, idempotencyKey: body.uuid }),
  );

/** Fetches the current receipt of a payment on account. */
export const fetchAccountPayment = (id: CustomerId, accountPaymentId: AccountPaymentId) =>
  call(readAccountPayment, { params: { id, accountPaymentId } });
