import { contingencyDuty } from "#tax/tax-documents/domain/life/contingency-window.ts";
import { type DocumentState, MEND_WITHIN_MS } from "#tax/tax-documents/domain/life/document-state.ts";

/** Why a document has no seal: it may not be signed, was refused, waits for its turn, for its answer, for the end of a contingency. */
export const unsealedReasons = ["draft", "rejected", "waiting", "unanswered", "contingency"] as const;
export type UnsealedReason = (typeof unsealedReasons)[number];

/** The states of documents without a seal for which something is still to be done (guide §2). */
export const unsealedStates = [
  "draft",
  "generated",
  "signed",
  "contingency",
  "sent",
  "rejected",
] as const satisfies readonly DocumentState[];
export type UnsealedState = (typeof unsealedStates)[number];

const reasons = {
  draft: "draft",
  generated: "waiting",
  signed: "waiting",
  contingency: "contingency",
  sent: "unanswered",
  rejected: "rejected",
} as const satisfies Record<UnsealedState, UnsealedReason>;

export const unsealedReason = (state: UnsealedState): UnsealedReason => reasons[state];

export interface UnsealedDocument {
  readonly state: UnsealedState;
  readonly madeAt: Date;
  /** Of the contingency it was made in. */
  readonly endedAt: Date | null;
  readonly eventSealedAt: Date | null;
  readonly isOfContingency: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * Whole hours, cut, that are left for what is to be done next: to mend a rejected document (24 from its making), to report an ended
 * contingency (24), to send its documents (72 from the seal of the event); negative when it is late, null where no limit runs (guide §2, §21).
 */
export function hoursLeft(document: UnsealedDocument, now: Date): number | null {
  const { state, madeAt, endedAt, eventSealedAt, isOfContingency } = document;
  if (state === "rejected") return Math.floor((madeAt.getTime() + MEND_WITHIN_MS - now.getTime()) / HOUR_MS);
  if (!isOfContingency) return null;
  return contingencyDuty({ endedAt, eventSealedAt, unsealed: 1 }, now).hoursLeft;
}
