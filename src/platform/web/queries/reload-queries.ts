import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Loads the queries under the key again after something has happened. A query that is just being loaded for
 * the first time is loaded once more when its answer is here: the answer may be older than the event, and a
 * query without data takes no second request meanwhile.
 */
export async function reloadQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstLoads = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(firstLoads.flatMap((query) => query.promise ?? []));
  await client.invalidateQueries({ queryKey });
}
