import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";

/** How far back a station lists what it finished, and so what it can bring back by itself (minutes). */
export const RECALL_MINUTES = 30;

/** Lines of one order that were finished within this time of each other were one tap on its ticket (ms). */
const ONE_TAP_MS = 10_000;

interface FinishedLine {
  readonly id: OrderLineId;
  readonly orderId: OrderId;
  /** In milliseconds. */
  readonly finishedAt: number;
}

/**
 * What "bring the last one back" means: the line finished last, with the lines of the same order that were finished
 * in the same moment. Empty when nothing was.
 */
export function lastFinished<Line extends FinishedLine>(lines: readonly Line[]): Line[] {
  const [last] = lines.toSorted((a, b) => b.finishedAt - a.finishedAt || b.id - a.id);
  if (!last) return [];
  return lines.filter(
    (line) => line.orderId === last.orderId && last.finishedAt - line.finishedAt <= ONE_TAP_MS,
  );
}
