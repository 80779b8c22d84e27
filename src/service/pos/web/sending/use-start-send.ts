import { useEffect, useEffectEvent, useState } from "react";
import { currentUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { decideSend, type SendRefusal } from "#service/cart/domain/decide-send.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { toastError } from "#ui/feedback/toast.tsx";
import { reviewCart } from "../cart/cart-review.ts";
import type { Pos } from "../pos-context.ts";

interface SendWays {
  /** Brings the cart into sight, where it says what is wrong. */
  readonly showCart: () => void;
  readonly sendAtOnce: () => void;
}

/**
 * Sends at once, or opens the summary for who confirms before sending, or says why the cart cannot be sent: the checks
 * in the order of the specification. `refusal` stays until the cart passes that check.
 */
export function useStartSend(
  { store, menu, openDialog }: Pos,
  { showCart, sendAtOnce }: SendWays,
): { refusal: SendRefusal | null; send: () => void } {
  const t = useT();
  const announce = useAnnounce();
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const clearMendedRefusal = useEffectEvent(() => {
    const decision = decideSend(store.getState().cart);
    if (refusal !== null && (decision.ok || decision.reason !== refusal)) setRefusal(null);
  });
  useEffect(() => store.subscribe(() => clearMendedRefusal()), [store]);
  const send = () => {
    const { cart, pending } = store.getState();
    if (pending?.unsure === false) return;
    const decision = decideSend(cart);
    setRefusal(decision.ok ? null : decision.reason);
    if (!decision.ok) {
      // The cart says it at the place to mend; here it is only heard.
      announce(t(`pos.problem.${decision.reason}`), { urgent: true });
      return showCart();
    }
    if (pending === null && reviewCart(cart, menu).size > 0) {
      showCart();
      toastError(t("pos.problem.look"));
      return;
    }
    // What was confirmed and got no answer is not confirmed again.
    if (pending !== null || currentUser()?.confirm_sends === 0) sendAtOnce();
    else openDialog({ kind: "summary" });
  };
  return { refusal, send };
}
