import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { contingencyDuty } from "#tax/tax-documents/domain/life/contingency.ts";
import { CORRECT_WITHIN_MS, type DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";

/** Checks of a month's closing, in the order in which to correct what they find. */
export const closingChecks = [
  "documents",
  "refused",
  "unsealed",
  "contingency",
  "corrections",
  "gaps",
  "cash",
  "differences",
  "comparison",
  "books",
] as const;
export type ClosingCheck = (typeof closingChecks)[number];

/**
 * Reasons for a missing seal: the document cannot be signed, was rejected, waits to be sent, has no answer yet, or waits for
 * the end of a contingency.
 */
export const unsealedReasons = ["draft", "rejected", "waiting", "unanswered", "contingency"] as const;
type UnsealedReason = (typeof unsealedReasons)[number];

/** States of unsealed documents that still need something (guide §2). */
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

interface UnsealedDocument {
  readonly state: UnsealedState;
  readonly madeAt: Date;
  /** End of the contingency in which it was made, and the seal of that event. */
  readonly endedAt: Date | null;
  readonly eventSealedAt: Date | null;
  readonly isOfContingency: boolean;
}

/**
 * Returns the whole hours left, rounded down, for the next step: 24 from its making to correct a rejected document, 24 to
 * report an ended contingency, 72 from the event's seal to send its documents. Negative when late, null without a limit (guide
 * §2, §21).
 */
export function hoursLeft(document: UnsealedDocument, now: Date): number | null {
  const { state, madeAt, endedAt, eventSealedAt, isOfContingency } = document;
  if (state === "rejected")
    return Math.floor((madeAt.getTime() + CORRECT_WITHIN_MS - now.getTime()) / HOUR_MS);
  if (!isOfContingency) return null;
  return contingencyDuty({ endedAt, eventSealedAt, unsealed: 1 }, now).hoursLeft;
}

/**
 * Reasons why a control number has no sealed document in a month: it cannot be signed, was rejected, is on its way, was
 * replaced by another document, belongs to another month, or is unexplained.
 */
export const gapReasons = ["draft", "rejected", "on_its_way", "replaced", "other_month", "unknown"] as const;
type GapReason = (typeof gapReasons)[number];

/** Tells whether the gap is explained and needs nothing more. */
export const isGapAtRest = (reason: GapReason): boolean => reason === "replaced" || reason === "other_month";

/**
 * Returns the reason why a number is missing among the month's sealed ones; null when it is not missing, or was invalidated and
 * is in the book with zero.
 */
export function explainGap(
  document: { readonly state: DocumentState; readonly isOfMonth: boolean } | null,
): GapReason | null {
  if (document === null) return "unknown";
  if (!document.isOfMonth) return "other_month";
  const { state } = document;
  switch (state) {
    case "draft":
    case "rejected":
    case "replaced":
      return state;
    case "generated":
    case "signed":
    case "sent":
    case "contingency":
      return "on_its_way";
    case "sealed":
    case "sealed_with_remarks":
    case "invalidated":
      return null;
    default:
      return unreachable(state);
  }
}
