import { useState } from "react";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { toastUndo } from "#ui/feedback/toast.tsx";
import type { Pos } from "../pos-context.ts";
import { type SentCart, useSendCart } from "./use-send-cart.ts";

/**
 * Sends without asking: the kitchen has the order at once, and for 8 s a message offers to take it back or to print it
 * (decision 39). `failure` says why the last attempt failed, until the cart is another one.
 */
export function useSendAtOnce(pos: Pos, onSent: (sent: SentCart) => void) {
  const t = useT();
  const [failure, setFailure] = useState<{ readonly cart: Cart; readonly text: string } | null>(null);
  const { store, menu, actions } = pos;
  const { mutate, isPending } = useSendCart(pos, (sent) => {
    const cameFromTable = actions.staysAtTable();
    toastUndo({
      message: sent.order.message,
      undoLabel: t("pos.cart.undo"),
      onUndo: () => void takeBack(sent, cameFromTable),
      ...(menu.printSettings.is_enable_print && {
        also: { label: t("pos.sent.print_short"), onSelect: () => void print(sent) },
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
