/**
 * Where a tax document is in its life (guide §2): a draft with its numbers, generated, signed, waiting for the end of a contingency,
 * sent with the answer unknown, sealed, sealed with remarks, rejected, replaced by another one after its 24 hours, invalidated.
 */
export const documentStates = [
  "draft",
  "generated",
  "signed",
  "contingency",
  "sent",
  "sealed",
  "sealed_with_remarks",
  "rejected",
  "replaced",
  "invalidated",
] as const;
export type DocumentState = (typeof documentStates)[number];

/** What happens to a document (guide §2, §20–§22). */
export const documentSteps = [
  "generate",
  "sign",
  /** What is to be signed is refused by the schema or by our own check. */
  "find_faulty",
  /** Put aside until the event of its contingency is sealed. */
  "hold",
  /** Its event is sealed: it may be sent. */
  "release",
  "send",
  "seal",
  "seal_with_remarks",
  "reject",
  /** A consultation said that the ministry does not have it. */
  "find_missing",
  /** The datum that was refused is put right; numbers stay (guide §2). */
  "mend",
  "replace",
  "invalidate",
] as const;
export type DocumentStep = (typeof documentSteps)[number];

/** Every step that is allowed, and where it leads; what is not here is refused. */
const steps = {
  draft: { generate: "generated", replace: "replaced" },
  generated: { sign: "signed", mend: "generated", find_faulty: "draft" },
  // Made anew as a contingency document it is generated and signed again (guide §21).
  signed: { send: "sent", hold: "contingency", mend: "generated" },
  contingency: { release: "signed", mend: "generated" },
  // Never sent again blindly: first somebody asks whether it is there (guide §2, §20).
  sent: {
    seal: "sealed",
    seal_with_remarks: "sealed_with_remarks",
    reject: "rejected",
    find_missing: "signed",
  },
  // An answer that came late, or a consultation: what was rejected may have been sealed by an earlier try.
  rejected: {
    mend: "generated",
    replace: "replaced",
    seal: "sealed",
    seal_with_remarks: "sealed_with_remarks",
  },
  sealed: { invalidate: "invalidated" },
  sealed_with_remarks: { invalidate: "invalidated" },
  replaced: {},
  invalidated: {},
} as const satisfies Record<DocumentState, Partial<Record<DocumentStep, DocumentState>>>;

export type StepDecision =
  | { readonly ok: true; readonly state: DocumentState }
  | { readonly ok: false; readonly reason: "step_not_allowed" };

/** Where a step leads from a state, or that it is not allowed there (guide §2). */
export function takeStep(state: DocumentState, step: DocumentStep): StepDecision {
  const allowed: Partial<Record<DocumentStep, DocumentState>> = steps[state];
  const next = allowed[step];
  return next === undefined ? { ok: false, reason: "step_not_allowed" } : { ok: true, state: next };
}

/** Whether the document exists for the ministry: sealed and not invalidated (guide §2). */
export function isSealed(state: DocumentState): boolean {
  return state === "sealed" || state === "sealed_with_remarks";
}

/** Whether nothing more happens to it by itself: neither the queue nor a person has to do anything (guide §2). */
export function isAtRest(state: DocumentState): boolean {
  return isSealed(state) || state === "replaced" || state === "invalidated";
}

/** How long a rejected document may be sent again under its own generation code (guide §2), in milliseconds. */
export const MEND_WITHIN_MS = 24 * 60 * 60 * 1000;

/** What may be done about a rejected document: mended within 24 hours of its rejection, then replaced by a new one (guide §2). */
export function afterRejection(rejectedAt: Date, now: Date): "mend" | "replace" {
  return now.getTime() - rejectedAt.getTime() <= MEND_WITHIN_MS ? "mend" : "replace";
}
