import type { CourseLine } from "#service/orders/domain/course.ts";
import { isHeld } from "#service/orders/domain/course.ts";
import { isToBeMade } from "#service/orders/domain/line-change.ts";
import { activeLines } from "#service/orders/domain/line-status.ts";

/**
 * Since when the lines of a ticket wait (ms): since the oldest firing among those still to be made, of a finished ticket
 * since the last one. Null while it holds nothing but what waits for its course.
 */
export function ticketSince(lines: readonly CourseLine[], now: Date): number | null {
  const fired = firedLines(lines, now);
  const open = fired.filter(({ status }) => isToBeMade(status));
  const times = (open.length > 0 ? open : fired).map(({ fire_at }) => fire_at?.getTime() ?? now.getTime());
  if (times.length === 0) return null;
  if (open.length > 0) return Math.min(...times);
  return fired.length < activeLines(lines).length ? null : Math.max(...times);
}

/** When something of these lines was fired last (ms); 0 when nothing was. */
export function lastFired(lines: readonly CourseLine[], now: Date): number {
  return Math.max(0, ...firedLines(lines, now).map(({ fire_at }) => fire_at?.getTime() ?? 0));
}

/** The lines that are not cancelled and wait for no course. */
export function firedLines<Line extends CourseLine>(lines: readonly Line[], now: Date): Line[] {
  return activeLines(lines).filter((line) => !isHeld(line, now));
}

/** In what order a board shows tickets: the longest waiting first, those that are held behind them. */
export function byWaiting(
  a: { readonly since: number | null; readonly id: number },
  b: { readonly since: number | null; readonly id: number },
): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.since ?? last) - (b.since ?? last) || a.id - b.id;
}
