import { type Query, QueryClient } from "@tanstack/react-query";
import { isApiError, isWorthRetrying } from "./api-error.ts";

/** For how long, in milliseconds, loaded data counts as fresh; sockets and polls make it stale earlier. */
const FRESH_MS = 15_000;
const KEEP_MS = 10 * 60_000;
const RETRIES = 2;
/** A screen that has nothing to show because the server was not reached asks again so often, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/** When to ask again by itself: only where the connection is all that is missing. */
export function askAgainAfter({ state }: Pick<Query, "state">): number | false {
  return state.data === undefined && isApiError(state.error, "offline", "timeout") ? ASK_AGAIN_MS : false;
}

/**
 * The cache of server data. What is on screen stays while it is loaded anew. Reads are repeated only when the
 * server did not decide; mutations never here: `call` repeats them under their own key.
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
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      retryDelay: (failures) => 400 * 3 ** failures,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
