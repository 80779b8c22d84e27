import { HOUR_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** Hours that the law gives after a contingency (guide §21): to report it, and then to send its documents. */
export interface ContingencyTerms {
  readonly reportWithinHours: number;
  readonly sendWithinHours: number;
}

export const CONTINGENCY_TERMS: ContingencyTerms = { reportWithinHours: 24, sendWithinHours: 72 };

/** Duty after a contingency, and its deadline. */
export interface ContingencyDuty {
  readonly duty: "keep_selling" | "report" | "send_documents" | "none";
  /** Null while it lasts, and when nothing is left to do. */
  readonly until: Date | null;
  /** Whole hours, cut; negative when it is late (guide §21: then the DGII has to be asked in writing). */
  readonly hoursLeft: number | null;
}

/**
 * Returns what a contingency asks for now: nothing while it lasts, its event within 24 hours of its end, its
 * documents within 72 hours of the event's seal (guide §21).
 */
export function contingencyDuty(
  contingency: {
    readonly endedAt: Date | null;
    readonly eventSealedAt: Date | null;
    /** Documents of it without a seal. */
    readonly unsealed: number;
  },
  now: Date,
  terms: ContingencyTerms = CONTINGENCY_TERMS,
): ContingencyDuty {
  const { endedAt, eventSealedAt, unsealed } = contingency;
  if (unsealed === 0) return { duty: "none", until: null, hoursLeft: null };
  if (endedAt === null) return { duty: "keep_selling", until: null, hoursLeft: null };
  return eventSealedAt === null
    ? due("report", endedAt, terms.reportWithinHours, now)
    : due("send_documents", eventSealedAt, terms.sendWithinHours, now);
}

function due(duty: ContingencyDuty["duty"], from: Date, hours: number, now: Date): ContingencyDuty {
  const until = new Date(from.getTime() + hours * HOUR_MS);
  return { duty, until, hoursLeft: Math.floor((until.getTime() - now.getTime()) / HOUR_MS) };
}

/** The documents of a contingency as events of at most 1,000 each, in their order (guide §21). */
export function contingencyBatches<Document>(documents: readonly Document[], most = 1000): Document[][] {
  const batches: Document[][] = [];
  for (let at = 0; at < documents.length; at += most) batches.push(documents.slice(at, at + most));
  return batches;
}

/**
 * Causes that a person may declare (CAT-005): our system, the internet, electricity, anything else. The
 * server itself sees that the ministry is down.
 */
export const declaredKinds = [2, 3, 4, 5] as const;
export type DeclaredKind = (typeof declaredKinds)[number];

/** Longest text of a cause (guide §3). */
export const CONTINGENCY_REASON_MAX = 500;

/** The kind that says nothing by itself: it needs words. */
export const OTHER_CAUSE = 5;

/** A request to the ministry, and whether something came back that can be relied on, a refusal too. */
export interface PastRequest {
  readonly isReception: boolean;
  readonly isAnswered: boolean;
}

/** A document is sent once and again at most twice (guide §20): three failures in a row are no coincidence. */
const FAILURES = 3;

/**
 * Tells whether the ministry is surely down (guide §20, §21): the last three requests of any kind went
 * unanswered, or the last three documents that were sent did. Answers in between mean that only one document
 * is slow, which is no outage. `requests` is newest first.
 */
export function isOutage(requests: readonly PastRequest[]): boolean {
  return failedInARow(requests) || failedInARow(requests.filter(({ isReception }) => isReception));
}

function failedInARow(requests: readonly PastRequest[]): boolean {
  const last = requests.slice(0, FAILURES);
  return last.length === FAILURES && last.every(({ isAnswered }) => !isAnswered);
}

/**
 * Returns the wait in milliseconds before somebody asks again: a tenth of the outage so far, from one minute
 * to ten. A service that failed again within an hour of its return is left alone for ten minutes (beyond
 * guide §21: each end costs an event).
 */
export function probeWait({ lastsMs, endedBeforeMs }: OutageSoFar): number {
  if (endedBeforeMs !== null && endedBeforeMs < 60 * MINUTE_MS) return 10 * MINUTE_MS;
  return Math.min(Math.max(lastsMs / 10, MINUTE_MS), 10 * MINUTE_MS);
}

interface OutageSoFar {
  readonly lastsMs: number;
  /** Milliseconds between the end of the outage before and the beginning of this one; null without one. */
  readonly endedBeforeMs: number | null;
}
