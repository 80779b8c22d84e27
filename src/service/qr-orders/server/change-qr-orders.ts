import type { OrderId, QrOrderId, TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { FIRST_NAME_MAX } from "#service/visits/domain/visit.ts";
import { admitSender, setPhoneStanding } from "#service/visits/server/public.ts";
import { decideQrMove, decideQrRestore } from "../domain/qr-order.ts";
import {
  cancelPendingQrOrders,
  lockQrOrders,
  updateQrOrderPending,
  updateQrOrderProcessed,
} from "./qr-order-queries.ts";

/** Takes a guest's order off the list; refuses one that became an order. */
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

/** Takes all pending orders of guests off the list. */
export function cancelQrOrders(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const qrOrderIds = await cancelPending(tx, ctx, null);
    if (qrOrderIds.length > 0) tx.emit({ type: "qr_order_updated", qrOrderId: null, qrOrderIds });
    return { message: ctx.say("qrOrders.reply.all_cancelled", { count: qrOrderIds.length }) };
  });
}

/**
 * Cancels one pending order, those of one phone, or (null) all of them and audits it, because a guest waits for each.
 * Returns which ones.
 */
export async function cancelPending(
  tx: Tx,
  ctx: StaffContext,
  which: Parameters<typeof cancelPendingQrOrders>[1],
): Promise<QrOrderId[]> {
  const cancelled = await cancelPendingQrOrders(tx, which, ctx);
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
  return cancelled.map((order) => order.id);
}

/** Puts a refused guest's order back on the list; refuses `qr_order_closed` for one that became an order. */
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

/** Makes the guests' order behind this order wait again, if there is one. Call it before the order is locked. */
export async function reopenQrOrderOf(tx: Tx, orderId: OrderId): Promise<void> {
  const qrOrderId = await updateQrOrderPending(tx, { orderId });
  if (qrOrderId !== undefined) tx.emit({ type: "qr_order_updated", qrOrderId });
}

/**
 * Marks a locked, pending guest's order as having become this order. The phone that opened the table with it
 * joins, and the screens that list it are notified.
 */
export async function markQrOrderProcessed(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  processed: { readonly id: QrOrderId; readonly orderId: OrderId },
): Promise<void> {
  const sent = await updateQrOrderProcessed(tx, ctx, processed);
  // Whose order staff took is no stranger: what strangers send does not keep the phone from ordering again.
  if (sent.guest_token_hash !== null)
    await setPhoneStanding(tx, { tokenHash: sent.guest_token_hash, standing: "known", now: ctx.now });
  if (sent.guest_name !== null)
    await admitSender(tx, { id: processed.id, name: sent.guest_name.slice(0, FIRST_NAME_MAX), now: ctx.now });
  tx.emit({ type: "qr_order_updated", qrOrderId: processed.id });
}

interface TableChange {
  readonly from: TableId | null;
  readonly to: TableId | null;
}

/**
 * Moves waiting guests' orders from the old table to the table to which their party moved. They stay while
 * another party sits there: nobody can tell whose they are.
 */
export async function moveQrOrders(tx: Tx, moves: readonly TableChange[]): Promise<void> {
  for (const { from, to } of moves) {
    if (from === null || to === null || from === to) continue;
    const movedOrders = await tx.query<{ id: QrOrderId }>({
      text: `update qr_orders set table_id = $3
        where tenant_id = $1 and table_id = $2 and status = 'pending' and not exists (
          select from accounts a where a.tenant_id = $1 and a.table_id = $2 and a.closed_at is null)
        returning id`,
      values: [tx.tenantId, from, to],
    });
    if (movedOrders.length === 0) continue;
    tx.emit({ type: "qr_order_updated", qrOrderId: null, qrOrderIds: movedOrders.map(({ id }) => id) });
  }
}
