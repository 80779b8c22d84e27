import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Tells whether the restaurant ever had an order. */
export async function isAnythingSold(tx: Tx): Promise<boolean> {
  const order = sqlOf
    .selectFrom("orders")
    .select("id")
    .where("tenant_id", "=", tx.tenantId)
    .orderBy("tenant_id")
    .orderBy("id")
    .limit(1);
  return (await tx.first(order)) !== undefined;
}
