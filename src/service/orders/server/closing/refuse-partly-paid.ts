import { sql } from "kysely";
import type { OrderId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";

/**
 * Refuses to change the contents of locked orders while one of them is being paid in parts: the paid parts were
 * computed from the whole (decision 18). Kitchen statuses may still change.
 */
export async function refusePartlyPaid(tx: Tx, orders: readonly { readonly id: OrderId }[]): Promise<void> {
  const partlyPaid = await tx.first(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${orders.map((order) => order.id)})`)
      .where("bill_id", "is not", null)
      .where("payment_status", "=", "unpaid")
      .limit(1),
  );
  if (partlyPaid) throw new AppError("order_partly_paid");
}
