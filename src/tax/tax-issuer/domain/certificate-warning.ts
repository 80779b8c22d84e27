import { DAY_MS } from "#platform/domain/periods/durations.ts";

/** Days before the end of a certificate on which a mail warns of it, once each. */
const warningDays = [30, 7, 1] as const;

/** Whole days until a certificate's end, begun ones counted; none of one that has ended. */
export const daysLeft = (validUntil: Date, now: Date): number =>
  Math.max(0, Math.ceil((validUntil.getTime() - now.getTime()) / DAY_MS));

/**
 * The warning that is due now, in days before the end; null when none is, or it was given. Who was away when a certificate passed
 * several is warned once, of the last.
 */
export function dueWarning(validUntil: Date, warnedDays: number | null, now: Date): number | null {
  const left = daysLeft(validUntil, now);
  if (left === 0) return null;
  const reached = warningDays.findLast((days) => left <= days);
  if (reached === undefined || (warnedDays !== null && warnedDays <= reached)) return null;
  return reached;
}
