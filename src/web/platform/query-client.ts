import { QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "./api-error.ts";

/** For how long, in milliseconds, loaded data counts as fresh; sockets and polls make it stale earlier. */
const FRESH_MS = 15_000;
const KEEP_MS = 10 * 60_000;
const RETRIES = 2;

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
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      retryDelay: (failures) => 400 * 3 ** failures,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
