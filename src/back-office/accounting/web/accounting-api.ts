import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listDifferences } from "#back-office/tax-books/contract/closing.ts";
import { exportItems, previewItems } from "#money/fiscal-test/contract/fiscal-preview.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv, saveFile } from "#platform/web/lists/download-csv.ts";
import {
  type DteComplete,
  dteComplete,
  exportAccounting,
  listAccounting,
  readAccountedDocument,
  readAccountedInvoice,
  readDocumentDte,
  readInvoiceDte,
} from "../contract/accounting.ts";

/** Key of all invoices and documents of this screen, for refreshing them. */
export const accountingKey = ["accounting"] as const;
/** Milliseconds between polls. Events announce changes of documents; the poll makes up for lost ones. */
const POLL_MS = 60_000;

export function accountingQuery(query: QueryOf<typeof listAccounting>) {
  return queryOptions({
    queryKey: [...accountingKey, "list", query],
    queryFn: ({ signal }) => call(listAccounting, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

export function accountedInvoiceQuery(invoiceId: InvoiceId) {
  return queryOptions({
    queryKey: [...accountingKey, "invoice", invoiceId],
    queryFn: ({ signal }) => call(readAccountedInvoice, { params: { invoiceId }, signal }),
  });
}

export function accountedDocumentQuery(documentId: TaxDocumentId) {
  return queryOptions({
    queryKey: [...accountingKey, "document", documentId],
    queryFn: ({ signal }) => call(readAccountedDocument, { params: { documentId }, signal }),
  });
}

/** Names the DTE to show: the one that counts for an invoice, or a document by its own id. */
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

/** The newest difference between invoices, payments and documents, and how many its month has: the list it leads to is of that month. */
export const newestDifferenceQuery = queryOptions({
  queryKey: [...accountingKey, "differences"],
  queryFn: async ({ signal }) => {
    const first = { limit: 1, page: 1, sort: "-day" } as const;
    const [newest] = (await call(listDifferences, { query: first, signal })).rows;
    if (newest === undefined) return null;
    const { total } = await call(listDifferences, { query: { ...first, month: newest.day }, signal });
    return { day: newest.day, count: total };
  },
});

export type ItemsPreview = ResponseOf<typeof previewItems>;

/** Previews the items of an order as its tax document would have them. */
export function itemsQuery(orderNo: number) {
  return queryOptions({
    queryKey: [...accountingKey, "items", orderNo],
    queryFn: ({ signal }) => call(previewItems, { body: { orderNo }, signal }),
    retry: false,
    staleTime: 0,
  });
}

/** Returns the data of a document as they are sent, amounts in dollars, as indented JSON. */
export function dteText(data: NonNullable<DteComplete["data"]>): string {
  const sent = dteComplete.encode({ success: true, message: "", data });
  return JSON.stringify(sent.data, null, 2);
}

/** Returns the items as they are sent, as indented JSON. */
export function itemsText(preview: ItemsPreview): string {
  return JSON.stringify(previewItems.response.encode(preview), null, 2);
}

/** Saves the previewed items as a file named as in the specification (back-office §9). */
export function saveItemsJson(preview: ItemsPreview): void {
  const blob = new Blob([itemsText(preview)], { type: "application/json" });
  saveFile({ name: `ItemsProducts_${preview.order_no}.json`, blob });
}

export const saveItemsCsv = ({ order_no: orderNo }: ItemsPreview) =>
  downloadCsv(exportItems, { query: { orderNo } });

/** Saves all pages of the list as a CSV file. */
export const downloadAccounting = (query: QueryOf<typeof exportAccounting>) =>
  downloadCsv(exportAccounting, { query });
