import type { QrOrderId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideQrMove } from "../domain/qr-order.ts";
import { cancelPendingQrOrders, lockQrOrders } from "./qr-order-queries.ts";

/** Takes a guest's order off the list; one that became an order is refused. */
export function cancelQrOrder(ctx: StaffContext, id: QrOrderId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const decision = decideQrMove(found((await lockQrOrders(tx, { id }))[0]).status, "cancel");
    if (!decision.ok) throw new AppError(decision.reason);
    if (decision.changed) {
      await cancelPending(tx, ctx, id);
      tx.emit({ type: "qr_order_updated", qrOrderId: id });
    }
    return { message: ctx.say("qrOrders.reply.cancelled") };
  });
}

/** Takes all pending ones off the list. */
export function cancelQrOrders(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await cancelPending(tx, ctx, null);
    if (count > 0) tx.emit({ type: "qr_order_updated", qrOrderId: null });
    return { message: ctx.say("qrOrders.reply.all_cancelled", { count }) };
  });
}

/** Cancels one or (null) all that are pending and audits it, because a guest waits for each. Gives how many. */
async function cancelPending(tx: Tx, ctx: StaffContext, id: QrOrderId | null): Promise<number> {
  const cancelled = await cancelPendingQrOrders(tx, id, ctx);
  await recordAudit(
    tx,
    ctx,
    cancelled.map((order) => ({
      action: "qr_order.cancelled",
      subject: "qr_order",
      subjectId: order.id,
      before: { status: "pending", table_id: order.table_id },
      after: { status: "cancelled" },
    })),
  );
  return cancelled.length;
}
