import { sql } from "kysely";
import type { AccountId, BillId, OrderId } from "../../../../domain/ids.ts";
import type { StockChange } from "../../../../domain/inventory/stock-movement.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { moveStock } from "../../inventory/public.ts";
import { withdrawRefunded } from "../lines/withdraw-refunded.ts";
import { updateOrderStates } from "./update-order-states.ts";

interface ChargedOrder {
  readonly id: OrderId;
  readonly account_id: AccountId;
  readonly bill_id: BillId | null;
}

/**
 * Paid whole, and whether its dishes are waited for from then on; being paid in parts by a bill, null when every part of
 * it was undone; or some of what was paid was given back, with the ingredients that return.
 */
export type Charge =
  | { readonly awaitsHandover: boolean }
  | { readonly billId: BillId | null }
  | { readonly returned: readonly StockChange[] };

/**
 * Writes how far locked orders are paid. What was given back is made no more; an account whose last order is over closes.
 * Locks after the orders: portions, ingredients, accounts.
 */
export async function chargeOrders(
  tx: Tx,
  ctx: StaffContext,
  orders: readonly ChargedOrder[],
  charge: Charge,
): Promise<void> {
  const orderIds = orders.map((order) => order.id);
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
