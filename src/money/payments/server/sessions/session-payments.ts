import type { listSessionPayments } from "#money/cash-reports/contract/cash-reports.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { Id, InvoiceId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";

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
}

/** Payments of the cash session $2 without those that were taken back. Never sorted by amount: a cursor would tell what a blind count must not know. */
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

export const sessionPayments = (
  tx: Tx,
  sessionId: Id<"CashSession">,
  query: QueryOf<typeof listSessionPayments>,
) => readList(tx, sessionPaymentList, listValues(tx, sessionId), query);
