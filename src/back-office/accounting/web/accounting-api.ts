import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listDifferences } from "#back-office/tax-books/contract/closing.ts";
import { exportItems, previewItems } from "#money/fiscal-test/contract/fiscal-preview.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv, keepFile } from "#platform/web/lists/download-csv.ts";
import {
  exportAccounting,
  listAccounting,
  readAccountedDocument,
  readAccountedInvoice,
  readDocumentDte,
  readInvoiceDte,
} from "../contract/accounting.ts";

/** Everything about invoices and their documents on this screen, for what changes them. */
export const accountingKey = ["accounting"] as const;
/** Steps of documents come by events; this slow poll makes good for lost ones, in milliseconds. */
const POLL_MS = 60_000;

/** A page of invoices and documents. */
export function accountingQuery(query: QueryOf<typeof listAccounting>) {
  return queryOptions({
    queryKey: [...accountingKey, "list", query],
    queryFn: ({ signal }) => call(listAccounting, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** An invoice with everything about it. */
export function accountedInvoiceQuery(invoiceId: InvoiceId) {
  return queryOptions({
    queryKey: [...accountingKey, "invoice", invoiceId],
    queryFn: ({ signal }) => call(readAccountedInvoice, { params: { invoiceId }, signal }),
  });
}

/** A document that no invoice leads to. */
export function accountedDocumentQuery(documentId: TaxDocumentId) {
  return queryOptions({
    queryKey: [...accountingKey, "document", documentId],
    queryFn: ({ signal }) => call(readAccountedDocument, { params: { documentId }, signal }),
  });
}

/** Whose whole DTE is asked for: the one that counts for an invoice, or a document by itself. */
export type DteOf = { readonly invoiceId: InvoiceId } | { readonly documentId: TaxDocumentId };

export function dteQuery(of: DteOf) {
  return queryOptions({
    queryKey: [...accountingKey, "dte", of],
    queryFn: ({ signal }) =>
      "invoiceId" in of
        ? call(readInvoiceDte, { params: of, signal })
        : call(readDocumentDte, { params: of, signal }),
  });
}

/** What differs between invoices, payments and documents: how much, and the newest of it. */
export const newestDifferenceQuery = queryOptions({
  queryKey: [...accountingKey, "differences"],
  queryFn: ({ signal }) => call(listDifferences, { query: { limit: 1, page: 1, sort: "-day" }, signal }),
});

export type ItemsPreview = ResponseOf<typeof previewItems>;

/** The items of an order as its tax document would have them. */
export function itemsQuery(orderNo: number) {
  return queryOptions({
    queryKey: [...accountingKey, "items", orderNo],
    queryFn: ({ signal }) => call(previewItems, { body: { orderNo }, signal }),
    retry: false,
    staleTime: 0,
  });
}

/** The items as they travel, written for people. */
export function itemsText(preview: ItemsPreview): string {
  return JSON.stringify(previewItems.response.encode(preview), null, 2);
}

/** Keeps what is previewed under the names of the specification (back-office §9). */
export function saveItemsJson(preview: ItemsPreview): void {
  const blob = new Blob([itemsText(preview)], { type: "application/json" });
  keepFile({ name: `ItemsProducts_${preview.order_no}.json`, blob });
}

export const saveItemsCsv = ({ order_no: orderNo }: ItemsPreview) =>
  downloadCsv(exportItems, { query: { orderNo } });

/** Keeps what is listed as a file, all pages of it. */
export const downloadAccounting = (query: QueryOf<typeof exportAccounting>) =>
  downloadCsv(exportAccounting, { query });
