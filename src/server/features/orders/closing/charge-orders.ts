import { sql } from "kysely";
import type { AccountId, BillId, OrderId } from "../../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import { updateOrderStates } from "./update-order-states.ts";

interface ChargedOrder {
  readonly id: OrderId;
  readonly account_id: AccountId;
}

/**
 * Paid whole, and whether its dishes are waited for from then on; or being paid in parts by a bill, null when every part
 * of it was undone.
 */
export type Charge =
  | { readonly paidAt: Date; readonly awaitsHandover: boolean }
  | { readonly billId: BillId | null };

/** Writes how far locked orders are paid. An account whose last order is over closes. */
export async function chargeOrders(tx: Tx, orders: readonly ChargedOrder[], charge: Charge): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("orders")
      .set(
        "paidAt" in charge
          ? { payment_status: "paid", awaits_handover: charge.awaitsHandover }
          : { bill_id: charge.billId },
      )
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${orders.map((order) => order.id)})`),
  );
  if ("paidAt" in charge) await updateOrderStates(tx, charge.paidAt, orders);
}
