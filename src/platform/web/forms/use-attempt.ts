import { useRef, useState } from "react";
import { settleRequest } from "../../contract/requests.ts";
import type { Uuid } from "../../domain/ids.ts";
import { call } from "../api.ts";
import { isUnsure } from "../api-error.ts";
import { clientUuid } from "../client-uuid.ts";

/** Sent values without an answer: they must not change before their fate is known. */
export interface Unsettled {
  readonly isUnsure: boolean;
  /**
   * Asks the server. True: it was saved, and sending it again returns its answer; false: it was not and never
   * will be.
   */
  readonly settle: () => Promise<boolean>;
}

export interface Attempt extends Unsettled {
  /**
   * Sends values under the attempt's own id: idempotency key, and uuid where the route takes one. The id
   * stays while the same values are sent and no answer has come, and so does the first `send`: later
   * knowledge of the screen must not change the request. Throws what `send` throws.
   */
  readonly run: <Answer>(values: unknown, send: (id: Uuid) => Promise<Answer>) => Promise<Answer>;
}

/** Asks the server for the outcome of a request; one that was not carried out is withdrawn. */
export async function settleKey(key: string): Promise<boolean> {
  return (await call(settleRequest, { body: { key } })).is_saved;
}

/** One id for one attempt to save something, however often it is sent. */
export function useAttempt(): Attempt {
  const kept = useRef<{ values: string; id: Uuid; send: (id: Uuid) => Promise<unknown> } | null>(null);
  const [unsure, setUnsure] = useState(false);
  const end = () => {
    kept.current = null;
    setUnsure(false);
  };
  return {
    isUnsure: unsure,
    run: async <Answer>(values: unknown, send: (id: Uuid) => Promise<Answer>) => {
      const text = JSON.stringify(values);
      if (kept.current?.values !== text) kept.current = { values: text, id: clientUuid(), send };
      try {
        // The first `send` of the form that this attempt belongs to, so its answer is of the same kind.
        const answer = (await kept.current.send(kept.current.id)) as Answer;
        end();
        return answer;
      } catch (error) {
        if (isUnsure(error)) setUnsure(true);
        else end();
        throw error;
      }
    },
    settle: async () => {
      if (kept.current === null) return false;
      const isSaved = await settleKey(kept.current.id);
      if (!isSaved) end();
      return isSaved;
    },
  };
}
