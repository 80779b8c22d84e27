import type { CourseLine } from "#service/orders/domain/course.ts";
import { isHeld } from "#service/orders/domain/course.ts";
import { isToBeMade } from "#service/orders/domain/line-change.ts";
import { activeLines } from "#service/orders/domain/line-status.ts";

/**
 * Returns since when a ticket waits (ms): since the oldest firing among the lines still to be made or, on a finished ticket,
 * since the latest one. Null while it only has dishes held for a course.
 */
export function ticketSince(lines: readonly CourseLine[], now: Date): number | null {
  const fired = firedLines(lines, now);
  const open = fired.filter(({ status }) => isToBeMade(status));
  const times = (open.length > 0 ? open : fired).map(({ fire_at }) => fire_at?.getTime() ?? now.getTime());
  if (times.length === 0) return null;
  if (open.length > 0) return Math.min(...times);
  return fired.length < activeLines(lines).length ? null : Math.max(...times);
}

/** Returns when one of these lines was last fired (ms); 0 if none was. */
export function lastFired(lines: readonly CourseLine[], now: Date): number {
  return Math.max(0, ...firedLines(lines, now).map(({ fire_at }) => fire_at?.getTime() ?? 0));
}

/** Returns the lines that are neither cancelled nor held for a course. */
export function firedLines<Line extends CourseLine>(lines: readonly Line[], now: Date): Line[] {
  return activeLines(lines).filter((line) => !isHeld(line, now));
}

/** Sorts tickets for a board: longest waiting first, held ones last. */
export function byWaiting(
  a: { readonly since: number | null; readonly id: number },
  b: { readonly since: number | null; readonly id: number },
): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.since ?? last) - (b.since ?? last) || a.id - b.id;
}
