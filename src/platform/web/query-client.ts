import { type Query, QueryClient } from "@tanstack/react-query";
import { isApiError, isWorthRetrying } from "./api-error.ts";

/** Milliseconds for which loaded data count as fresh; sockets and polls make them stale earlier. */
const FRESH_MS = 15_000;
const KEEP_MS = 10 * 60_000;
/** Pauses before them in milliseconds: an unreachable server is told after 2 s, within the 5 s that a list has for it. */
const RETRY_PAUSES_MS = [400, 1_200] as const;
/** Interval in milliseconds at which a screen without data asks again when the server was not reached. */
const ASK_AGAIN_MS = 10_000;

/** Returns the interval of asking again by itself: only when nothing but the connection is missing. */
export function askAgainAfter({ state }: Pick<Query, "state">): number | false {
  return state.data === undefined && isApiError(state.error, "offline", "timeout") ? ASK_AGAIN_MS : false;
}

/**
 * The cache of server data. The screen stays while its data are loaded again. Reads are repeated only when
 * the server did not decide; mutations never here: `call` repeats them under their own key.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: KEEP_MS,
      // "offline" is an answer for the person, not a reason to wait in silence.
      networkMode: "always",
      refetchOnReconnect: true,
      refetchInterval: askAgainAfter,
      // One that did not answer in its time has had its time: the person decides, or the next round asks again.
      retry: (failures, error) =>
        failures < RETRY_PAUSES_MS.length && isWorthRetrying(error) && !isApiError(error, "timeout"),
      retryDelay: (failures) => RETRY_PAUSES_MS[failures] ?? 0,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
