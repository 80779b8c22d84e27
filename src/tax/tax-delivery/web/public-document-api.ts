import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { downloadDocument } from "#platform/web/lists/download-csv.ts";
import {
  mailPublicDocument,
  publicDocumentJson,
  publicDocumentPdf,
  readPublicDocument,
} from "../contract/tax-delivery.ts";

/** The document of a code; null when there is none. */
export const publicDocumentQuery = (code: string) =>
  queryOptions({
    queryKey: ["public-document", code],
    queryFn: async ({ signal }) => {
      try {
        return await call(readPublicDocument, { params: { code }, signal });
      } catch (error) {
        if (isApiError(error, "not_found", "invalid_input", "invalid_request")) return null;
        throw error;
      }
    },
  });

export const savePublicPdf = (code: string) => downloadDocument(publicDocumentPdf, { params: { code } });
export const savePublicJson = (code: string) => downloadDocument(publicDocumentJson, { params: { code } });

/** Mails it to the guest. */
export const useMailToGuest = (code: string) =>
  useMutation({ mutationFn: (to: string) => call(mailPublicDocument, { params: { code }, body: { to } }) });
