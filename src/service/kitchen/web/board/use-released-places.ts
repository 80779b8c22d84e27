import { useEffect, useRef } from "react";

/** How long a finished ticket keeps its place at least, and at most when the board is never idle (ms). */
const KEPT_MS = 2_500;
const KEPT_AT_MOST_MS = 8_000;
/** The board counts as idle this long after the last touch (ms). */
const QUIET_MS = 1_200;
const CHECK_EVERY_MS = 200;

/**
 * Finished tickets leave together while the board is idle, so that no ticket moves away under a finger. Returns the
 * function to call on every touch of the board.
 */
export function useReleasedPlaces(finished: number, release: () => void): () => void {
  const touchedAt = useRef(0);
  const keptSince = useRef<number | null>(null);
  useEffect(() => {
    if (finished === 0) {
      keptSince.current = null;
      return;
    }
    const since = Date.now();
    keptSince.current ??= since;
    const oldest = keptSince.current;
    const timer = setInterval(() => {
      const now = Date.now();
      const isQuiet = now - touchedAt.current >= QUIET_MS && now - since >= KEPT_MS;
      if (isQuiet || now - oldest >= KEPT_AT_MOST_MS) release();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [finished, release]);
  return useRef(() => {
    touchedAt.current = Date.now();
  }).current;
}
