import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { invoiceReceipt, mailInvoice } from "#money/receipts/contract/receipts.ts";
import type { BodyOf, QueryOf } from "#platform/contract/define.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { listPaidInvoices, readRefundable, refundSale } from "../contract/refunds.ts";

const refundsKey = ["refunds"] as const;

/** An invoice with what was given back of it: never an older answer. */
export function invoiceQuery(invoiceId: InvoiceId) {
  return queryOptions({
    queryKey: [...refundsKey, invoiceId],
    queryFn: ({ signal }) => call(readRefundable, { params: { invoiceId }, signal }),
    staleTime: 0,
  });
}

/** A page of the invoices that were charged. */
export function invoicesQuery(query: QueryOf<typeof listPaidInvoices>) {
  return queryOptions({
    queryKey: [...refundsKey, "found", query],
    queryFn: ({ signal }) => call(listPaidInvoices, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Gives back; the uuid keeps the same from being given twice. */
export function useRefundSale() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof refundSale>) => call(refundSale, { body, idempotencyKey: body.uuid }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: refundsKey }),
        client.invalidateQueries({ queryKey: ["cash"] }),
      ]),
  });
}

/** The receipt of an invoice. The sale never changes, its tax document gets its seal: never an older answer. */
export const receiptQuery = (invoiceId: InvoiceId) =>
  queryOptions({
    queryKey: ["receipt", invoiceId],
    queryFn: ({ signal }) => call(invoiceReceipt, { params: { invoiceId }, signal }),
    staleTime: 0,
  });

/** Sends it to an address. */
export const useMailInvoice = () =>
  useMutation({ mutationFn: (input: CallInput<typeof mailInvoice>) => call(mailInvoice, input) });
