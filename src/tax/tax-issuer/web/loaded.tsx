import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the data, a skeleton while they load, or the failure. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  return query.error ? (
    <QueryFailure query={query} fallback="taxIssuer.load_failed" />
  ) : (
    <ListSkeleton label={t("ui.loading")} count={4} />
  );
}
