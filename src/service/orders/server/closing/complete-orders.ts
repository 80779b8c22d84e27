import type { OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideComplete } from "../../domain/close-orders.ts";
import { isProcessed } from "../../domain/line-status.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { refuseHeldLines } from "../courses/refuse-held-courses.ts";
import { changeLines } from "../lines/change-lines.ts";
import type { LineRow, OrderWithLines } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";

/** Completes every open line of the orders, so that they can be charged; all orders or none. */
export function completeOrders(
  ctx: StaffContext,
  orderIds: readonly OrderId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const orders = await lockOrders(tx, orderIds);
    if (orders.some((order) => order.cancelled_at !== null)) throw new AppError("order_cancelled");
    const decision = decideComplete(
      orders.map((order) => ({ payment: orderPayment(order), lines: order.lines })),
    );
    if (!decision.ok) throw new AppError(decision.reason);
    await completeLines(tx, ctx, orders, decision.lines);
    return { message: ctx.say("orders.reply.completed", { count: orders.length }) };
  });
}

/**
 * Sets lines of locked orders that are not ready yet to completed. Refuses `courses_held` when one of them waits for its
 * course: such a dish is fired or voided by somebody, and never made ready unseen.
 */
export async function completeLines(
  tx: Tx,
  ctx: StaffContext,
  orders: readonly OrderWithLines[],
  lines: readonly LineRow[],
): Promise<void> {
  const open = lines.filter(({ status }) => !isProcessed(status) && status !== "cancelled");
  refuseHeldLines(open, ctx.now);
  await changeLines(tx, ctx, { orders, lines: open, to: "completed", origin: "orders" });
}
