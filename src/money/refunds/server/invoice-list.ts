import type { InvoiceId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { foldedSql } from "#platform/server/lists/search-sql.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import { type InvoiceStateRow, invoiceState } from "./invoice-state.ts";

export interface FoundInvoiceRow extends InvoiceStateRow {
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
 * Invoices of the day $2 in which each of the words $4 begins one of table or customer; the number $3 may be a token of
 * that day, or an invoice of whatever day, which comes before all others.
 */
export const invoiceList = listSource<FoundInvoiceRow>()({
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
