import type { OrderId, QrOrderId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideQrRestore } from "../domain/qr-order.ts";
import { lockQrOrders, updateQrOrderPending } from "./qr-order-queries.ts";

/** Puts a guest's order that was refused back on the list; one that became an order is refused as `qr_order_closed`. */
export function restoreQrOrder(ctx: StaffContext, id: QrOrderId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const decision = decideQrRestore(found((await lockQrOrders(tx, { id }))[0]).status);
    if (!decision.ok) throw new AppError(decision.reason);
    if (decision.changed) {
      await updateQrOrderPending(tx, { id });
      tx.emit({ type: "qr_order_updated", qrOrderId: id });
      await recordAudit(tx, ctx, [
        {
          action: "qr_order.restored",
          subject: "qr_order",
          subjectId: id,
          before: { status: "cancelled" },
          after: { status: "pending" },
        },
      ]);
    }
    return { message: ctx.say("qrOrders.reply.restored") };
  });
}

/** The guests' order that became this order, if one did, waits again. Before the order is locked. */
export async function reopenQrOrderOf(tx: Tx, orderId: OrderId): Promise<void> {
  const qrOrderId = await updateQrOrderPending(tx, { orderId });
  if (qrOrderId !== undefined) tx.emit({ type: "qr_order_updated", qrOrderId });
}
