import type { OrderId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { reopenQrOrderOf } from "#service/qr-orders/server/public.ts";
import { decideTakeBack } from "../../domain/take-back.ts";
import { changeLines } from "../lines/change-lines.ts";
import { lockOrders } from "../reading/read-orders.ts";

/**
 * Takes back an order that was just sent (decision 39). It stays as a cancelled order; its ingredients and
 * portions return, and the guests' order behind it waits again. The draft behind it does not come back: its cart
 * is in the till again.
 */
export function takeOrderBack(
  ctx: StaffContext,
  orderId: OrderId,
  pieces: number,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await reopenQrOrderOf(tx, orderId);
    const order = required((await lockOrders(tx, [orderId]))[0], "the order that is locked");
    const { lines, date: sentAt, payment_status: paymentStatus } = order;
    const isSender = order.created_by === ctx.userId;
    const decision = decideTakeBack({ lines, sentAt, paymentStatus, isSender }, pieces, ctx.now);
    if (!decision.ok) throw new AppError(decision.reason);
    await changeLines(tx, ctx, { orders: [order], lines, to: "cancelled", origin: "orders" });
    await recordAudit(tx, ctx, [
      {
        action: "order.taken_back",
        subject: "order",
        subjectId: orderId,
        before: { cancelled_at: null },
        after: { cancelled_at: ctx.now },
      },
    ]);
    return { message: ctx.say("orders.reply.taken_back", { orderNo: order.order_no }) };
  });
}
