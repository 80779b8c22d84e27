import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { findIngredients } from "#back-office/purchases/contract/found-ingredients.ts";
import { withStatus } from "#back-office/purchases/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { importDte, type ReviewedLine } from "../contract/import-dte.ts";
import { previewDte } from "../contract/preview-dte.ts";

export type DocumentPreview = ResponseOf<typeof previewDte>;

/** Reads a document and proposes ingredients for its lines. */
export const readDocument = (text: string, signal: AbortSignal) =>
  withStatus(call(previewDte, { body: { dte: text }, signal }));

/** Finds ingredients by the typed words. */
export const ingredientsQuery = (q: string) =>
  queryOptions({
    queryKey: ["inventory", "of-title", q],
    queryFn: async ({ signal }) => (await call(findIngredients, { query: { q }, signal })).ingredients,
    enabled: q.trim() !== "",
    placeholderData: keepPreviousData,
  });

interface DocumentToImport {
  readonly text: string;
  readonly lines: readonly ReviewedLine[];
  readonly takeWhatIsLeft: boolean;
  /** True imports it although a purchase was typed from the same paper. */
  readonly despiteKnown: boolean;
}

/** Imports a document, all or nothing; `id` names the attempt. */
export const sendDocument = ({ text, lines, ...choices }: DocumentToImport, id: Uuid) =>
  withStatus(
    call(importDte, { body: { uuid: id, dte: text, lines: [...lines], ...choices }, idempotencyKey: id }),
  );
