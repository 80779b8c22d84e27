import { settleKey, type Unsettled } from "#platform/web/forms/use-attempt.ts";
import { useCart, usePos } from "../pos-context.ts";

/** State of a send whose reply was lost, even if a reload interrupted it. */
export function useUnsettledSend(): Unsettled {
  const { store } = usePos();
  const isUnsure = useCart((state) => state.pending?.unsure === true);
  const settle = async () => {
    const { pending } = store.getState();
    const isSaved = pending !== null && (await settleKey(pending.key));
    if (!isSaved) store.settleSend(null);
    return isSaved;
  };
  return { isUnsure, settle };
}
