const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each failed attempt until the next: eight attempts within a day and eight hours. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR] as const;

/** Attempts of a delivery before it is given up. */
export const MOST_TRIES = PAUSES.length + 1;

/** An endpoint that has taken nothing for so long is switched off, in days. */
const FAILING_DAYS = 3;

/** An answer is waited for this long, in milliseconds. */
export const ANSWER_WITHIN_MS = 10_000;

/** Whoever takes longer is sent to apart from the others, in milliseconds. */
export const SLOW_MS = 2_000;

/** Of an answer that much is kept, in bytes. */
export const ANSWER_KEPT = 1_000;

/** Days that deliveries are kept. */
export const KEPT_DAYS = 30;

/** Seconds until the next attempt after `tries` have failed; null: it is given up. */
export function pauseAfter(tries: number): number | null {
  return PAUSES[tries - 1] ?? null;
}

/** Whether an answer says that the delivery was taken. A redirect does not: nobody is followed elsewhere. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether an endpoint that began to fail then is to be switched off. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * HOUR * 1000;
}
