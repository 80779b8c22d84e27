import type { QrOrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideQrMove } from "#service/qr-orders/domain/qr-order.ts";
import { lockQrOrders, qrOrderCart } from "#service/qr-orders/server/public.ts";
import { selectOrderNumbers } from "./insert-order.ts";
import { makeOrder, type OrderAnswer, type OrderMaker, orderAnswer } from "./make-order.ts";

/**
 * Sends a guest's order unchanged. When price, choices or stock no longer match what the guest saw it is refused,
 * and a person loads it into the cart and checks it. An order that was already processed returns the order it
 * became.
 */
export function processQrOrder(ctx: StaffContext, id: QrOrderId): Promise<OrderAnswer> {
  return ctx.inTenant((tx) => takeQrOrder(tx, ctx, id));
}

/** Does the same inside the caller's transaction. */
export async function takeQrOrder(tx: Tx, ctx: OrderMaker, id: QrOrderId): Promise<OrderAnswer> {
  const qrOrder = found((await lockQrOrders(tx, { id }))[0]);
  const decision = decideQrMove(qrOrder.status, "process");
  if (!decision.ok) throw new AppError(decision.reason);
  if (!decision.changed && qrOrder.order_id !== null)
    return orderAnswer(ctx, await selectOrderNumbers(tx, qrOrder.order_id));
  return makeOrder(tx, ctx, await qrOrderCart(tx, qrOrder));
}
