import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import type { ArchiveFile } from "#platform/contract/archive.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, idTextOf, instant, messageReply, money, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { EMAIL_MAX, isEmail } from "#platform/domain/identity/contact.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { taxDocumentState } from "#tax/tax-documents/contract/document-state.ts";
import { deliveryCauses } from "#tax/tax-documents/domain/paper/delivery-cause.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";

export const taxDeliveryErrors = {
  no_tax_document: 409,
  tax_document_unsigned: 409,
  tax_document_void: 409,
} as const;

/** A tax document, or its print, as a file. */
export interface DocumentFile {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "application/pdf" | "application/json";
  readonly bytes: Uint8Array;
  readonly downloadName: string;
}

const access = { staff: actions["taxDocument.deliver"] };
const params = z.object({ id: idTextOf("TaxDocument") });
const address = text(EMAIL_MAX).refine(isEmail, saying("not_an_email"));
const refused = ["tax_document_unsigned", "tax_document_void"] as const;

export const taxDocumentPdf = route({
  method: "GET",
  path: "/tax-documents/:id/pdf",
  summary:
    "The print of a tax document (guide §23), made of what was signed; one that counts for nothing says so across it.",
  access,
  media: ["application/pdf"],
  params,
  response: z.custom<DocumentFile>(),
  errors: ["not_found", "tax_document_unsigned"],
});

export const taxDocumentJson = route({
  method: "GET",
  path: "/tax-documents/:id/json",
  summary:
    "A tax document as its buyer gets it: the JSON that was signed, with its signature and its seal (guide §18).",
  access,
  media: ["application/json"],
  params,
  response: z.custom<DocumentFile>(),
  errors: ["not_found", "tax_document_unsigned"],
});

/** A requested mail with a document, and its state. */
export const taxDelivery = z.object({
  id: idOf("TaxDelivery"),
  cause: z.enum(deliveryCauses),
  to: z.string(),
  asked_at: instant,
  sent_at: instant.nullable(),
  /** The last try failed; it is tried again by itself. */
  has_failed: z.boolean(),
});

/** Files of a document that can be handed over, and the mails that went out with them. */
export const documentCopies = z.object({
  id: idOf("TaxDocument"),
  type: z.enum(issuedTypes),
  state: taxDocumentState,
  control_number: z.string(),
  generation_code: z.string(),
  seal: z.string().nullable(),
  /** Signed: there are files of it. */
  has_files: z.boolean(),
  /** Address of its public page, below the address of the app. */
  page: z.string(),
  /** The party's own address, when it has one. */
  to: z.string().nullable(),
  deliveries: z.array(taxDelivery),
});
export type DocumentCopies = z.output<typeof documentCopies>;

export const copiesOfInvoice = route({
  method: "GET",
  path: "/invoices/:invoiceId/tax-document",
  summary:
    "The tax document of an invoice: what of it can be handed over, and to whom it was. Null: it has none.",
  access,
  params: z.object({ invoiceId: idTextOf("Invoice") }),
  response: z.object({ document: documentCopies.nullable() }),
  errors: ["not_found"],
});

export const copiesOfDocument = route({
  method: "GET",
  path: "/tax-documents/:id/copies",
  summary: "What of a tax document can be handed over, and to whom it was.",
  access,
  params,
  response: documentCopies,
  errors: ["not_found"],
});

const mailReply = messageReply.extend({ success: z.boolean() });

export const sendInvoice = route({
  method: "POST",
  path: "/emails/send-invoice",
  summary:
    "Mails the tax document of an invoice, JSON and print, to its buyer or to another address; once the ministry sealed it, or at once in a contingency.",
  access,
  body: z.object({ invoiceId: idOf("Invoice"), to: address.optional() }),
  response: mailReply,
  errors: ["not_found", "invalid_input", "no_mail_server", "no_tax_document", "tax_document_void"],
});

export const sendTaxDocumentMail = route({
  method: "POST",
  path: "/tax-documents/:id/mail",
  summary: "The same of any tax document, to the address that is said.",
  access,
  params,
  body: z.object({ to: address }),
  response: mailReply,
  errors: ["not_found", "invalid_input", "no_mail_server", "tax_document_void"],
});

/** Code from a mail or a print: everybody who has it may see the document. */
const ofCode = z.object({ code: z.string().max(40) });

/** Enough of one document for a family behind one address; too few wrong codes to guess. */
const rateLimit = { perSubject: 30, refusedPerAddress: 30, windowSeconds: 60 } as const;

/** A document as people with its code see it. */
export const publicDocument = z.object({
  /** Name of the issuer as the document prints it. */
  issuer: z.string(),
  type: z.enum(issuedTypes),
  issued_on: day,
  total: money,
  state: taxDocumentState,
  generation_code: z.string(),
  control_number: z.string(),
  seal: z.string().nullable(),
  is_test: z.boolean(),
  /** The ministry's own page of it. */
  query_address: z.string(),
  /** There are files of it, and it counts. */
  has_files: z.boolean(),
  /** It can be mailed from here. */
  may_mail: z.boolean(),
});
export type PublicDocument = z.output<typeof publicDocument>;

export const readPublicDocument = route({
  method: "GET",
  path: "/public/documents/:code",
  summary: "A tax document by its generation code, for whoever has it.",
  access: "guest",
  params: ofCode,
  response: publicDocument,
  errors: ["not_found"],
  rateLimit,
});

export const publicDocumentPdf = route({
  method: "GET",
  path: "/public/documents/:code/pdf",
  takesAnyQuery: true,
  summary: "Its print.",
  access: "guest",
  media: ["application/pdf"],
  params: ofCode,
  response: z.custom<DocumentFile>(),
  errors: ["not_found", ...refused],
  rateLimit,
});

export const publicDocumentJson = route({
  method: "GET",
  path: "/public/documents/:code/json",
  takesAnyQuery: true,
  summary: "The document itself, with signature and seal.",
  access: "guest",
  media: ["application/json"],
  params: ofCode,
  response: z.custom<DocumentFile>(),
  errors: ["not_found", ...refused],
  rateLimit,
});

export const mailPublicDocument = route({
  method: "POST",
  path: "/public/documents/:code/mail",
  summary: "Mails it to the guest who asks; a few times a day.",
  access: "guest",
  params: ofCode,
  body: z.object({ to: address }),
  response: messageReply,
  errors: ["not_found", "no_mail_server", "tax_document_void", "too_many_requests"],
  // Every tap is a mail, of which there are few a day.
  idempotency: "natural",
  // Of each document for itself: who mails one of theirs without end keeps nobody behind the same router from mailing another.
  rateLimit: { perSubject: 5, refusedPerAddress: 30, windowSeconds: 600 },
});

export const exportTaxDocuments = route({
  method: "GET",
  path: "/tax-documents/archive",
  summary:
    "All tax documents and events of a period as a zip: of each the delivered JSON, the signature and the print, and an index as CSV. Kept ten years, whole (guide §2).",
  access: screenAccess("accounting"),
  archive: true,
  /** Days of issue; `from` and `to` count for `custom`, which is today to a month ahead without them (operations §9). */
  query: z.object({
    type: z.enum(periods).default("this_month"),
    from: day.optional(),
    to: day.optional(),
  }),
  response: z.custom<ArchiveFile>(),
  errors: ["invalid_input"],
});
