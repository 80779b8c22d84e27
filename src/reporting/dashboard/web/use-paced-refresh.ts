import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RealtimeEventName } from "#platform/contract/events.ts";
import { reloadQueries } from "#platform/web/queries/reload-queries.ts";
import { useRealtime } from "#platform/web/realtime.ts";
import { type Pace, paced } from "./paced.ts";

/** An act tells several events; they are one read. In milliseconds. */
const SETTLE_MS = 250;
/** At most one read in so many milliseconds. */
const GAP_MS = 3_000;

/**
 * Loads the queries under `key` anew when one of the events is heard, or when some may have been missed, at most once in
 * three seconds and only while the page is in sight: for figures that nobody acts on within a second, of queries that are
 * always stale. Lists use `useRealtimeRefresh`.
 */
export function usePacedRefresh(names: readonly RealtimeEventName[], key: QueryKey): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => {
    // Nobody looks: what is stale is read once the page is in sight again.
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
