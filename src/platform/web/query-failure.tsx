import type { MessageKey } from "#app/words/message-key.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { errorText, failureText } from "./show-error.ts";

interface QueryFailureProps {
  query: { readonly error: unknown; readonly refetch: () => unknown; readonly isFetching?: boolean };
  /** Said where the server gave no words of its own. */
  fallback?: MessageKey;
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
