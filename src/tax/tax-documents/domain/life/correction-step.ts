import { addMonths, type CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { DocumentState } from "./document-state.ts";
import { isSealed } from "./document-state.ts";
import { type InvalidationText, invalidationPermission } from "./invalidation-window.ts";

/** Months in which a crédito fiscal can be corrected by a note (guide §16; LIVA 62, 63). */
const NOTE_MONTHS = 3;

/** The last day on which a note can be given about a document (guide §16). */
export function lastNoteDay(issuedOn: CalendarDate): CalendarDate {
  return addMonths(issuedOn, NOTE_MONTHS);
}

/** Next step for the document of a sale after a refund, or what it waits for. */
export type CorrectionStep =
  /** No live document: nothing to do. */
  | "nothing"
  /** The document is on its way: a correction is sent after its seal (guide §2, order rule). */
  | "wait"
  /** The document waits for a person: once it is put right and sealed, it is corrected by itself. */
  | "mend_first"
  /** The operation was called off: the event alone (CAT-024 2). */
  | "invalidate"
  /** A new document for the rest is sealed first, then the event names it (CAT-024 3; guide §16, §22). */
  | "replace"
  /** A credit note for the refund (guide §16). */
  | "credit"
  /** The law's time is over, and the return event has no published address (guide §16, §28). */
  | "too_late";

export interface CorrectedDocument {
  readonly type: "01" | "03";
  readonly state: DocumentState;
  readonly issuedOn: CalendarDate;
  /** Null before its seal. */
  readonly sealedOn: CalendarDate | null;
  readonly hasLiveNote: boolean;
}

/**
 * Decides what a refund asks of the live document of its sale (guide §16, §22). A factura is invalidated,
 * after a partial refund with a new one for the rest. A crédito fiscal gets a credit note, unless all of it
 * was refunded while it can surely still be invalidated.
 */
export function correctionStep(
  document: CorrectedDocument | null,
  back: { readonly isWhole: boolean; readonly isAnythingLeft: boolean },
  { today, text }: { readonly today: CalendarDate; readonly text: InvalidationText },
): CorrectionStep {
  if (document === null) return "nothing";
  const { type, state, issuedOn, sealedOn, hasLiveNote } = document;
  if (state === "draft" || state === "rejected") return "mend_first";
  if (!isSealed(state) || sealedOn === null) return "wait";
  const permission = invalidationPermission({ type, sealedOn }, today, text);
  if (type === "01") {
    if (permission === "too_late") return "too_late";
    return back.isAnythingLeft ? "replace" : "invalidate";
  }
  if (back.isWhole && permission === "allowed" && !hasLiveNote) return "invalidate";
  return today > lastNoteDay(issuedOn) ? "too_late" : "credit";
}
