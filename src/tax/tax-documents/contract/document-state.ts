import { z } from "zod";
import { documentStates } from "../domain/life/document-state.ts";
import { issuedTypes, taxEvents } from "../domain/shape/generation.ts";

/**
 * Everything that is sent to the ministry: documents, and events about them. In the order in which people think of them; an enum of
 * figures loses it.
 */
export const taxDocumentKinds = [...issuedTypes, ...taxEvents] as const;
export const taxDocumentKind = z.enum(taxDocumentKinds);

export const taxDocumentState = z.enum(documentStates);

/**
 * A problem that the official schema or our own check finds in a document; its words are under
 * `taxDocuments.schema` and `taxDocuments.check`.
 */
export const taxDocumentProblem = z.object({
  /** Name of the field in the document, lines from 1: `receptor.nrc`. */
  field: z.string(),
  reason: z.string(),
  by: z.enum(["schema", "check"]),
  expected: z.string().nullable(),
  found: z.string().nullable(),
});
export type TaxDocumentProblem = z.output<typeof taxDocumentProblem>;

/** The ministry's last answer, in its own words. */
export const ministryWords = z.object({
  code: z.string().nullable(),
  classCode: z.string().nullable(),
  description: z.string(),
  remarks: z.array(z.string()),
  processedAt: z.string().nullable(),
});
