import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";

interface LoadedPartProps<Answer> {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A part of a screen with its own answer: loading, failed or shown. */
export function LoadedPart<Answer>({ query, children }: LoadedPartProps<Answer>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  return query.isError ? (
    <QueryFailure query={query} fallback="inventory.load_failed" />
  ) : (
    <ListSkeleton label={t("inventory.loading")} count={1} rowHeight={320} />
  );
}
