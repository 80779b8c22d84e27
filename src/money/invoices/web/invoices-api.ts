import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { printReceipt } from "#money/receipts/web/public.ts";
import { receiptQuery } from "#money/refunds/web/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { searchWords } from "#platform/contract/lists.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import {
  exportInvoices,
  invoicesInit,
  type ListedInvoice,
  listInvoices,
  readInvoiceOrders,
  searchInvoices,
  sumInvoices,
} from "../contract/invoices.ts";

/** Query key of everything on screen about invoices, for whatever changes them. */
export const invoicesKey = ["invoices"] as const;
/** Payments arrive as events; this slow poll, in milliseconds, makes up for lost ones. */
const POLL_MS = 60_000;

/** The address of the screen: a period, or words to search on every day. */
export const invoiceAddress = listInvoices.query.extend({ q: searchWords });
type InvoiceQuery = z.output<typeof invoiceAddress>;

/** A page of invoices as drawn; the days are those of the period, if there is one. */
export interface InvoicePage {
  readonly rows: ListedInvoice[];
  readonly total: number | null;
  readonly next: string | null;
  readonly previous: string | null;
  readonly currency: string;
  readonly from?: string;
  readonly to?: string;
}

/** Reads a page of the period or of the search. */
export function invoicesQuery(query: InvoiceQuery) {
  return queryOptions({
    queryKey: [...invoicesKey, "list", query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

function fetchPage({ q, ...query }: InvoiceQuery, signal: AbortSignal): Promise<InvoicePage> {
  if (!q) return call(listInvoices, { query, signal });
  const { sort, limit, page, cursor } = query;
  // The screen's default order is newest first; a search then puts the invoice with the typed number on top.
  const found = { q, sort: sort === "-date" ? "-match" : sort, limit, page, cursor } as const;
  return call(searchInvoices, { query: found, signal });
}

export function sumsQuery(query: QueryOf<typeof sumInvoices>) {
  return queryOptions({
    queryKey: [...invoicesKey, "sums", query],
    queryFn: ({ signal }) => call(sumInvoices, { query, signal }),
    refetchInterval: POLL_MS,
  });
}

export const invoicesInitQuery = queryOptions({
  queryKey: [...invoicesKey, "init"],
  queryFn: ({ signal }) => call(invoicesInit, { signal }),
});

/** Reads an invoice by its orders, with taxes, payments and refunds. */
export function invoiceOrdersQuery({ invoice_id, orders }: Pick<ListedInvoice, "invoice_id" | "orders">) {
  const body = { invoiceId: invoice_id, orderIds: orders.map((order) => order.order_id) };
  return queryOptions({
    queryKey: [...invoicesKey, "orders", invoice_id],
    queryFn: ({ signal }) => call(readInvoiceOrders, { body, signal }),
    staleTime: 0,
  });
}

/** Prints an invoice again; the paper says that it is a copy. */
export function usePrintCopy(): (invoiceId: InvoiceId) => Promise<void> {
  const client = useQueryClient();
  return async (invoiceId) => printReceipt(await client.fetchQuery(receiptQuery(invoiceId)));
}

/** Downloads all pages of the list as a file. */
export const downloadInvoices = (query: QueryOf<typeof exportInvoices>) =>
  downloadCsv(exportInvoices, { query });
