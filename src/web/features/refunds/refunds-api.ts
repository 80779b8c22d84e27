import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "../../../contract/define.ts";
import { giveCourtesy, listPaidInvoices, readRefundable, refundSale } from "../../../contract/refunds.ts";
import type { InvoiceId, OrderLineId } from "../../../domain/ids.ts";
import { call } from "../../platform/api.ts";

const refundsKey = ["refunds"] as const;

/** An invoice with what was given back of it: never an older answer. */
export function invoiceQuery(invoiceId: InvoiceId) {
  return queryOptions({
    queryKey: [...refundsKey, invoiceId],
    queryFn: ({ signal }) => call(readRefundable, { params: { invoiceId }, signal }),
    staleTime: 0,
  });
}

export interface InvoiceFilter {
  readonly q: string;
  /** Null: today. */
  readonly day: string | null;
  readonly page: number;
}

/** A page of the invoices that were charged. */
export function invoicesQuery({ q, day, page }: InvoiceFilter) {
  return queryOptions({
    queryKey: [...refundsKey, "found", q, day, page],
    queryFn: ({ signal }) =>
      call(listPaidInvoices, {
        query: { page, ...(q === "" ? {} : { q }), ...(day === null ? {} : { day }) },
        signal,
      }),
    staleTime: 0,
  });
}

/** Gives back; the uuid of the dialog keeps a second tap from giving twice. */
export function useRefundSale() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof refundSale>) => call(refundSale, { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: refundsKey }),
        client.invalidateQueries({ queryKey: ["cash"] }),
      ]),
  });
}

/** Gives an ordered item for free. */
export function useGiveCourtesy(itemId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof giveCourtesy>) => call(giveCourtesy, { params: { itemId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}
