import { DAY_MS } from "#platform/domain/periods/durations.ts";

/**
 * States of a tax document (guide §2): a draft with its numbers, generated, signed, waiting for the end of a
 * contingency, sent with the answer unknown, sealed, sealed with remarks, rejected, replaced by another one
 * after its 24 hours, invalidated.
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

/** States in which nothing happens until a person puts something right (guide §2, §20). */
export const statesToMend = ["draft", "rejected"] as const satisfies readonly DocumentState[];

/** Tells whether a document or an event waits for a person. */
export function isToMend(state: DocumentState): boolean {
  return statesToMend.some((one) => one === state);
}

/** Steps in the life of a document (guide §2, §20–§22). */
export const documentSteps = [
  "generate",
  "sign",
  /** The schema or our own check refuses what is to be signed. */
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

/** All allowed steps with the state they lead to; any other step is refused. */
const steps = {
  draft: { generate: "generated", replace: "replaced" },
  generated: { sign: "signed", mend: "generated", find_faulty: "draft" },
  // Rebuilt as a document of a contingency, it is generated and signed again (guide §21).
  signed: { send: "sent", hold: "contingency", mend: "generated" },
  contingency: { release: "signed", mend: "generated" },
  // Never sent again blindly: it is consulted first (guide §2, §20).
  sent: {
    seal: "sealed",
    seal_with_remarks: "sealed_with_remarks",
    reject: "rejected",
    find_missing: "signed",
  },
  // A late answer, or a consultation: an earlier try of a rejected document may have been sealed.
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

/** Decides the state after a step, or that the step is not allowed (guide §2). */
export function takeStep(state: DocumentState, step: DocumentStep): StepDecision {
  const allowed: Partial<Record<DocumentStep, DocumentState>> = steps[state];
  const next = allowed[step];
  return next === undefined ? { ok: false, reason: "step_not_allowed" } : { ok: true, state: next };
}

/** Tells whether the document exists for the ministry: sealed and not invalidated (guide §2). */
export function isSealed(state: DocumentState): boolean {
  return state === "sealed" || state === "sealed_with_remarks";
}

/** Tells whether the document is finished: neither the queue nor a person has to do anything (guide §2). */
export function isAtRest(state: DocumentState): boolean {
  return isSealed(state) || state === "replaced" || state === "invalidated";
}

/** Milliseconds in which a rejected document may be sent again under its own generation code (guide §2). */
export const CORRECT_WITHIN_MS = DAY_MS;

/**
 * Decides what may be done about a rejected document: a correction within 24 hours of the rejection,
 * afterwards a new document (guide §2).
 */
export function afterRejection(rejectedAt: Date, now: Date): "mend" | "replace" {
  return now.getTime() - rejectedAt.getTime() <= CORRECT_WITHIN_MS ? "mend" : "replace";
}
