import type { MessageKey } from "#app/words/message-key.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { FormSkeleton } from "#ui/feedback/form-skeleton.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { errorText, failureText } from "./show-error.ts";
import { useT } from "./use-t.ts";

interface QueryFailureProps {
  query: { readonly error: unknown; readonly refetch: () => unknown; readonly isFetching?: boolean };
  /** Said where the server gave no words of its own. */
  fallback?: MessageKey | undefined;
}

/** Says that something could not be loaded and why, and tries again. */
export function QueryFailure({ query, fallback }: QueryFailureProps) {
  const { error, refetch, isFetching = false } = query;
  return (
    <FailureState
      reason={fallback === undefined ? errorText(error) : failureText(error, fallback)}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

interface QueryPendingProps extends QueryFailureProps {
  /** Names what is loaded; "Loading" by default. */
  label?: string;
  /** About so many rows, or fields, will stand here. */
  count: number;
  rowHeight?: number;
  /** `fields` of a form; `rows` (default) of anything else. */
  shape?: "rows" | "fields";
}

/** Stands where the answer of a query will: in its shape, or as its failure. */
export function QueryPending({ query, fallback, label, shape = "rows", ...rows }: QueryPendingProps) {
  const t = useT();
  if (query.error) return <QueryFailure query={query} fallback={fallback} />;
  const name = label ?? t("ui.loading");
  return shape === "fields" ? (
    <FormSkeleton label={name} fields={rows.count} />
  ) : (
    <ListSkeleton label={name} {...rows} />
  );
}
