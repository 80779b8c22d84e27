import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { allDifferent, instant, messageReply } from "#platform/contract/wire.ts";
import { issuerAccess } from "#tax/tax-issuer/contract/issuer.ts";
import { testRunEnds } from "../domain/certification.ts";
import { ministryWords, taxDocumentKind, taxDocumentKinds, taxDocumentProblem } from "./document-state.ts";

const count = z.number().int();

/** The run of test documents in progress, or the last one. */
const testRun = z.object({
  kinds: z.array(taxDocumentKind),
  started_at: instant,
  /** Null while it runs. */
  ended: z.enum(testRunEnds).nullable(),
  /** The first refusal, which ends the run. */
  refused: z
    .object({
      kind: taxDocumentKind,
      problems: z.array(taxDocumentProblem),
      words: ministryWords.nullable(),
    })
    .nullable(),
});
export type TestRun = z.output<typeof testRun>;

export const readCertification = route({
  method: "GET",
  path: "/settings/tax-issuer/certification",
  summary:
    "How many documents of each kind the ministry wants to have sealed in its test service, how many it has (guide §25), and the making of those that are missing.",
  access: issuerAccess,
  response: z.object({
    counts: z.array(
      z.object({
        kind: taxDocumentKind,
        needed: count,
        done: count,
        /** Made and on their way. */
        waiting: count,
      }),
    ),
    /** True when test documents can be made now: the restaurant issues in test. */
    can_make: z.boolean(),
    run: testRun.nullable(),
  }),
});
export type Certification = z.output<typeof readCertification.response>;

export const startTestDocuments = route({
  method: "POST",
  path: "/settings/tax-issuer/test-documents",
  summary:
    "Makes what is missing of the documents that certification asks for (guide §25), a few at a time and in the ministry's test service alone.",
  access: issuerAccess,
  body: z.object({ kinds: z.array(z.enum(taxDocumentKinds)).min(1).refine(allDifferent) }),
  response: messageReply,
  errors: ["not_in_test"],
});

export const stopTestDocuments = route({
  method: "POST",
  path: "/settings/tax-issuer/test-documents/stop",
  summary: "Makes no more test documents; those that are on their way arrive.",
  access: issuerAccess,
  response: messageReply,
});
