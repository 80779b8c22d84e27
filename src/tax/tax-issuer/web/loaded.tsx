import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
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
    <FailureState
      reason={failureText(query.error, "taxIssuer.load_failed")}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  ) : (
    <ListSkeleton label={t("ui.loading")} count={4} />
  );
}
