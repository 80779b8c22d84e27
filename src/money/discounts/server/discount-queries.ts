import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

const columns = [
  "id",
  "code",
  "discount_type",
  "percent_bp",
  "amount_cents",
  "min_order_cents",
  "max_discount_cents",
  "start_date",
  "end_date",
  "max_uses",
  "times_used",
  "is_active",
] as const;

const byCode = (tx: Tx, code: string) =>
  sqlOf
    .selectFrom("discount_codes")
    .select(columns)
    .where("tenant_id", "=", tx.tenantId)
    .where("code", "=", code)
    .where("archived_at", "is", null);

export const discountByCode = (tx: Tx, code: string) => tx.first(byCode(tx, code));
export type DiscountRow = NonNullable<Awaited<ReturnType<typeof discountByCode>>>;

/** The code, locked: nobody else counts a use of it until the commit. */
export const lockDiscount = (tx: Tx, code: string) => tx.first(byCode(tx, code).forUpdate());

/** Counts a use of a locked code, or takes one back; the list of codes shows it. */
export async function countDiscountUse(tx: Tx, id: DiscountCodeId, by: 1 | -1): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("discount_codes")
      .set((column) => ({ times_used: column("times_used", "+", by) }))
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  tx.emit({ type: "discounts_changed" });
}
