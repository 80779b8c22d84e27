/** Milliseconds until missing data are loaded (operations §4). */
const AFTER_EVENT_MS = 250;

export interface LoadPlanner {
  /** Events up to number `seq` may be missing; null: up to an unknown number. */
  onMissed(seq: number | null): void;
  stop(): void;
}

/**
 * Plans the loading of a list that gets its changes: 250 ms after something is known to be missing, unless an
 * answer that came meanwhile contains it. There are never two loads at a time. `load` resolves when its
 * answer is there, successful or not; `loadedSeq` is the number of the newest event in the last answer.
 */
export function createLoadPlanner(load: () => Promise<unknown>, loadedSeq: () => number): LoadPlanner {
  let wanted = 0;
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    if (!isLoading && timer === undefined) timer = setTimeout(() => void loadIfMissing(), AFTER_EVENT_MS);
  };
  const loadIfMissing = async () => {
    timer = undefined;
    const before = wanted;
    wanted = 0;
    if (loadedSeq() >= before) return;
    isLoading = true;
    try {
      await load();
    } finally {
      isLoading = false;
    }
    if (wanted > 0) plan();
  };
  return {
    onMissed(seq) {
      wanted = Math.max(wanted, seq ?? Number.POSITIVE_INFINITY);
      plan();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      wanted = 0;
    },
  };
}
