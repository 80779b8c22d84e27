import { useRef } from "react";
import { isWorthRetrying } from "./api-error.ts";
import { clientUuid } from "./client-uuid.ts";

/** Sends values under the attempt's idempotency key; throws what `send` throws. */
type Attempt = <Answer>(values: unknown, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/** One idempotency key per attempt: kept while the same values are tried and no answer has come. */
export function useAttemptKey(): Attempt {
  const kept = useRef<{ values: string; key: string } | null>(null);
  return async (values, send) => {
    const text = JSON.stringify(values);
    if (kept.current?.values !== text) kept.current = { values: text, key: clientUuid() };
    try {
      const answer = await send(kept.current.key);
      kept.current = null;
      return answer;
    } catch (error) {
      if (!isWorthRetrying(error)) kept.current = null;
      throw error;
    }
  };
}
