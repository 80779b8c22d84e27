/** Events that come closer together than this share a load, in milliseconds. */
const LEAST_GAP_MS = 80;
/** After the last event of a burst the board is checked once more after this time (operations §9), in milliseconds. */
const AFTER_LAST_MS = 250;

export interface RefreshPlanner {
  /** An event arrived; `seq` is its number, null for a change without a number. */
  onEvent(seq: number | null): void;
  stop(): void;
}

/**
 * When to load a board anew: at once for an event, so that an order is on screen as early as it can be; in a burst
 * one load after another with a small gap, never two at a time; and 250 ms after the last event if the board does not
 * contain it yet. `refresh` resolves when its answer is there, whether it could be loaded or not.
 */
export function createRefreshPlanner(
  refresh: () => Promise<unknown>,
  knownSeq: () => number,
): RefreshPlanner {
  let newestSeq = 0;
  let isReloadDue = false;
  let isLoading = false;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let burstTimer: ReturnType<typeof setTimeout> | undefined;
  const load = async () => {
    gapTimer = undefined;
    isReloadDue = false;
    isLoading = true;
    loadedAt = Date.now();
    const before = newestSeq;
    try {
      await refresh();
    } finally {
      isLoading = false;
    }
    // Only for events since the load began: after a failed load the check 250 ms later tries again.
    if (isReloadDue || (newestSeq > before && knownSeq() < newestSeq)) plan();
  };
  const plan = () => {
    if (isLoading || gapTimer !== undefined) return;
    const wait = loadedAt + LEAST_GAP_MS - Date.now();
    if (wait > 0) gapTimer = setTimeout(() => void load(), wait);
    else void load();
  };
  const loadIfBehind = () => {
    if (knownSeq() < newestSeq) plan();
  };
  return {
    onEvent(seq) {
      if (seq !== null && seq <= knownSeq()) return;
      newestSeq = Math.max(newestSeq, seq ?? 0);
      isReloadDue ||= seq === null;
      clearTimeout(burstTimer);
      burstTimer = setTimeout(loadIfBehind, AFTER_LAST_MS);
      plan();
    },
    stop() {
      clearTimeout(gapTimer);
      clearTimeout(burstTimer);
      isReloadDue = false;
      newestSeq = 0;
    },
  };
}
