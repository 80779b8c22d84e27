import { sql } from "kysely";
import type { StockChange } from "#inventory/inventory/domain/stock-movement.ts";
import { moveStock } from "#inventory/inventory/server/public.ts";
import type { BillId, OrderId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { decideComplete, linesToServe } from "../../domain/close-orders.ts";
import { isProcessed } from "../../domain/line-status.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { refuseHeldLines } from "../courses/held-courses.ts";
import { changeLines } from "../lines/change-lines.ts";
import { withdrawRefunded } from "../lines/withdraw-refunded.ts";
import type { LineRow, OrderWithLines } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";
import { endBillDiscounts } from "./end-bill-discounts.ts";
import { updateOrderStates } from "./update-order-states.ts";

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
 * Sets lines of locked orders that are not ready yet to completed. Refuses `courses_held` when one of them waits
 * for its course: somebody must fire or void it, so that no dish is made ready unseen.
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

/**
 * Marks everything of the orders as handed over: a bag at the counter, a delivery to its rider. Orders that are
 * over stay as they are.
 */
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

/**
 * Ways to charge locked orders: paid whole, with or without dishes to hand over; paid in parts by a bill (null
 * when every part was undone); refunded in part, with the ingredients that return; or lines that become ready
 * with the payment.
 */
type Charge =
  | { readonly awaitsHandover: boolean }
  | { readonly billId: BillId | null }
  | { readonly returned: readonly StockChange[] }
  | { readonly completes: readonly LineRow[] };

/**
 * Writes how far locked orders are paid. Refunded dishes are no longer made; an account whose last order is over
 * closes. Locks after the orders: portions, ingredients, accounts. Refuses `courses_held` for a dish that waits
 * for its course.
 */
export async function chargeOrders(
  tx: Tx,
  ctx: StaffContext,
  orders: readonly OrderWithLines[],
  charge: Charge,
): Promise<void> {
  const orderIds = orders.map((order) => order.id);
  if ("completes" in charge) return completeLines(tx, ctx, orders, charge.completes);
  if ("billId" in charge) return setPaid(tx, orderIds, { bill_id: charge.billId });
  if ("awaitsHandover" in charge)
    await setPaid(tx, orderIds, { payment_status: "paid", awaits_handover: charge.awaitsHandover });
  // A refund can precede the full payment only when the order was paid in parts.
  if ("returned" in charge || orders.some((order) => order.bill_id !== null))
    await withdrawRefunded(tx, ctx, orderIds);
  if ("returned" in charge) await moveStock(tx, ctx, charge.returned, "refund");
  await updateOrderStates(tx, ctx.now, orders);
  if ("awaitsHandover" in charge) await endBillDiscounts(tx, orders);
}

type PaidColumns =
  | { readonly bill_id: BillId | null }
  | { readonly payment_status: "paid"; readonly awaits_handover: boolean };

async function setPaid(tx: Tx, orderIds: readonly OrderId[], columns: PaidColumns): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("orders")
      .set(columns)
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${orderIds})`),
  );
}
