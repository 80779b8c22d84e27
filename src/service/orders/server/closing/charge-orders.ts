import { sql } from "kysely";
import type { StockChange } from "#inventory/inventory/domain/stock-movement.ts";
import { moveStock } from "#inventory/inventory/server/public.ts";
import type { BillId, OrderId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { withdrawRefunded } from "../lines/withdraw-refunded.ts";
import type { LineRow, OrderWithLines } from "../reading/order-queries.ts";
import { completeLines } from "./complete-orders.ts";
import { updateOrderStates } from "./update-order-states.ts";

/**
 * Paid whole, and whether its dishes are waited for from then on; being paid in parts by a bill, null when every part of
 * it was undone; some of what was paid was given back, with the ingredients that return; or lines of them become ready with
 * the money.
 */
export type Charge =
  | { readonly awaitsHandover: boolean }
  | { readonly billId: BillId | null }
  | { readonly returned: readonly StockChange[] }
  | { readonly completes: readonly LineRow[] };

/**
 * Writes how far locked orders are paid. What was given back is made no more; an account whose last order is over closes.
 * Locks after the orders: portions, ingredients, accounts. Refuses `courses_held` to complete what waits for its course.
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
  // Only of what was paid in parts something can have been given back before the rest was paid.
  if ("returned" in charge || orders.some((order) => order.bill_id !== null))
    await withdrawRefunded(tx, ctx, orderIds);
  if ("returned" in charge) await moveStock(tx, ctx, charge.returned, "refund");
  await updateOrderStates(tx, ctx.now, orders);
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
