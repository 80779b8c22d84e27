import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idTextOf, money } from "#platform/contract/wire.ts";

/** Data stored from a supplier's tax document with its purchase; figures that the document lacks are null. */
export const taxDocument = z.object({
  /** Generation of its schema. */
  version: z.number().int().nullable(),
  /** Issued in the test environment, and so without legal force. */
  is_test: z.boolean(),
  /** selloRecibido; null when it came without one. */
  seal: z.string().nullable(),
  issued_on: day,
  /** Digits of the buyer's number. */
  buyer_number: z.string().nullable(),
  /** Documents that a note corrects: generation codes, or numbers of documents on paper. */
  related_to: z.array(z.string()),
  not_subject: money.nullable(),
  exempt: money.nullable(),
  taxed: money.nullable(),
  vat: money,
  other_tributes: money,
  withheld_vat: money.nullable(),
  perceived_vat: money.nullable(),
  withheld_income: money.nullable(),
  insurance: money.nullable(),
  freight: money.nullable(),
  outside_tax: money.nullable(),
  total: money,
  /** Amount owed to the vendor: the total with perceived and untaxed amounts, less withheld ones. */
  to_pay: money,
});
export type TaxDocument = z.output<typeof taxDocument>;

/** A document as it was sent. */
export interface OriginalDocument {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "application/json";
  readonly bytes: Uint8Array;
  /** Name for saving it; the browser never opens it in place. */
  readonly downloadName: string;
}

export const readPurchaseDocument = route({
  method: "GET",
  path: "/purchases/:id/document",
  summary: "The tax document that a purchase was read out of, exactly as it was sent, as a download.",
  access: screenAccess("purchases"),
  media: ["application/json"],
  params: z.object({ id: idTextOf("Purchase") }),
  response: z.custom<OriginalDocument>(),
  errors: ["not_found"],
});
