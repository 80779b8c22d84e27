import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiBase } from "#platform/contract/api-base.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { InvoiceId, TaxDocumentId } from "#platform/domain/ids.ts";
import { call, callTo } from "#platform/web/api.ts";
import { downloadDocument } from "#platform/web/lists/download-csv.ts";
import {
  copiesOfDocument,
  copiesOfInvoice,
  exportTaxDocuments,
  sendTaxDocumentMail,
  taxDocumentJson,
  taxDocumentPdf,
} from "../contract/tax-delivery.ts";

/** Names a document by itself or by the invoice it belongs to. */
export type CopiesSource = { readonly invoiceId: InvoiceId } | { readonly documentId: TaxDocumentId };

const copiesKey = ["document-copies"] as const;

/** Files and mails of a document; null for an invoice without one. It never shows an older answer. */
export const copiesQuery = (source: CopiesSource) =>
  queryOptions({
    queryKey: [...copiesKey, source],
    queryFn: async ({ signal }) =>
      "invoiceId" in source
        ? (await call(copiesOfInvoice, { params: source, signal })).document
        : call(copiesOfDocument, { params: { id: source.documentId }, signal }),
    staleTime: 0,
  });

/** Mails it to an address. */
export function useMailDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: callTo(sendTaxDocumentMail),
    onSettled: () => client.invalidateQueries({ queryKey: copiesKey }),
  });
}

export const savePdf = (id: TaxDocumentId) => downloadDocument(taxDocumentPdf, { params: { id } });
export const saveJson = (id: TaxDocumentId) => downloadDocument(taxDocumentJson, { params: { id } });

/** Address from which the browser itself downloads the archive of a period: it is large and goes to the disk. */
export function archiveAddress(query: QueryOf<typeof exportTaxDocuments>, language: string): string {
  const asked = Object.entries({ ...query, lang: language }).filter(([, value]) => value !== undefined);
  return `${apiBase}${exportTaxDocuments.path}?${new URLSearchParams(asked as [string, string][])}`;
}
