import { z } from "zod";
import { receipt } from "#money/receipts/contract/receipts.ts";
import { type ResponseOf, route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { money } from "#platform/contract/wire.ts";
import { paperTicket } from "#service/kitchen/contract/kitchen.ts";
import { testedDocument } from "./fiscal-preview.ts";

export const fiscalTestErrors = {
  nothing_to_try: 409,
} as const;

/** Most portions of a trial. */
export const MAX_TRIED = 9;

export const runTrialSale = route({
  method: "POST",
  path: "/trial-sale/run",
  // The route only reads.
  duringSupportVisit: "reads",
  summary:
    "A sale of the first dish on the menu, at a table and in cash, with what it would print and issue. Nothing is kept, and no number is taken.",
  access: screenAccess("fiscalTest"),
  body: z.object({ quantity: z.number().int().min(1).max(MAX_TRIED) }),
  response: z.object({
    dish: z.object({ title: z.string(), variant: z.string().nullable(), price: money }),
    /** The ticket of the station that makes it. */
    ticket: paperTicket,
    /** The receipt before it is said what was handed over. */
    receipt,
    document: testedDocument,
    /** False while the restaurant issues no electronic documents: the document has an invented issuer. */
    is_issuing: z.boolean(),
    currency: z.string(),
  }),
  errors: ["nothing_to_try"],
  // The route only reads.
  idempotency: "natural",
});
export type TrialSale = ResponseOf<typeof runTrialSale>;
