import type { Id, InvoiceId, PaymentTypeId } from "../../../domain/ids.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import type { Tx } from "../../platform/db/tx.ts";

export interface TakingsRow {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly payments: number;
  readonly amount: Cents;
  readonly tips: Cents;
}

/** What each way to pay brought into a cash session, tips apart; without parts that were taken back while it was open. */
export const sessionTakings = (tx: Tx, sessionId: Id<"CashSession">) =>
  tx.query<TakingsRow>({
    text: `select t.id, t.title, t.icon = 'cash' as is_cash, s.payments, s.amount, s.tips
      from (
        select payment_type_id, count(*)::integer as payments, sum(amount_cents)::bigint as amount,
          sum(tip_cents)::bigint as tips
        from payments p where p.tenant_id = $1 and p.cash_session_id = $2
          and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)
        group by payment_type_id
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      order by t.position, t.id`,
    values: [tx.tenantId, sessionId],
  });

export interface SessionPaymentRow {
  readonly payment_id: Id<"Payment">;
  readonly invoice_id: InvoiceId;
  readonly invoice_no: number;
  readonly at: Date;
  readonly method: string;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly taken_by: string | null;
  readonly table_title: string | null;
  readonly customer_name: string | null;
  /** Of all payments of the session. */
  readonly total: number;
}

/** A page of a session's payments, the newest first, without those that were taken back. */
export const sessionPayments = (
  tx: Tx,
  sessionId: Id<"CashSession">,
  page: { readonly limit: number; readonly offset: number },
) =>
  tx.query<SessionPaymentRow>({
    text: `select p.id as payment_id, p.invoice_id, i.invoice_no, p.created_at as at, p.payment_type_title as method,
        p.amount_cents as amount, p.tip_cents as tip, u.name as taken_by, i.table_title,
        coalesce(c.name, c.razon_social, c.phone) as customer_name, p.total
      from (
        select o.*, count(*) over ()::integer as total from payments o
        where o.tenant_id = $1 and o.cash_session_id = $2
          and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = o.invoice_id)
        order by o.id desc limit $3 offset $4
      ) p
      join invoices i on i.tenant_id = $1 and i.id = p.invoice_id
      left join users u on u.tenant_id = $1 and u.id = p.created_by
      left join customers c on c.tenant_id = $1 and c.id = i.customer_id
      order by p.id desc`,
    values: [tx.tenantId, sessionId, page.limit, page.offset],
  });
