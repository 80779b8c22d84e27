import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  readWithholdingText,
  removeWithholdingDocument,
} from "#back-office/withholding-documents/contract/withholding-documents.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { WithholdingDocumentId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { downloadCsv, downloadDocument } from "#platform/web/lists/download-csv.ts";
import { exportWithheld, readWithheld } from "../../contract/withheld.ts";
import type { WithheldList } from "../../domain/withheld-list.ts";
import { taxBooksKey } from "../tax-books-api.ts";

/** A list of a month's withheld tax, with the sums of all lists. */
export const withheldListQuery = (month: string, list: WithheldList) =>
  queryOptions({
    queryKey: [...taxBooksKey, "withheld", month, list],
    queryFn: ({ signal }) => call(readWithheld, { query: { month, list }, signal }),
    placeholderData: keepPreviousData,
  });

export const saveWithheld = (query: QueryOf<typeof exportWithheld>) => downloadCsv(exportWithheld, { query });

export const saveWithholdingText = (id: WithholdingDocumentId) =>
  downloadDocument(readWithholdingText, { params: { id: String(id) as never } });

/** Takes a document out of all figures. */
export function useRemoveWithholding() {
  const client = useQueryClient();
  return async (id: WithholdingDocumentId) => {
    const { message } = await call(removeWithholdingDocument, { params: { id } });
    await client.invalidateQueries({ queryKey: taxBooksKey });
    return message;
  };
}
