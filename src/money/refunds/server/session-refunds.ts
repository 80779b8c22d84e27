import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { Id, InvoiceId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";

export interface RefundsRow {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly settles: Settlement;
  /** Paid out, without what was taken off accounts of customers and what buyers had kept back. */
  readonly amount: Cents;
  readonly tips: Cents;
  readonly on_account: Cents;
}

/** What was given back out of a cash session by each way to pay, tips apart. */
export const sessionRefunds = (tx: Tx, sessionId: Id<"CashSession">) =>
  tx.query<RefundsRow>({
    text: `select t.id, t.title, t.icon = 'cash' as is_cash, t.settles, s.amount, s.tips, s.on_account
      from (
        select payment_type_id, sum(amount_cents - debt_cents - withheld_cents)::bigint as amount, sum(tip_cents)::bigint as tips,
          sum(debt_cents)::bigint as on_account
        from refunds where tenant_id = $1 and cash_session_id = $2 group by payment_type_id
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      order by t.position, t.id`,
    values: [tx.tenantId, sessionId],
  });

/** What was given back of these invoices, without tips; zero for those without a refund. */
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
