import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { RealtimeEventName } from "../../contract/events.ts";
import { useRealtime } from "./realtime.ts";

/** A burst of events makes one refresh (operations §9: socket refresh debounce 250 ms). */
const REFRESH_AFTER_MS = 250;

/** Loads the queries under `keys` anew 250 ms after one of the events, or when events may have been missed. */
export function useRealtimeRefresh(names: readonly RealtimeEventName[], keys: readonly QueryKey[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useRealtime(names, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    }, REFRESH_AFTER_MS);
  });
}
