/** Minutes after which a card is late unless its station says otherwise (operations §9). */
export const LATE_AFTER_MINUTES = 20;

/** When a station says that a ticket is late; minutes. */
interface StationLimits {
  readonly lateMinutes: number;
  /** Null: two thirds of `lateMinutes`. */
  readonly warnMinutes: number | null;
}

/** Minutes of age from which a ticket is warned of, not always whole. */
export function warnAfterMinutes({ lateMinutes, warnMinutes }: StationLimits): number {
  return warnMinutes ?? (lateMinutes * 2) / 3;
}

/** Minutes after which a finished dish that nobody marked as served does not count as waiting any more. */
export const FORGOTTEN_AFTER_MINUTES = 120;

/**
 * Whether a dish that is ready since `readyAt` (ms) waits too long to be fetched. Not after two hours, because some
 * restaurants never mark dishes as served.
 */
export function isOverdue(readyAt: number, now: number, pickupMinutes: number): boolean {
  const minutes = (now - readyAt) / 60_000;
  return minutes >= pickupMinutes && minutes < FORGOTTEN_AFTER_MINUTES;
}
