import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { importDte, type ReviewedLine } from "../../../contract/purchase-documents/import-dte.ts";
import { previewDte } from "../../../contract/purchase-documents/preview-dte.ts";
import { findIngredients } from "../../../contract/purchases/found-ingredients.ts";
import type { Uuid } from "../../../domain/ids.ts";
import { call } from "../../platform/api.ts";
import { withStatus } from "../purchases/public.ts";

export type DocumentPreview = ResponseOf<typeof previewDte>;

/** What is in a document and which ingredients its lines may be. */
export const readDocument = (text: string, signal: AbortSignal) =>
  withStatus(call(previewDte, { body: { dte: text }, signal }));

/** The ingredients whose titles hold what was typed. */
export const ingredientsQuery = (q: string) =>
  queryOptions({
    queryKey: ["inventory", "of-title", q],
    queryFn: async ({ signal }) => (await call(findIngredients, { query: { q }, signal })).ingredients,
    enabled: q.trim() !== "",
    placeholderData: keepPreviousData,
  });

export interface DocumentToImport {
  readonly text: string;
  readonly lines: readonly ReviewedLine[];
  readonly takeWhatIsLeft: boolean;
}

/** Imports a document, all or nothing; the id is that of the attempt. */
export const sendDocument = ({ text, lines, takeWhatIsLeft }: DocumentToImport, id: Uuid) =>
  withStatus(
    call(importDte, { body: { uuid: id, dte: text, lines: [...lines], takeWhatIsLeft }, idempotencyKey: id }),
  );
