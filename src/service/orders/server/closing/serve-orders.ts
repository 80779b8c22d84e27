import type { OrderId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { linesToServe } from "../../domain/close-orders.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { refuseHeldLines } from "../courses/refuse-held-courses.ts";
import { changeLines } from "../lines/change-lines.ts";
import { lockOrders } from "../reading/read-orders.ts";

/** Everything of the orders was handed over: a bag at the counter, a delivery to its rider. What is over stays as it is. */
export function serveOrders(ctx: StaffContext, orderIds: readonly OrderId[]): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const orders = await lockOrders(tx, orderIds);
    if (orders.some((order) => order.cancelled_at !== null)) throw new AppError("order_cancelled");
    const lines = linesToServe(orders.map((order) => ({ payment: orderPayment(order), lines: order.lines })));
    refuseHeldLines(lines, ctx.now);
    await changeLines(tx, ctx, { orders, lines, to: "delivered", origin: "orders" });
    return { message: ctx.say("orders.reply.served", { count: orders.length }) };
  });
}
