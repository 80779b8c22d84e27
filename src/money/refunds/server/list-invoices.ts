import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/cash-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { foldedSql } from "#platform/server/lists/search-sql.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import type { listPaidInvoices as definition, PaidInvoice } from "../contract/refunds.ts";

interface InvoiceStateRow {
  readonly refunded: Cents;
  readonly is_refunded: boolean;
  readonly is_reversed: boolean;
  /** True while some pieces have not been given back. */
  readonly pieces_left: boolean;
  /** True while a customer still owes part of it. */
  readonly is_owed: boolean;
}

/** Tells whether an invoice is paid, owed, refunded or taken back: `columns` is SQL for the invoice `i`, `of` names the state. */
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

interface FoundInvoiceRow extends InvoiceStateRow {
  readonly id: InvoiceId;
  readonly invoice_no: number;
  readonly created_at: Date;
  readonly business_date: string;
  readonly table_title: string | null;
  readonly customer_name: string | null;
  readonly tokens: number[];
  readonly methods: string[];
  readonly total: Cents;
  readonly tip: Cents;
}

const folded = foldedSql("coalesce(i.table_title, '') || ' ' || coalesce(i.receptor ->> 'nombre', '')");

/**
 * Invoices of the day $2 where each of the words $4 begins a word of table or customer. The number $3 may be a token
 * of that day, or an invoice of any day, which then comes first.
 */
const invoiceList = listSource<FoundInvoiceRow>()({
  id: "found.id",
  from: `(
    select id, 1 as is_named from invoices where tenant_id = $1 and invoice_no = $3::bigint
    union all
    select i.id, 0 from invoices i
    where i.tenant_id = $1 and i.business_date = $2 and i.invoice_no is distinct from $3::bigint and (
      not exists (
        select from unnest($4::text[]) word
        where strpos(' ' || coalesce((
            select search_text from customers c where c.tenant_id = $1 and c.id = i.customer_id), '') || ' ' || ${folded}, ' ' || word) = 0)
      or $3::bigint is not null and exists (
        select from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
        where x.tenant_id = $1 and x.invoice_id = i.id and o.token_no = $3::bigint))
  ) found`,
  where: "true",
  sorts: { charged: { by: "found.is_named", type: "bigint", index: { fewRows: "one day" } } },
  columns: `i.id, i.invoice_no, i.created_at, i.business_date, i.table_title, i.total_cents as total,
    i.tip_cents as tip, ${BUYER_NAME} as customer_name,
    array(select o.token_no from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
      where x.tenant_id = $1 and x.invoice_id = i.id order by o.id) as tokens,
    array(select distinct y.payment_type_title from payments y where y.tenant_id = $1 and y.invoice_id = i.id)
      as methods,
    ${invoiceState.columns}`,
  details: `cross join lateral (select * from invoices where tenant_id = $1 and id = page.id offset 0) i
    left join lateral (select * from customers where tenant_id = $1 and id = i.customer_id offset 0) c on true`,
});

const TYPED_NUMBER = /^#?\s*(\d{1,9})$/;

/** Returns a page of the invoices of a business day, or the invoice of any day with the typed number. */
export function paidInvoicesPage(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const isBlind = isBlindToSales(ctx);
    const { today, currency } = await readSettings(tx, ctx.now);
    const { q = "", day = today } = query;
    const [, number] = TYPED_NUMBER.exec(westernDigits(q)) ?? [];
    const values = listValues(tx, day, number === undefined ? null : Number(number), customerSearchTerms(q));
    const { rows, ...page } = await readList(tx, invoiceList, values, query, { isCounted: false });
    return { ...page, rows: rows.map((row) => invoiceView(row, isBlind)), day, currency };
  });
}

function invoiceView(row: FoundInvoiceRow, isBlind: boolean): PaidInvoice {
  return {
    invoice_id: row.id,
    invoice_no: row.invoice_no,
    at: row.created_at,
    business_date: row.business_date,
    table_title: row.table_title,
    customer_name: row.customer_name,
    tokens: row.tokens,
    figures: isBlind
      ? null
      : { methods: row.methods, total: row.total, tip: row.tip, refunded: row.refunded },
    state: invoiceState.of(row),
  };
}
