import type { Insertable } from "kysely";
import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { Id, InvoiceId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Refunds } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { RefundAmount } from "../domain/refund-amounts.ts";

type NewRefund = Omit<Insertable<Refunds>, "tenant_id">;

export interface RefundedLine extends RefundAmount {
  readonly invoiceLineId: Id<"InvoiceLine">;
  readonly quantity: number;
  /** Part of `net`. */
  readonly service: Cents;
  /** Whole pieces of the ordered dish that are given back with it (`withdrawnPieces`); 0 for a line written by hand. */
  readonly dishes: number;
}

/** Writes a refund with its lines; returns its id. */
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
    text: `insert into refund_lines (tenant_id, refund_id, invoice_line_id, quantity, net_cents, tax_cents, amount_cents,
        service_charge_cents, dishes)
      select $1, $2, l."invoiceLineId", l.quantity, l.net, l.tax, l.amount, l.service, l.dishes
      from jsonb_to_recordset($3::jsonb) as l("invoiceLineId" bigint, quantity integer, net bigint, tax bigint, amount bigint,
        service bigint, dishes integer)`,
    values: [tx.tenantId, id, JSON.stringify(lines)],
  });
  return id;
}

interface RefundsRow {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly settles: Settlement;
  /** Paid out, without amounts taken off customers' accounts or withheld by buyers. */
  readonly amount: Cents;
  readonly tips: Cents;
  readonly on_account: Cents;
}

/** Returns the refunds out of a cash session by payment type, tips apart. */
export const sessionRefunds = (tx: Tx, sessionId: Id<"CashSession">) =>
  tx.query<RefundsRow>({
    text: `select t.id, t.title, t.is_cash, t.settles, s.amount, s.tips, s.on_account
      from (
        select payment_type_id, sum(amount_cents - debt_cents - withheld_cents)::bigint as amount, sum(tip_cents)::bigint as tips,
          sum(debt_cents)::bigint as on_account
        from refunds where tenant_id = $1 and cash_session_id = $2 group by payment_type_id
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      order by t.position, t.id`,
    values: [tx.tenantId, sessionId],
  });

/** Returns the sum refunded of each of these invoices, without tips; zero without a refund. */
export async function readRefundedAmounts(
  tx: Tx,
  invoiceIds: readonly InvoiceId[],
): Promise<(invoiceId: InvoiceId) => Cents> {
  const rows = await tx.query<{ invoice_id: InvoiceId; amount: Cents }>({
    text: `select invoice_id, sum(amount_cents)::bigint as amount from refunds
      where tenant_id = $1 and invoice_id = any($2) group by invoice_id`,
    values: [tx.tenantId, invoiceIds],
  });
  const amounts = new Map(rows.map((row) => [row.invoice_id, row.amount]));
  return (invoiceId) => amounts.get(invoiceId) ?? ZERO_CENTS;
}
