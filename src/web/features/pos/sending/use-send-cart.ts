import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clearCart } from "../../../../domain/cart/edit-cart.ts";
import { useAnnounce } from "../../../../ui/feedback/announcer.tsx";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { isApiError } from "../../../platform/api-error.ts";
import { clientUuid } from "../../../platform/client-uuid.ts";
import { emitRealtime } from "../../../platform/realtime.ts";
import { cartRequirement } from "../cart/cart-stock.ts";
import { withStockTaken } from "../menu/pos-menu.ts";
import { posMenuQuery, sendOrder } from "../pos-api.ts";
import { usePos } from "../pos-context.ts";
import { playTap } from "../tap-sound.ts";
import { orderBody } from "./order-body.ts";
import { afterFailedSend, type PendingSend } from "./pending-send.ts";
import { printSentReceipt } from "./print-sent-receipt.ts";

/**
 * Sends the cart to the kitchen under its own uuid and the key of the first tap. On success the cart is empty and
 * the order-sent dialog open; after a refusal the cart stays and the menu is loaded anew, so that the lines concerned
 * show what is wrong with them.
 */
export function useSendCart() {
  const { store, menu, openDialog } = usePos();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: async () => {
      const { cart, pending } = store.getState();
      const body = orderBody(cart);
      if (body === null) throw new Error("A cart that cannot be sent was sent");
      const attempt: PendingSend = pending ?? { key: clientUuid(), unsure: false };
      store.beginSend(attempt);
      try {
        return { cart, order: await sendOrder({ body, idempotencyKey: attempt.key }) };
      } catch (error) {
        store.settleSend(afterFailedSend(attempt, isApiError(error) ? error.code : null));
        throw error;
      }
    },
    onSuccess: ({ cart, order }) => {
      emitRealtime("new_order_backend", { tokenNo: order.tokenNo, orderId: order.orderId });
      queryClient.setQueryData(posMenuQuery.queryKey, (menu) =>
        menu === undefined ? menu : withStockTaken(menu, cartRequirement(cart.lines, menu)),
      );
      store.replace(clearCart(cart));
      playTap("done");
      toastSuccess(order.message);
      announce(order.message);
      openDialog({ kind: "sent", order });
      // Not awaited: the order is made whether its receipt prints or not.
      if (menu.printSettings.is_enable_print) void printSentReceipt(order.orderId);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: posMenuQuery.queryKey }),
  });
}
