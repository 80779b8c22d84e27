import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, instant, messageReply, optionalText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { contingencyKinds, environments } from "../domain/issue/tax-document-input.ts";
import { CONTINGENCY_REASON_MAX, declaredKinds } from "../domain/life/contingency.ts";
import { haltReasons } from "../domain/life/halt-reason.ts";
import { ministryWords, taxDocumentProblem } from "./document-state.ts";

const steer = { staff: actions["tax.setUp"] } as const;
const count = z.number().int();

/** Duty that the law sets after a contingency (GUIDE §21). */
const contingencyDuty = z.object({
  duty: z.enum(["report", "send_documents"]),
  until: instant,
  /** Whole hours, cut; negative when it is late. */
  hours_left: z.number().int(),
  /** Documents without a seal. */
  documents: count,
  /** Why its event waits for a person: it cannot be signed, or was refused; null when it does not. */
  refused: z.object({ problems: z.array(taxDocumentProblem), words: ministryWords.nullable() }).nullable(),
});

export const readTaxStatus = route({
  method: "GET",
  path: "/tax-documents/status",
  summary:
    "How the sending of tax documents stands: what stops it, a contingency that lasts, what waits, what a person has to mend, and until when the law wants what.",
  access: screenAccess("accounting"),
  response: z.object({
    /** Null: no electronic documents are issued. */
    environment: z.enum(environments).nullable(),
    halted: z.object({ why: z.enum(haltReasons), at: instant }).nullable(),
    contingency: z
      .object({
        kind: z.literal(contingencyKinds),
        reason: z.string().nullable(),
        began_at: instant,
        /** True for a contingency that a person declared and has to end. */
        is_declared: z.boolean(),
        documents: count,
      })
      .nullable(),
    /** On their way, or waiting for the end of a contingency. */
    waiting: count,
    /** Documents and events that were refused by the ministry, and that cannot be sent at all: accounting lists them as `to_mend`. */
    rejected: count,
    drafts: count,
    duties: z.array(contingencyDuty),
  }),
});
export type TaxStatus = z.output<typeof readTaxStatus.response>;
export type ContingencyDuty = z.output<typeof contingencyDuty>;

export const resumeTaxSending = route({
  method: "POST",
  path: "/tax-documents/resume",
  summary:
    "Takes up again what was stopped or refused as a whole: credentials, certificate, the events of contingencies.",
  access: steer,
  response: messageReply,
  errors: ["not_issuing"],
});

export const declareContingency = route({
  method: "POST",
  path: "/tax-documents/contingencies",
  summary:
    "Declares a contingency that the system cannot see by itself (CAT-005): documents are made without waiting for the ministry until it is ended.",
  access: steer,
  body: z.object({
    kind: z.literal(declaredKinds),
    /** Needed for 5, anything else. */
    reason: optionalText(CONTINGENCY_REASON_MAX),
  }),
  response: z.object({ id: idOf("Contingency"), message: z.string() }),
  errors: ["not_issuing", "contingency_open"],
});

export const endContingency = route({
  method: "POST",
  path: "/tax-documents/contingencies/end",
  summary: "Ends the contingency that lasts: it is reported, and its documents are sent.",
  access: steer,
  response: messageReply,
  errors: ["not_issuing", "no_contingency"],
});
