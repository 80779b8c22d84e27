import type { PaymentTypeId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Tells whether anything was ever paid or refunded with a payment type, on account too. */
export async function wasPaymentTypeUsed(tx: Tx, id: PaymentTypeId): Promise<boolean> {
  const rows = await tx.query({
    text: `select from payments where tenant_id = $1 and payment_type_id = $2
      union all select from refunds where tenant_id = $1 and payment_type_id = $2
      union all select from account_payments where tenant_id = $1 and payment_type_id = $2 limit 1`,
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}
