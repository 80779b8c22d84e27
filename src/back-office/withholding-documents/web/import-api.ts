import type { ResponseOf } from "#platform/contract/define.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { importWithholdingDocument, previewWithholdingDocument } from "../contract/withholding-documents.ts";

export type WithholdingPreview = ResponseOf<typeof previewWithholdingDocument>;
export type ImportedWithholding = ResponseOf<typeof importWithholdingDocument>;

/** Reads a document and says what is odd about it. */
export const readWithholding = (dte: string) => call(previewWithholdingDocument, { body: { dte } });

/** Keeps a document; `id` names the attempt. */
export const keepWithholding = (dte: string, id: Uuid) =>
  call(importWithholdingDocument, { body: { uuid: id, dte }, idempotencyKey: id });
