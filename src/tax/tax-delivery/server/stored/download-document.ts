import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentFile } from "../../contract/tax-delivery.ts";
import { type FiledDocument, jsonOf, pdfOf } from "./document-files.ts";
import { readLogo } from "./read-logo.ts";
import { documentById, type StoredDocument, signedTextOf } from "./stored-documents.ts";

/** Everything that the files of a document are made of. Refuses `tax_document_unsigned`. */
export async function readFiled(tx: Tx, document: StoredDocument, now: Date): Promise<FiledDocument> {
  if (!document.is_signed) throw new AppError("tax_document_unsigned");
  return { document, signed: await signedTextOf(tx, document.id), logo: await readLogo(tx, now) };
}

const filed = (ctx: StaffContext, id: TaxDocumentId) =>
  ctx.inTenant(async (tx) => readFiled(tx, found(await documentById(tx, id)), ctx.now));

/** The print of a document in the language of whoever asks; drawn outside the transaction. */
export const downloadPdf = async (ctx: StaffContext, id: TaxDocumentId): Promise<DocumentFile> =>
  pdfOf(await filed(ctx, id), ctx.say, ctx.now);

export const downloadJson = async (ctx: StaffContext, id: TaxDocumentId): Promise<DocumentFile> =>
  jsonOf(await filed(ctx, id));
