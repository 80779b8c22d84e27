import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";

interface LoadedPartProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Height in px of the placeholder while loading. */
  height?: number;
  children: (answer: Answer) => ReactNode;
}

/** A part of a screen with its own answer: loading, failed or shown. */
export function LoadedPart<Answer>({ query, height = 320, children }: LoadedPartProps<Answer>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  return query.isError ? (
    <FailureState
      reason={failureText(query.error, "inventory.load_failed")}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  ) : (
    <ListSkeleton label={t("inventory.loading")} count={1} rowHeight={height} />
  );
}
