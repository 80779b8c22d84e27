import { createHash } from "node:crypto";
import type { Say } from "#platform/server/i18n/say.ts";
import { deliveredFile } from "#tax/tax-documents/domain/paper/delivered-file.ts";
import type { DocumentFile } from "../../contract/tax-delivery.ts";
import { composePaper } from "../paper/compose-paper.ts";
import { drawPaper } from "../paper/draw-paper.ts";
import { parsedText, type SignedText, type StoredDocument } from "./stored-documents.ts";

/** A document with everything that its files are made of. */
export interface FiledDocument {
  readonly document: StoredDocument;
  readonly signed: SignedText;
  readonly logo: Uint8Array | null;
}

/** The print, as the ministry knows the document: its file is named by its code. */
export async function pdfOf(
  { document, signed, logo }: FiledDocument,
  say: Say,
  now: Date,
): Promise<DocumentFile> {
  const paper = composePaper(
    {
      ...document,
      generationCode: document.generation_code,
      issuedOn: document.issued_on,
      document: parsedText(signed),
    },
    say,
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
