/** Minutes after which a ticket is late unless its station has its own limit (operations §9). */
export const TICKET_LATE_AFTER_MINUTES = 20;

/** Minutes after which a station's ticket is late, and those after which it warns. */
interface StationLimits {
  readonly lateMinutes: number;
  /** Null: two thirds of `lateMinutes`. */
  readonly warnMinutes: number | null;
}

/** Returns the minutes after which a ticket warns, not always whole. */
export function warnAfterMinutes({ lateMinutes, warnMinutes }: StationLimits): number {
  return warnMinutes ?? (lateMinutes * 2) / 3;
}

/** Minutes after which a finished dish that nobody marked as served no longer counts as waiting. */
export const FORGOTTEN_AFTER_MINUTES = 120;

/**
 * Tells whether a dish that is ready since `readyAt` (ms) waits too long to be fetched. After two hours it no longer
 * does, because some restaurants never mark dishes as served.
 */
export function isOverdue(readyAt: number, now: number, pickupMinutes: number): boolean {
  const minutes = (now - readyAt) / 60_000;
  return minutes >= pickupMinutes && minutes < FORGOTTEN_AFTER_MINUTES;
}
