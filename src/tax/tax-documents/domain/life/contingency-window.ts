/** Hours that the law gives after a contingency (guide §21): to report it, and then to send its documents. */
export interface ContingencyTerms {
  readonly reportWithinHours: number;
  readonly sendWithinHours: number;
}

export const CONTINGENCY_TERMS: ContingencyTerms = { reportWithinHours: 24, sendWithinHours: 72 };

/** What is to be done about a contingency, and until when. */
export interface ContingencyDuty {
  readonly duty: "keep_selling" | "report" | "send_documents" | "none";
  /** Null while it lasts, and when nothing is left to do. */
  readonly until: Date | null;
  /** Whole hours, cut; negative when it is late (guide §21: then the DGII is to be asked in writing). */
  readonly hoursLeft: number | null;
}

const HOUR_MS = 3_600_000;

/**
 * What a contingency asks for now: nothing while it lasts, its event within 24 hours of its end, its documents within 72 hours of the
 * event's seal (guide §21).
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

/** What a person may declare (CAT-005): our system, the internet, electricity, anything else. That the ministry is down is seen. */
export const declaredKinds = [2, 3, 4, 5] as const;
export type DeclaredKind = (typeof declaredKinds)[number];

/** Longest text of a cause (guide §3). */
export const CONTINGENCY_REASON_MAX = 500;

/** The kind that says nothing by itself: it needs words. */
export const OTHER_CAUSE = 5;
