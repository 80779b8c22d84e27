import type { OrderId } from "../../../../domain/ids.ts";
import { decideComplete } from "../../../../domain/orders/close-orders.ts";
import { orderPayment } from "../../../../domain/orders/order-payment.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { refuseHeldCourses } from "../courses/refuse-held-courses.ts";
import { changeLines } from "../lines/change-lines.ts";
import { lockOrders } from "../reading/read-orders.ts";

/** Completes every open line of the orders, so that they can be charged; all orders or none. */
export function completeOrders(
  ctx: StaffContext,
  orderIds: readonly OrderId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const orders = await lockOrders(tx, orderIds);
    if (orders.some((order) => order.cancelled_at !== null)) throw new AppError("order_cancelled");
    refuseHeldCourses(orders, ctx.now);
    const decision = decideComplete(
      orders.map((order) => ({ payment: orderPayment(order), lines: order.lines })),
    );
    if (!decision.ok) throw new AppError(decision.reason);
    await changeLines(tx, ctx, { orders, lines: decision.lines, to: "completed", origin: "orders" });
    return { message: ctx.say("orders.reply.completed", { count: orders.length }) };
  });
}
