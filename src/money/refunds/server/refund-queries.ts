import type { Insertable } from "kysely";
import type { Id } from "#platform/domain/ids.ts";
import type { Refunds } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { RefundAmount } from "../domain/refund-amounts.ts";

export type NewRefund = Omit<Insertable<Refunds>, "tenant_id">;

export interface RefundedLine extends RefundAmount {
  readonly invoiceLineId: Id<"InvoiceLine">;
  readonly quantity: number;
}

/** Writes a refund with its lines; gives its number in the database. */
export async function insertRefund(
  tx: Tx,
  refund: NewRefund,
  lines: readonly RefundedLine[],
): Promise<Id<"Refund">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("refunds")
      .values({ ...refund, tenant_id: tx.tenantId })
      .returning("id"),
  );
  await tx.query({
    text: `insert into refund_lines (tenant_id, refund_id, invoice_line_id, quantity, net_cents, tax_cents, amount_cents)
      select $1, $2, l."invoiceLineId", l.quantity, l.net, l.tax, l.amount
      from jsonb_to_recordset($3::jsonb)
        as l("invoiceLineId" bigint, quantity integer, net bigint, tax bigint, amount bigint)`,
    values: [tx.tenantId, id, JSON.stringify(lines)],
  });
  return id;
}
