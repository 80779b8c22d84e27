import { decideRefund } from "#money/refunds/domain/refund-amounts.ts";
import { insertRefund, readRefundableInvoice } from "#money/refunds/server/public.ts";
import type { InvoiceId, UserId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Payments } from "#platform/server/db/database.gen.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { recordDocumentTask } from "#tax/documents/server/public.ts";

export interface DemoRefund {
  readonly givenBy: UserId;
  readonly approvedBy: UserId;
}

type PaidInCash = Pick<Payments, "cash_session_id" | "payment_type_id" | "payment_type_title"> & {
  readonly invoice_id: InvoiceId;
  readonly at: Date;
};

const REASON = "Se cobró dos veces";

/** The latest sale in cash was given back in full some minutes later, out of the drawer it was paid into. */
export async function seedRefund(tx: Tx, { givenBy, approvedBy }: DemoRefund): Promise<void> {
  const [paid] = await tx.query<PaidInCash>({
    text: `select p.invoice_id, p.cash_session_id, p.payment_type_id, p.payment_type_title,
        p.created_at + interval '4 minutes' as at
      from payments p join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id and t.is_cash
      where p.tenant_id = $1 and p.cash_session_id is not null and p.tip_cents = 0
      order by p.created_at desc, p.id desc limit 1`,
    values: [tx.tenantId],
  });
  if (!paid) return;
  const { at, invoice_id: invoiceId, ...method } = paid;
  const { invoice, lines, soldOn, today } = await readRefundableInvoice(tx, invoiceId, at);
  const decision = decideRefund(
    lines,
    lines.map((line) => line.quantity),
  );
  if (!decision.ok) throw new Error(`The demo's refund is refused: ${decision.reason}`);
  const [amount, tip] = [decision.sum.amount, cents(0)];
  const row = {
    client_uuid: crypto.randomUUID(),
    refund_no: 1,
    invoice_id: invoiceId,
    ...method,
    reason: REASON,
    sub_total_cents: decision.sum.net,
    tax_total_cents: decision.sum.tax,
    amount_cents: amount,
    tip_cents: tip,
    is_stock_returned: false,
    business_date: today,
    created_at: at,
    created_by: givenBy,
    approver_id: approvedBy,
  };
  const parts = lines.flatMap((line, index) => {
    const part = decision.lines[index];
    const { id: invoiceLineId, quantity, service } = line;
    return part ? [{ ...part, invoiceLineId, quantity, service: service ?? cents(0), dishes: quantity }] : [];
  });
  const id = await insertRefund(tx, row, parts);
  await recordDocumentTask(tx, {
    invoiceId,
    invoiceType: invoice.invoice_type,
    soldOn,
    today,
    reason: REASON,
    amount,
    tip,
    refund: { id, refundNo: 1 },
    isWhole: decision.isWhole,
    lines: null,
    by: givenBy,
    at,
  });
  await tx.query({
    text: "insert into counters (tenant_id, series, value) values ($1, 'refund', 1)",
    values: [tx.tenantId],
  });
}
