const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each failed attempt until the next: eight attempts within a day and eight hours. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR] as const;

/** Attempts before a delivery fails for good. */
export const MAX_TRIES = PAUSES.length + 1;

/** Days without a success after which an endpoint is switched off. */
const FAILING_DAYS = 3;

/** Milliseconds to wait for an answer. */
export const WEBHOOK_ANSWER_WITHIN_MS = 10_000;

/** Milliseconds after which an answer counts as slow; slow endpoints get a lane of their own. */
export const SLOW_MS = 2_000;

/** Bytes of an answer that are stored. */
export const MAX_ANSWER_BYTES = 1_000;

/** Days that deliveries are stored. */
export const DAYS_STORED = 30;

/** Returns the seconds until the next attempt after `tries` failed ones; null: there is none. */
export function pauseAfter(tries: number): number | null {
  return PAUSES[tries - 1] ?? null;
}

/** Tells whether an answer accepts the delivery. A redirect does not: redirects are never followed. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Tells whether an endpoint that has been failing since then must be switched off. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * HOUR * 1000;
}
