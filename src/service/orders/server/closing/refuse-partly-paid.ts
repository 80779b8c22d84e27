import { sql } from "kysely";
import type { OrderId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";

/**
 * Refuses to change what locked orders are made of while one of them is being paid in parts: the parts that are paid
 * were computed from the whole (docs/decisions/0018). Statuses of the kitchen go on.
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
