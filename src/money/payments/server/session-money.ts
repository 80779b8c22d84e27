import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { listSessionPayments } from "#money/cash-reports/contract/cash-reports.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { Id, InvoiceId, PaymentTypeId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";

interface SessionPaymentRow {
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
}

/**
 * Payments of the cash session $2 without those taken back. Never sorted by amount: a cursor would reveal what a blind
 * count must not know.
 */
const sessionPaymentList = listSource<SessionPaymentRow>()({
  id: "p.id",
  from: "payments p",
  where: `p.tenant_id = $1 and p.cash_session_id = $2
    and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)`,
  sorts: { taken: { by: "p.id", type: "bigint", index: "payments_pkey" } },
  columns: `p.id as payment_id, p.invoice_id, i.invoice_no, p.created_at as at, p.payment_type_title as method,
    p.amount_cents as amount, p.tip_cents as tip, u.name as taken_by, i.table_title,
    ${BUYER_NAME} as customer_name`,
  details: `join payments p on p.tenant_id = $1 and p.id = page.id
    join invoices i on i.tenant_id = $1 and i.id = p.invoice_id
    left join users u on u.tenant_id = $1 and u.id = p.created_by
    left join customers c on c.tenant_id = $1 and c.id = i.customer_id`,
});

const sessionPayments = (tx: Tx, sessionId: Id<"CashSession">, query: QueryOf<typeof listSessionPayments>) =>
  readList(tx, sessionPaymentList, listValues(tx, sessionId), query);

interface TakingsRow {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly settles: Settlement;
  readonly payments: number;
  readonly amount: Cents;
  readonly tips: Cents;
}

/**
 * Returns what each payment type brought into a cash session, tips apart; without parts taken back while it was open.
 */
export const sessionTakings = (tx: Tx, sessionId: Id<"CashSession">) =>
  tx.query<TakingsRow>({
    text: `select t.id, t.title, t.is_cash, t.settles, s.payments, s.amount, s.tips
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

/** The payments of a cash session, one by one and by payment type. */
export const sessionMoney = { payments: sessionPayments, takings: sessionTakings } as const;
