import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { currentUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart, CartLine } from "#service/cart/domain/cart.ts";
import { leaveAccount } from "#service/cart/domain/edit-cart.ts";
import type { LineCourse } from "#service/cart/domain/line-courses.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { cartRequirement } from "../cart/cart-stock.ts";
import { type CoursesOfLines, coursesOf } from "../courses/courses-of.ts";
import { withStockTaken } from "../menu/pos-menu.ts";
import { posMenuQuery } from "../pos-api.ts";
import type { Pos } from "../pos-context.ts";
import { keepSend } from "../repeat/last-sends.ts";
import { playTap } from "../tap-sound.ts";
import { afterFailedSend, type PendingSend, rememberSentOrder } from "./pending-send.ts";

export interface SentCart {
  readonly cart: Cart;
  readonly order: ResponseOf<typeof createOrder>;
}

/**
 * Sends the cart to the kitchen under its own uuid and the key of the first tap. On success the cart is emptied and `onSent`
 * called. After a refusal the cart stays and the menu is reloaded, so that the affected lines show their problem.
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
  const askToSendSeparately = async () => {
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
        return { cart, order: await call(createOrder, { body, idempotencyKey: attempt.key }) };
      } catch (error) {
        store.settleSend(afterFailedSend(attempt, isApiError(error) ? error.code : null));
        throw error;
      }
    },
    onSuccess: (sent) => {
      const { cart, order } = sent;
      rememberSentOrder(order.orderId);
      keepForRepeat(sent);
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
      if (isApiError(error, "account_closed")) void askToSendSeparately();
    },
  });
  return sending;
}

type OrderBody = BodyOf<typeof createOrder>;

/** Makes the body of POST /pos/create-order; null while the cart has no uuid, line or dining option. */
export function orderBody(cart: Cart, courses: CoursesOfLines): OrderBody | null {
  if (cart.id === null || cart.diningOption === null || cart.lines.length === 0) return null;
  return {
    uuid: cart.id,
    cart: cart.lines.map((line) => lineBody(line, cart, courses.get(line.id))),
    deliveryType: cart.diningOption,
    customerType: cart.customer.type,
    customerId: cart.customer.type === "CUSTOMER" ? cart.customer.id : null,
    tableId: cart.diningOption === "dinein" ? cart.tableId : null,
    ...(cart.account === null ? {} : { accountId: cart.account.id }),
    ...(cart.source === null ? {} : { source: cart.source, externalNumber: cart.externalNumber }),
    selectedQrOrderItem: cart.qrOrderId,
    draft: cart.draftId,
  };
}

function lineBody(line: CartLine, cart: Cart, served: LineCourse | undefined): OrderBody["cart"][number] {
  return {
    uuid: line.id,
    id: line.menuItemId,
    quantity: line.quantity,
    price: line.unitPrice,
    notes: line.notes,
    variant_id: line.variant?.id ?? null,
    taken_by: line.takenBy,
    addons_ids: line.addons.map((addon) => addon.id),
    ...(line.parts && {
      parts: line.parts.map(({ choiceId, variant, addons, notes }, index) => ({
        choice_id: choiceId,
        variant_id: variant?.id ?? null,
        addons_ids: addons.map((addon) => addon.id),
        notes,
        hold: served?.parts?.[index],
      })),
    }),
    ...(cart.diningOption === "dinein" && line.seat !== null ? { seat: line.seat } : {}),
    ...(served && !served.parts && { course: served.course, hold: served.hold }),
  };
}

function keepForRepeat({ cart, order }: SentCart): void {
  const user = currentUser();
  if (user) keepSend(user.tenant_id, { orderNo: order.orderNo, sentAt: new Date(serverNow()), cart });
}
