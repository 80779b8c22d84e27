import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { codeText } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import {
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  text,
  typedMoney,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { identityProblem } from "#platform/domain/identity/tax-numbers.ts";
import { receptor, receptorInput } from "#service/customers/contract/receptor.ts";
import { invalidationKinds } from "../domain/issue/build-invalidation.ts";
import { issuedTypes } from "../domain/shape/generation.ts";
import { ministryWords, taxDocumentKind, taxDocumentProblem, taxDocumentState } from "./document-state.ts";

export const taxDocumentsErrors = {
  not_issuing: 409,
  contingency_open: 409,
  no_contingency: 409,
  tax_document_state: 409,
  tax_document_mend_over: 409,
  tax_document_mend_first: 409,
  invalidation_too_late: 409,
  invalidation_late: 409,
  invalidation_has_note: 409,
  invalidation_in_hand: 409,
  debit_note_too_late: 409,
} as const;

/** A person responsible for an event, or its applicant (guide §22). */
const person = z.object({
  name: nameText(100),
  /** CAT-022. */
  document_type: z.string().regex(/^[0-9]{2}$/),
  document_number: codeText(25),
});
export type EventPerson = z.output<typeof person>;

const writtenPerson = person.superRefine(({ document_type: kind, document_number: input }, context) => {
  const reason = identityProblem(kind, input);
  if (reason !== null)
    context.addIssue({ code: "custom", path: ["document_number"], input, ...saying(reason) });
});

/** A document or event that has to do with another one. */
export const relatedDocument = z.object({
  id: idOf("TaxDocument"),
  relation: z.enum(["this", "replaces", "replaced_by", "note", "invalidation", "about"]),
  kind: taxDocumentKind,
  state: taxDocumentState,
  control_number: z.string().nullable(),
  issued_on: day,
  total: money.nullable(),
  problems: z.array(taxDocumentProblem),
  words: ministryWords.nullable(),
});
export type RelatedDocument = z.output<typeof relatedDocument>;

/** Actions on a document; the screen shows a button for each. */
export const documentActions = [
  "send_again",
  "mend_buyer",
  "replace",
  "to_fiscal",
  "invalidate",
  "debit_note",
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** State of the correction that a refund asks of the document. */
export const taskStates = [
  "done",
  "in_hand",
  "nothing",
  "wait",
  "mend_first",
  "invalidate",
  "replace",
  "credit",
  "too_late",
  "exceeds",
] as const;

export const documentCorrections = z.object({
  document: relatedDocument,
  actions: z.array(z.enum(documentActions)),
  /** Until when a rejected one is sent again under its own number. */
  mend_until: instant.nullable(),
  /** The other party as the document names it. */
  receptor: receptor.nullable(),
  /**
   * Types of document that must name the other party's district: this document, and those that would be
   * issued now (guide §4).
   */
  district_on: z.object({ own: z.boolean(), issued_now: z.array(z.enum(issuedTypes)) }),
  invoice_no: z.number().int().nullable(),
  invalidation: z
    .object({
      /** By the official text that the restaurant follows, and by the widest, in which it may be tried (guide §22). */
      surely_until: day,
      perhaps_until: day,
      is_late: z.boolean(),
      /** True when the reasons "wrong data" and "other" need a document in its place. */
      needs_replacement: z.boolean(),
      responsible: person,
      applicant: person,
    })
    .nullable(),
  /** An invalidation that waits for the seal of the document in its place. */
  is_planned: z.boolean(),
  /** Amount of a crédito fiscal that can still be credited. */
  left: money.nullable(),
  related: z.array(relatedDocument),
  tasks: z.array(
    z.object({
      reason: z.string(),
      refund_no: z.number().int().nullable(),
      amount: money,
      standing: z.enum(taskStates),
    }),
  ),
  currency: z.string(),
});
export type DocumentCorrections = z.output<typeof documentCorrections>;

const params = z.object({ id: idTextOf("TaxDocument") });
const access = { staff: actions["taxDocument.correct"] };

/** The result; a document that is still wrong lists its problems. */
const made = messageReply.extend({ state: taxDocumentState, problems: z.array(taxDocumentProblem) });
export type CorrectionResult = z.output<typeof made>;

export const readCorrections = route({
  method: "GET",
  path: "/tax-documents/:id/corrections",
  summary: "What can be done about a tax document, until when, and everything that has to do with it.",
  access: screenAccess("accounting"),
  params,
  response: documentCorrections,
  errors: ["not_found"],
});

export const sendAgain = route({
  method: "POST",
  path: "/tax-documents/:id/send-again",
  summary:
    "Sends a rejected document, or one that could not be signed, under its own numbers, with the restaurant's and the items' data of now.",
  access,
  params,
  response: made,
  errors: ["not_found", "tax_document_state", "tax_document_mend_over", "not_issuing"],
});

export const correctBuyer = route({
  method: "POST",
  path: "/tax-documents/:id/mend-buyer",
  summary:
    "Puts other data of the buyer on a rejected or unsigned document and sends it under its own numbers.",
  access,
  params,
  body: z.object({ receptor: receptorInput.nullable() }),
  response: made,
  errors: ["not_found", "tax_document_state", "tax_document_mend_over", "not_issuing"],
});

export const replaceDocument = route({
  method: "POST",
  path: "/tax-documents/:id/replace",
  summary: "Makes a document under new numbers in the place of one that was rejected more than 24 hours ago.",
  access,
  params,
  body: z.object({ receptor: receptorInput.nullable() }),
  response: made.extend({ id: idOf("TaxDocument") }),
  errors: ["not_found", "tax_document_state", "tax_document_mend_first", "not_issuing"],
});

export const invalidateDocument = route({
  method: "POST",
  path: "/tax-documents/:id/invalidate",
  summary:
    "Invalidates a sealed document. With wrong data or another reason a new one is sealed first; no money is given back by it.",
  access,
  params,
  body: z.object({
    kind: z.literal(invalidationKinds),
    /** Needed for 3. */
    reason: text(200).nullable(),
    responsible: writtenPerson,
    applicant: writtenPerson,
    /** The buyer of the document in its place. */
    receptor: receptorInput.nullable(),
    /** The replacement of a factura is a crédito fiscal that its buyer asked for afterwards. Not with kind 2. */
    as_fiscal: z.boolean().default(false),
    /** The strictest limit is over; it may be tried while the widest lasts. */
    even_if_late: z.boolean(),
  }),
  response: made,
  errors: [
    "not_found",
    "tax_document_state",
    "invalidation_too_late",
    "invalidation_late",
    "invalidation_has_note",
    "invalidation_in_hand",
    "not_issuing",
  ],
});

export const makeDebitNote = route({
  method: "POST",
  path: "/tax-documents/:id/debit-note",
  summary: "Charges more on a sealed crédito fiscal: a debit note of an amount without IVA.",
  access,
  params,
  body: z.object({
    amount: typedMoney().refine((amount) => amount > 0),
    reason: text(200),
  }),
  response: made.extend({ id: idOf("TaxDocument") }),
  errors: ["not_found", "tax_document_state", "debit_note_too_late", "not_issuing"],
});
