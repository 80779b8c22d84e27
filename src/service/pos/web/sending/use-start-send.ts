import { useEffect, useEffectEvent, useState } from "react";
import { currentUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { decideSend, type SendRefusal } from "#service/cart/domain/decide-send.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { toastError, toastUndo } from "#ui/feedback/toast.tsx";
import { reviewCart } from "../cart/cart-review.ts";
import type { Pos } from "../pos-context.ts";
import { type SentCart, useSendCart } from "./use-send-cart.ts";

interface SendWays {
  /** Shows the cart, which says what is wrong. */
  readonly showCart: () => void;
  readonly sendAtOnce: () => void;
}

/**
 * Sends at once, opens the summary for users who confirm before sending, or says why the cart cannot be sent, checking in the
 * order of the specification. `refusal` stays until the cart passes that check.
 */
export function useStartSend(
  { store, menu, openDialog }: Pos,
  { showCart, sendAtOnce }: SendWays,
): { refusal: SendRefusal | null; send: () => void } {
  const t = useT();
  const announce = useAnnounce();
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const clearCorrectedRefusal = useEffectEvent(() => {
    const decision = decideSend(store.getState().cart);
    if (refusal !== null && (decision.ok || decision.reason !== refusal)) setRefusal(null);
  });
  useEffect(() => store.subscribe(() => clearCorrectedRefusal()), [store]);
  const send = () => {
    const { cart, pending } = store.getState();
    if (pending?.unsure === false) return;
    const decision = decideSend(cart);
    setRefusal(decision.ok ? null : decision.reason);
    if (!decision.ok) {
      // The cart shows the refusal where it can be corrected; this announces it to screen readers.
      announce(t(`pos.problem.${decision.reason}`), { urgent: true });
      return showCart();
    }
    if (pending === null && reviewCart(cart, menu).size > 0) {
      showCart();
      toastError(t("pos.problem.look"));
      return;
    }
    // A confirmed send without a reply needs no second confirmation.
    if (pending !== null || currentUser()?.confirm_sends === 0) sendAtOnce();
    else openDialog({ kind: "summary" });
  };
  return { refusal, send };
}

/**
 * Sends without asking: the kitchen has the order at once, and for 8 s a message offers to take it back or print it (decision
 * 39). `failure` says why the last attempt failed, until the cart changes.
 */
export function useSendAtOnce(pos: Pos, onSent: (sent: SentCart) => void) {
  const t = useT();
  const [failure, setFailure] = useState<{ readonly cart: Cart; readonly text: string } | null>(null);
  const { store, menu, actions } = pos;
  const { mutate, isPending } = useSendCart(pos, (sent) => {
    const cameFromTable = actions.staysAtTable();
    toastUndo({
      message: sent.order.message,
      undoLabel: t("common.undo"),
      onUndo: () => void takeBack(sent, cameFromTable),
      ...(menu.printSettings.is_enable_print && {
        also: { label: t("common.print"), onSelect: () => void print(sent) },
      }),
    });
    onSent(sent);
  });
  const takeBack = async (sent: SentCart, cameFromTable: boolean) => {
    const { undoSend } = await import("./undo-send.ts");
    await undoSend(sent, {
      store,
      menu,
      t,
      showCart: (tableId) => actions.returnToCart(tableId, cameFromTable),
    });
  };
  const send = () => {
    setFailure(null);
    mutate(undefined, {
      onError: (error) => setFailure({ cart: store.getState().cart, text: errorText(error) }),
    });
  };
  return { send, isPending, failure };
}

async function print({ order }: SentCart): Promise<void> {
  const { printSentReceipt } = await import("#service/orders/web/sent/print-sent-receipt.ts");
  await printSentReceipt(order.orderId);
}
