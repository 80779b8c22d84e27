import type { Cents } from "#platform/domain/money/cents.ts";
import type { PaidInvoice } from "../contract/refunds.ts";

/** What was given back of an invoice, as lists read it. */
export interface InvoiceStateRow {
  readonly refunded: Cents;
  readonly is_refunded: boolean;
  readonly is_reversed: boolean;
  /** Whether something of it was not given back yet. */
  readonly pieces_left: boolean;
  /** Whether something of it is open on an account. */
  readonly is_owed: boolean;
}

/** What became of an invoice: `columns` is SQL that reads it of the invoice `i`, `of` says it in one word. */
export const invoiceState = {
  columns: `(select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
      where r.tenant_id = $1 and r.invoice_id = i.id) as refunded,
    exists (select from refunds r where r.tenant_id = $1 and r.invoice_id = i.id) as is_refunded,
    exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id) as is_reversed,
    exists (select from invoice_lines l where l.tenant_id = $1 and l.invoice_id = i.id and l.quantity > (
      select coalesce(sum(g.quantity), 0) from refund_lines g
      where g.tenant_id = $1 and g.invoice_line_id = l.id)) as pieces_left,
    exists (select from customer_debts d where d.tenant_id = $1 and d.invoice_id = i.id and d.open_cents > 0) as is_owed`,
  of({ is_reversed, is_refunded, pieces_left, is_owed }: InvoiceStateRow): PaidInvoice["state"] {
    if (is_reversed) return "taken_back";
    if (!is_refunded) return is_owed ? "owed" : "paid";
    return pieces_left ? "partly_refunded" : "refunded";
  },
} as const;
