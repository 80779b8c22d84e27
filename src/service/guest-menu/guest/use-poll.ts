import { useEffect, useRef } from "react";
import type { GuestFeedEvent } from "../contract/guest-feed.ts";
import { isFeedLive, onFeed } from "./feed.ts";

/** Milliseconds after an event until the page reads, once for a burst (back-office §9). */
const AFTER_EVENT_MS = 250;
/** Milliseconds between two readings while the feed tells changes: only what it should never miss. */
const LIVE_POLL_MS = 60_000;

interface Poll {
  /** Milliseconds between two readings without the feed (back-office §9). */
  readonly everyMs: number;
  /** Events of the feed after which to read at once. */
  readonly hears: readonly GuestFeedEvent[];
  /** Its changes begin anew. */
  readonly since?: unknown;
}

/**
 * Runs at once, after each event, and when the page or the connection comes back; repeatedly while the page is
 * visible, seldom as long as the feed is live.
 */
export function usePoll(run: () => Promise<unknown>, { everyMs, hears, since }: Poll): void {
  const latest = useRef({ run, hears });
  latest.current = { run, hears };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `since` restarts it
  useEffect(() => {
    let ranAt = 0;
    let soon: ReturnType<typeof setTimeout>;
    const now = () => {
      ranAt = Date.now();
      void latest.current.run();
    };
    const inSight = () => {
      if (document.visibilityState === "visible") now();
    };
    const due = () => {
      if (!isFeedLive() || Date.now() - ranAt >= LIVE_POLL_MS) inSight();
    };
    now();
    const timer = setInterval(due, everyMs);
    const stop = onFeed(latest.current.hears, () => {
      clearTimeout(soon);
      soon = setTimeout(now, AFTER_EVENT_MS);
    });
    document.addEventListener("visibilitychange", inSight);
    addEventListener("online", now);
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      stop();
      document.removeEventListener("visibilitychange", inSight);
      removeEventListener("online", now);
    };
  }, [everyMs, since]);
}
