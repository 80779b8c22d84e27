import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";

interface LoadedPartProps<Answer> {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A part of a screen with its own answer: loading, failed or shown. */
export function LoadedPart<Answer>({ query, children }: LoadedPartProps<Answer>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  return (
    <QueryPending
      query={query}
      fallback="inventory.load_failed"
      label={t("inventory.loading")}
      count={1}
      rowHeight={320}
    />
  );
}
