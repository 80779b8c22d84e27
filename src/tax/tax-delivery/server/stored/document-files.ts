import { createHash } from "node:crypto";
import { Transformer } from "@napi-rs/image";
import { selectFile } from "#core/files/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { deliveredFile } from "#tax/tax-documents/domain/paper/delivered-file.ts";
import { documentLanguage } from "#tax/tax-documents/domain/paper/document-language.ts";
import type { DocumentFile } from "../../contract/tax-delivery.ts";
import { composePaper } from "../paper/compose-paper.ts";
import { drawPaper } from "../paper/draw-paper.ts";
import {
  documentById,
  parsedText,
  type SignedText,
  type StoredDocument,
  signedTextOf,
} from "./stored-documents.ts";

/** Everything that the files of a document are made of. Refuses `tax_document_unsigned`. */
export async function readFiled(tx: Tx, document: StoredDocument, now: Date): Promise<FiledDocument> {
  if (!document.is_signed) throw new AppError("tax_document_unsigned");
  return { document, signed: await signedTextOf(tx, document.id), logo: await readLogo(tx, now) };
}

const filed = (ctx: StaffContext, id: TaxDocumentId) =>
  ctx.inTenant(async (tx) => readFiled(tx, found(await documentById(tx, id)), ctx.now));

/** Draws the print of a document, outside the transaction. */
export const downloadPdf = async (ctx: StaffContext, id: TaxDocumentId): Promise<DocumentFile> =>
  pdfOf(await filed(ctx, id), ctx.now);

export const downloadJson = async (ctx: StaffContext, id: TaxDocumentId): Promise<DocumentFile> =>
  jsonOf(await filed(ctx, id));

/** A document with everything that its files are made of. */
export interface FiledDocument {
  readonly document: StoredDocument;
  readonly signed: SignedText;
  readonly logo: Uint8Array | null;
}

/** The print, in the language of the law and as the ministry knows the document: its file is named by its code. */
export async function pdfOf({ document, signed, logo }: FiledDocument, now: Date): Promise<DocumentFile> {
  const paper = composePaper(
    {
      ...document,
      generationCode: document.generation_code,
      issuedOn: document.issued_on,
      document: parsedText(signed),
    },
    sayIn(documentLanguage),
  );
  return fileOf(document, "application/pdf", await drawPaper({ paper, logo, now }));
}

/** The document with its signature and its seal (guide §18). */
export function jsonOf({ document, signed }: Pick<FiledDocument, "document" | "signed">): DocumentFile {
  const text = deliveredFile({ ...signed, seal: document.seal });
  return fileOf(document, "application/json", Buffer.from(text, "utf8"));
}

function fileOf(
  { generation_code }: StoredDocument,
  mediaType: DocumentFile["mediaType"],
  bytes: Uint8Array,
): DocumentFile {
  const downloadName = `${generation_code}.${mediaType === "application/pdf" ? "pdf" : "json"}`;
  return { hash: createHash("sha256").update(bytes).digest("hex"), mediaType, bytes, downloadName };
}

/** Reads the restaurant's picture for a print, as PNG; null without one. Only this decoration of a print is of today. */
export async function readLogo(tx: Tx, now: Date): Promise<Uint8Array | null> {
  const { store_image: hash } = (await readSettings(tx, now)).store;
  const picture = hash === null ? undefined : await selectFile(tx, hash);
  return picture === undefined ? null : new Transformer(Buffer.from(picture.bytes)).png();
}
