import { settleKey, type Unsettled } from "#platform/web/forms/use-attempt.ts";
import { useCart, usePos } from "../pos-context.ts";

/** The send of the cart whose answer was lost, also one that a reload interrupted. */
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
