import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { invoiceReceipt, mailInvoice } from "#money/receipts/contract/receipts.ts";
import type { BodyOf, QueryOf } from "#platform/contract/define.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { call, callTo } from "#platform/web/api.ts";
import { listPaidInvoices, readRefundable, refundSale } from "../contract/refunds.ts";

const refundsKey = ["refunds"] as const;

/** Reads an invoice with its refunds, always from the server. */
export function invoiceQuery(invoiceId: InvoiceId) {
  return queryOptions({
    queryKey: [...refundsKey, invoiceId],
    queryFn: ({ signal }) => call(readRefundable, { params: { invoiceId }, signal }),
    staleTime: 0,
  });
}

export function paidInvoicesQuery(query: QueryOf<typeof listPaidInvoices>) {
  return queryOptions({
    queryKey: [...refundsKey, "found", query],
    queryFn: ({ signal }) => call(listPaidInvoices, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Refunds; the uuid keeps a refund from being made twice. */
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

/**
 * Reads the receipt of an invoice, always from the server: the sale never changes, but its tax document gets its seal.
 */
export const receiptQuery = (invoiceId: InvoiceId) =>
  queryOptions({
    queryKey: ["receipt", invoiceId],
    queryFn: ({ signal }) => call(invoiceReceipt, { params: { invoiceId }, signal }),
    staleTime: 0,
  });

export const useMailInvoice = () => useMutation({ mutationFn: callTo(mailInvoice) });
