import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { leaveAccount } from "#service/cart/domain/edit-cart.ts";
import type { createOrder } from "#service/orders/contract/create-order.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { cartRequirement } from "../cart/cart-stock.ts";
import { coursesOf } from "../courses/courses-of.ts";
import { withStockTaken } from "../menu/pos-menu.ts";
import { posMenuQuery, sendOrder } from "../pos-api.ts";
import type { Pos } from "../pos-context.ts";
import { playTap } from "../tap-sound.ts";
import { rememberSentOrder } from "./last-sent.ts";
import { orderBody } from "./order-body.ts";
import { afterFailedSend, type PendingSend } from "./pending-send.ts";

export interface SentCart {
  readonly cart: Cart;
  readonly order: ResponseOf<typeof createOrder>;
}

/**
 * Sends the cart to the kitchen under its own uuid and the key of the first tap. On success the cart is empty, then
 * `onSent`; after a refusal the cart stays and the menu is loaded anew, so that the lines concerned show what is wrong
 * with them.
 */
export function useSendCart({ store, menu, actions }: Pos, onSent: (sent: SentCart) => void) {
  const t = useT();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const askToSendAsNew = async () => {
    const isWanted = await confirm({
      title: t("drafts.closed.title"),
      body: t("drafts.closed.send_body"),
      confirmLabel: t("drafts.closed.send"),
    });
    if (isWanted && store.change({ ...store.getState().cart, draftId: null })) sending.mutate();
  };
  const askToSendApart = async () => {
    const { account } = store.getState().cart;
    const isWanted = await confirm({
      title: t("pos.account.closed_title", { name: account?.name ?? "" }),
      body: t("pos.account.closed_body"),
      confirmLabel: t("pos.account.closed_send"),
    });
    if (isWanted && store.change(leaveAccount(store.getState().cart))) sending.mutate();
  };
  const sending = useMutation({
    mutationFn: async (): Promise<SentCart> => {
      const { cart, pending } = store.getState();
      const body = orderBody(cart, coursesOf(cart, menu));
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
    onSuccess: (sent) => {
      const { cart, order } = sent;
      rememberSentOrder(order.orderId);
      emitRealtime("new_order_backend", { tokenNo: order.tokenNo, orderId: order.orderId });
      queryClient.setQueryData(posMenuQuery.queryKey, (menu) =>
        menu === undefined ? menu : withStockTaken(menu, cartRequirement(cart.lines, menu)),
      );
      actions.clearSent(cart);
      playTap("done");
      announce(order.message);
      onSent(sent);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: posMenuQuery.queryKey });
      if (isApiError(error, "draft_closed")) void askToSendAsNew();
      if (isApiError(error, "account_closed")) void askToSendApart();
    },
  });
  return sending;
}
