import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryPending } from "#platform/web/query-failure.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the data, a skeleton while they load, or the failure. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <QueryPending query={query} fallback="taxIssuer.load_failed" count={4} />;
}
