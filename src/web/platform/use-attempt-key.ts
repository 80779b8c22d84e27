import { useRef } from "react";
import { clientUuid } from "./client-uuid.ts";

/** One idempotency key per attempt: kept while the same values are tried and no answer has come; `settle` ends it. */
export function useAttemptKey() {
  const kept = useRef<{ values: string; key: string } | null>(null);
  return {
    attempt(values: unknown): string {
      const text = JSON.stringify(values);
      if (kept.current?.values !== text) kept.current = { values: text, key: clientUuid() };
      return kept.current.key;
    },
    settle(): void {
      kept.current = null;
    },
  };
}
