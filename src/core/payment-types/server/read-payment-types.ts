import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { PaymentTypeSettings } from "../contract/payment-types.ts";

/** Ways to pay as they are offered, also those switched off. */
export async function readPaymentTypes(
  tx: Tx,
): Promise<Omit<PaymentTypeSettings, "is_active" | "version">[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("payment_types")
      .select(["id", "title", "icon", "is_active", "settles", "tender_code"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    isActive: row.is_active,
    icon: row.icon,
    settles: row.settles,
    tender_code: row.tender_code,
  }));
}
