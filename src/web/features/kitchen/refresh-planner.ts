/** A burst of events makes one more refresh, this long after its last one (operations §9), in milliseconds. */
const AFTER_LAST_MS = 250;
/** A burst that does not end is answered this often. */
const AT_LEAST_EVERY_MS = 1_000;

export interface RefreshPlanner {
  /** An event arrived; `seq` is its number, null when the board has changed in a way that has no number. */
  heard(seq: number | null): void;
  stop(): void;
}

/**
 * When to load a board anew: at once for the first event, so that an order is on screen as early as it can be, and
 * 250 ms after the last one of a burst if the board does not contain it yet.
 */
export function createRefreshPlanner(refresh: () => void, knownSeq: () => number): RefreshPlanner {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  let isOwed = false;
  let refreshedAt = 0;
  const refreshNow = () => {
    refreshedAt = Date.now();
    isOwed = false;
    refresh();
  };
  const settle = () => {
    timer = undefined;
    if (isOwed || knownSeq() < newest) refreshNow();
  };
  return {
    heard(seq) {
      if (seq !== null && seq <= knownSeq()) return;
      newest = Math.max(newest, seq ?? 0);
      const isDue = timer === undefined || Date.now() - refreshedAt >= AT_LEAST_EVERY_MS;
      clearTimeout(timer);
      timer = setTimeout(settle, AFTER_LAST_MS);
      if (isDue) refreshNow();
      else isOwed ||= seq === null;
    },
    stop: () => clearTimeout(timer),
  };
}
