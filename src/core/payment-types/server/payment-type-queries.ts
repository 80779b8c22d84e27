import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { PaymentIcon } from "../domain/payment-icon.ts";
import type { Settlement } from "../domain/settlement.ts";
import type { TenderCode } from "../domain/tender-code.ts";

/** What a person edits of a payment type. */
export interface PaymentTypeFields {
  readonly title: string;
  readonly icon: PaymentIcon;
  readonly is_active: boolean;
  readonly settles: Settlement;
  readonly tender_code: TenderCode | null;
}

const ofTenant = (tx: Tx) =>
  sqlOf
    .selectFrom("payment_types")
    .select(["id", "title", "icon", "is_active", "settles", "tender_code", "archived_at"])
    .where("tenant_id", "=", tx.tenantId);

export type PaymentTypeRow = PaymentTypeFields & { readonly id: PaymentTypeId };

/** The payment types in their order, for whoever changes them: one after the other, because the last active one stays. */
export async function lockPaymentTypes(tx: Tx): Promise<PaymentTypeRow[]> {
  await tx.query({
    text: "select from store_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  return tx.rows(ofTenant(tx).where("archived_at", "is", null).orderBy("position").orderBy("id"));
}

/** One that was deleted; undefined when there is none. */
export const selectArchived = (tx: Tx, id: PaymentTypeId) =>
  tx.first(ofTenant(tx).where("archived_at", "is not", null).where("id", "=", id));

/** Adds one behind the others. */
export async function insertPaymentType(tx: Tx, fields: PaymentTypeFields): Promise<PaymentTypeId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("payment_types")
      .values((values) => ({
        tenant_id: tx.tenantId,
        ...fields,
        position: values
          .selectFrom("payment_types")
          .select((last) => last(last.fn.coalesce(last.fn.max("position"), last.lit(0)), "+", 1).as("next"))
          .where("tenant_id", "=", tx.tenantId),
      }))
      .returning("id"),
  );
  return id;
}

export function updatePaymentType(
  tx: Tx,
  id: PaymentTypeId,
  changes: Partial<PaymentTypeFields> & { archived_at?: Date | null },
): Promise<number> {
  return tx.run(
    sqlOf.updateTable("payment_types").set(changes).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
}

/** Writes the order; rows that stand where they stood are not written. */
export async function updatePaymentOrder(tx: Tx, ids: readonly PaymentTypeId[]): Promise<void> {
  await tx.query({
    text: `update payment_types t set position = k.place
      from unnest($2::bigint[]) with ordinality as k(id, place)
      where t.tenant_id = $1 and t.id = k.id and t.position <> k.place`,
    values: [tx.tenantId, ids],
  });
}

/** Whether anything was ever paid or given back with it, on account too. */
export async function wasUsed(tx: Tx, id: PaymentTypeId): Promise<boolean> {
  const rows = await tx.query({
    text: `select from payments where tenant_id = $1 and payment_type_id = $2
      union all select from refunds where tenant_id = $1 and payment_type_id = $2
      union all select from account_payments where tenant_id = $1 and payment_type_id = $2 limit 1`,
    values: [tx.tenantId, id],
  });
  return rows.length > 0;
}
