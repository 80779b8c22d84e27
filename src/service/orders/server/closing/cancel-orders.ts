import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { cancelOrders as definition } from "../../contract/orders.ts";
import { decideCancel } from "../../domain/close-orders.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { changeLines } from "../lines/change-lines.ts";
import { approveVoid } from "../lines/void-lines.ts";
import type { OrderWithLines } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";

/**
 * Cancels orders with all their lines, all orders or none. Cancelled orders stay as they are. Dishes that were
 * begun need the permission to void, or a manager's PIN.
 */
export function cancelOrders(
  ctx: StaffContext,
  { orderIds, reason, approval }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const orders = await lockOrders(tx, orderIds);
    const decision = decideCancel(
      orders.map((order) => ({ payment: orderPayment(order), lines: order.lines })),
    );
    if (!decision.ok) throw new AppError(decision.reason);
    const parts = decision.lines.map((line) => ({ line, quantity: line.quantity }));
    const approverId = await approveVoid(tx, ctx, { parts, reason: reason ?? null, approval });
    await changeLines(tx, ctx, {
      orders,
      lines: decision.lines,
      to: "cancelled",
      origin: "orders",
      approverId,
      ...(reason && { reason }),
    });
    const activeOrders = orders.filter((order) => order.cancelled_at === null);
    await recordAudit(
      tx,
      ctx,
      activeOrders.map((order) => ({
        action: "order.cancelled",
        subject: "order",
        subjectId: order.id,
        approverId,
        ...(reason && { reason }),
        before: { cancelled_at: null, lines: statusesOf(order) },
        after: { cancelled_at: ctx.now },
      })),
    );
    return { message: ctx.say("orders.reply.cancelled", { count: orders.length }) };
  });
}

function statusesOf(order: OrderWithLines): Record<string, string> {
  return Object.fromEntries(order.lines.map((line) => [line.id, line.status]));
}
