/** Events that come closer together than this share a load, in milliseconds. */
const LEAST_GAP_MS = 80;
/** After a burst the board is looked at once more, this long after its last event (operations §9), in milliseconds. */
const AFTER_LAST_MS = 250;

export interface RefreshPlanner {
  /** An event arrived; `seq` is its number, null when the board has changed in a way that has no number. */
  heard(seq: number | null): void;
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
  let newest = 0;
  let isOwed = false;
  let isLoading = false;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let gap: ReturnType<typeof setTimeout> | undefined;
  let after: ReturnType<typeof setTimeout> | undefined;
  const load = async () => {
    gap = undefined;
    isOwed = false;
    isLoading = true;
    loadedAt = Date.now();
    const before = newest;
    try {
      await refresh();
    } finally {
      isLoading = false;
    }
    // Only what was heard meanwhile: an answer that lacks older events (it failed) waits for the look 250 ms later.
    if (isOwed || (newest > before && knownSeq() < newest)) plan();
  };
  const plan = () => {
    if (isLoading || gap !== undefined) return;
    const wait = loadedAt + LEAST_GAP_MS - Date.now();
    if (wait > 0) gap = setTimeout(() => void load(), wait);
    else void load();
  };
  const settle = () => {
    if (knownSeq() < newest) plan();
  };
  return {
    heard(seq) {
      if (seq !== null && seq <= knownSeq()) return;
      newest = Math.max(newest, seq ?? 0);
      isOwed ||= seq === null;
      clearTimeout(after);
      after = setTimeout(settle, AFTER_LAST_MS);
      plan();
    },
    stop() {
      clearTimeout(gap);
      clearTimeout(after);
      isOwed = false;
      newest = 0;
    },
  };
}
