import { z } from "zod";
import { dte, dteBodyLimit, dteErrors } from "#back-office/purchase-documents/contract/preview-dte.ts";
import { route } from "#platform/contract/define.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, instant, messageReply, money } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { withholdingDocumentTypes } from "#tax/documents/domain/reading/withholding-document.ts";
import { withholdingLists, withholdingWarnings } from "../domain/withholding-warning.ts";

export const withholdingDocumentsErrors = {
  document_of_another: 422,
  withholding_type_unsupported: 422,
  withholding_document_known: 409,
} as const;

const access = { staff: actions["accounting.record"] };

/** Refusals of a text that is no such document of the restaurant. */
const readingErrors = [
  ...dteErrors.filter((code) => code !== "dte_type_unsupported"),
  "withholding_type_unsupported",
  "document_of_another",
] as const;

/** Facts of a document; amounts that its type does not have are 0. */
const facts = z.object({
  type: z.enum(withholdingDocumentTypes),
  type_name: z.string(),
  version: z.number().nullable(),
  generation_code: z.string(),
  control_number: z.string().nullable(),
  seal: z.string().nullable(),
  issued_on: day,
  /** The list of the month that it will stand in. */
  list: z.enum(withholdingLists),
  /** The other side: its issuer, or whom the restaurant withheld from. */
  party_name: z.string(),
  party_nit: z.string().nullable(),
  party_nrc: z.string().nullable(),
  /** Without IVA; what the 1 % or 2 % was taken of. */
  base: money,
  amount: money,
  /** The same for codes other than 1 % of a comprobante de retención. */
  other_base: money,
  other_amount: money,
  /** Sales without IVA that a liquidation settles. */
  taxed: money,
  untaxed: money,
  vat: money,
  commission: money,
  commission_vat: money,
  paid: money,
  /** Number of documents that its lines name. */
  related: z.number().int(),
});
export type WithholdingFacts = z.output<typeof facts>;

export const previewWithholdingDocument = route({
  method: "POST",
  path: "/withholding-documents/preview",
  summary:
    "Reads a comprobante de retención (07), a comprobante de liquidación (08) or a documento contable de liquidación (09) and says what is odd about it. Nothing is stored.",
  access,
  // The route only reads.
  idempotency: "natural",
  bodyLimit: dteBodyLimit,
  body: z.object({ dte }),
  response: z.object({
    document: facts,
    currency: z.string(),
    warnings: z.array(z.object({ kind: z.enum(withholdingWarnings), message: z.string() })),
    /** Set when it was imported before. */
    known: z.object({ id: idOf("WithholdingDocument"), at: instant, by: z.string() }).nullable(),
  }),
  errors: [...readingErrors],
});

export const importWithholdingDocument = route({
  method: "POST",
  path: "/withholding-documents/import",
  summary: "Keeps such a document: it then stands in the lists and annexes of the month of its day.",
  access,
  bodyLimit: dteBodyLimit,
  body: z.object({ uuid: requestUuid.optional(), dte }),
  response: messageReply.extend({
    id: idOf("WithholdingDocument"),
    list: z.enum(withholdingLists),
    issued_on: day,
  }),
  errors: [...readingErrors, "withholding_document_known"],
});

const params = z.object({ id: idTextOf("WithholdingDocument") });

export const removeWithholdingDocument = route({
  method: "POST",
  path: "/withholding-documents/:id/remove",
  summary: "Takes a document that was imported by mistake out of all figures; it can be imported again.",
  access,
  params,
  response: messageReply,
  errors: ["not_found"],
});

/** A document as it was sent. */
interface OriginalText {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "application/json";
  readonly bytes: Uint8Array;
  /** Name for saving it; the browser never opens it in place. */
  readonly downloadName: string;
}

export const readWithholdingText = route({
  method: "GET",
  path: "/withholding-documents/:id/document",
  summary: "Such a document exactly as it was sent, as a download.",
  access: screenAccess("accounting"),
  media: ["application/json"],
  params,
  response: z.custom<OriginalText>(),
  errors: ["not_found"],
});
