/** A request to the ministry, and whether something came back that can be relied on, a refusal too. */
export interface AskedBefore {
  readonly isReception: boolean;
  readonly isAnswered: boolean;
}

/** A document is sent once and again at most twice (guide §20): so many failures in a row are no chance. */
const FAILURES = 3;

/**
 * Whether the ministry is down for certain (guide §20, §21): the last three requests of any kind came to nothing, or the last three
 * documents that were sent did. What was answered between them belongs to others: then it is one document that is slow, and no outage.
 * Newest first.
 */
export function isOutage(asked: readonly AskedBefore[]): boolean {
  return failedInARow(asked) || failedInARow(asked.filter(({ isReception }) => isReception));
}

function failedInARow(asked: readonly AskedBefore[]): boolean {
  const last = asked.slice(0, FAILURES);
  return last.length === FAILURES && last.every(({ isAnswered }) => !isAnswered);
}

const MINUTE_MS = 60_000;

/**
 * How long an outage is left alone before somebody asks again: a tenth of what it lasted, from a minute to ten. A service that came back
 * within the hour and went again is left alone for ten (beyond guide §21: each end costs an event).
 */
export function probeWait({ lastsMs, endedBeforeMs }: OutageSoFar): number {
  if (endedBeforeMs !== null && endedBeforeMs < 60 * MINUTE_MS) return 10 * MINUTE_MS;
  return Math.min(Math.max(lastsMs / 10, MINUTE_MS), 10 * MINUTE_MS);
}

export interface OutageSoFar {
  readonly lastsMs: number;
  /** How long before it another one ended; null: none. */
  readonly endedBeforeMs: number | null;
}
