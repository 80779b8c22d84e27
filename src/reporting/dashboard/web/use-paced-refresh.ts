import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RealtimeEventName } from "#platform/contract/events.ts";
import { reloadQueries } from "#platform/web/queries/reload-queries.ts";
import { useRealtime } from "#platform/web/realtime.ts";

/** Milliseconds to wait for the other events of the same act, so that they cause one request. */
const SETTLE_MS = 250;
/** Least milliseconds between two requests. */
const GAP_MS = 3_000;

/**
 * Reloads the queries under `key` after one of the events, or when some may have been missed; at most once in three
 * seconds and only while the page is visible. It is for figures that nobody acts on within a second, of queries that
 * are always stale. Lists use `useRealtimeRefresh`.
 */
export function usePacedRefresh(names: readonly RealtimeEventName[], key: QueryKey): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => {
    // Stale queries are reloaded when the page becomes visible again.
    if (document.visibilityState === "visible") void reloadQueries(client, key);
  });
  const pace = useRef<Pace>(undefined);
  useEffect(() => {
    const own = paced(() => refresh(), { settleMs: SETTLE_MS, gapMs: GAP_MS });
    pace.current = own;
    return () => own.stop();
  }, []);
  useRealtime(names, () => pace.current?.tell());
}

/** Runs a function after events, but not after each of them. */
interface Pace {
  /** Reports an event. */
  readonly tell: () => void;
  readonly stop: () => void;
}

/**
 * Runs `settleMs` after the first event, so that events that come together cause one run, and never twice within
 * `gapMs`. Events in between are not lost: they cause one run at the end of the gap.
 */
export function paced(run: () => void, { settleMs, gapMs }: { settleMs: number; gapMs: number }): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwed = false;
  const wait = (ms: number, then: () => void) => {
    timer = setTimeout(() => {
      timer = undefined;
      then();
    }, ms);
  };
  const begin = () => {
    wait(settleMs, () => {
      isOwed = false;
      run();
      wait(gapMs - settleMs, () => {
        if (isOwed) begin();
      });
    });
  };
  return {
    tell: () => {
      if (timer === undefined) begin();
      else isOwed = true;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isOwed = false;
    },
  };
}
