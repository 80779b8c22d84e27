import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";

/** Minutes for which a station lists finished dishes and can recall the last ones. */
export const RECALL_MINUTES = 30;

/** Lines of one order finished within this time (ms) count as one tap on its ticket. */
const ONE_TAP_MS = 10_000;

interface FinishedLine {
  readonly id: OrderLineId;
  readonly orderId: OrderId;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
}

/**
 * Returns what "recall the last one" means: the line finished last with the lines of its order finished at the same moment.
 * Empty if nothing was finished.
 */
export function lastFinished<Line extends FinishedLine>(lines: readonly Line[]): Line[] {
  const [last] = lines.toSorted((a, b) => b.finishedAt - a.finishedAt || b.id - a.id);
  if (!last) return [];
  return lines.filter(
    (line) => line.orderId === last.orderId && last.finishedAt - line.finishedAt <= ONE_TAP_MS,
  );
}
