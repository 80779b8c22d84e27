import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Loads what is under the key anew because something has happened. What is just being loaded for the first time is
 * loaded once more when that answer is here: it may have been made before what has happened, and a query without data
 * takes no second request while the first is under way.
 */
export async function reloadQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstLoads = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(firstLoads.flatMap((query) => query.promise ?? []));
  await client.invalidateQueries({ queryKey });
}
