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

/** A finished dish that nobody marks as served for so long is not what anybody still waits for (minutes). */
export const FORGOTTEN_AFTER_MINUTES = 120;

/**
 * Whether a dish that is ready since `readyAt` (ms) waits too long to be fetched. Restaurants that never mark dishes
 * as served are left in peace after two hours.
 */
export function isOverdue(readyAt: number, now: number, pickupMinutes: number): boolean {
  const minutes = (now - readyAt) / 60_000;
  return minutes >= pickupMinutes && minutes < FORGOTTEN_AFTER_MINUTES;
}
