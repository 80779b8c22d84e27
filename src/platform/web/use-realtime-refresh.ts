import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { RealtimeEventName } from "../contract/events.ts";
import { reloadQueries } from "./queries/reload-queries.ts";
import { useRealtime } from "./realtime.ts";

/** A burst of events causes one more refresh, so many milliseconds after its last event (operations §9). */
const AFTER_LAST_MS = 250;

/**
 * Loads the queries under `keys` again when one of the events arrives, or when some may have been missed: at
 * once for the first, and once more 250 ms after the last of those that follow closely.
 */
export function useRealtimeRefresh(names: readonly RealtimeEventName[], keys: readonly QueryKey[]): void {
  const client = useQueryClient();
  const burst = useRef<{ timer: ReturnType<typeof setTimeout>; isOwed: boolean }>(undefined);
  useEffect(() => () => clearTimeout(burst.current?.timer), []);
  const refresh = () => {
    for (const queryKey of keys) void reloadQueries(client, queryKey);
  };
  useRealtime(names, () => {
    const isFirst = burst.current === undefined;
    clearTimeout(burst.current?.timer);
    const timer = setTimeout(() => {
      const isOwed = burst.current?.isOwed;
      burst.current = undefined;
      if (isOwed) refresh();
    }, AFTER_LAST_MS);
    burst.current = { timer, isOwed: !isFirst };
    if (isFirst) refresh();
  });
}
