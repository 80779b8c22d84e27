import type { InvoiceId } from "../../../domain/ids.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import type { Tx } from "../../platform/db/tx.ts";

export interface FoundInvoiceRow {
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
  readonly refunded: Cents;
  readonly is_refunded: boolean;
  readonly is_reversed: boolean;
  /** Whether something of it was not given back yet. */
  readonly pieces_left: boolean;
}

export interface InvoiceSearch {
  readonly day: string;
  /** Of an invoice, of whatever day, or of an order of the day; it may also begin a word. */
  readonly number: number | null;
  /** Beginnings of words, folded, that must all be in table or customer; without any the whole day is found. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

// A sub-query per row: a join would be planned over all customers.
const customer = (what: string) =>
  `(select ${what} from customers c where c.tenant_id = $1 and c.id = i.customer_id)`;
const folded = (text: string) => `translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

/** A page of invoices, the newest first; the one with the number that was typed comes before all others. */
export const findInvoices = (tx: Tx, { day, number, words, limit, offset }: InvoiceSearch) =>
  tx.query<FoundInvoiceRow>({
    text: `with named as (
        select id from invoices where tenant_id = $1 and invoice_no = $3::bigint
      ), of_day as (
        select i.id from invoices i
        where i.tenant_id = $1 and i.business_date = $2 and i.invoice_no is distinct from $3::bigint and (
          not exists (
            select from unnest($4::text[]) word
            where strpos(' ' || coalesce(${customer("search_text")}, '') || ' ' || ${folded(
              "coalesce(i.table_title, '') || ' ' || coalesce(i.receptor ->> 'nombre', '')",
            )}, ' ' || word) = 0)
          or $3::bigint is not null and exists (
            select from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
            where x.tenant_id = $1 and x.invoice_id = i.id and o.token_no = $3::bigint))
      ), page as (
        select id, is_named from (
          select id, true as is_named from named union all select id, false from of_day
        ) found order by is_named desc, id desc limit $5 offset $6
      )
      select i.id, i.invoice_no, i.created_at, i.business_date, i.table_title, i.total_cents as total,
        i.tip_cents as tip, coalesce(i.receptor ->> 'nombre', ${customer("coalesce(name, razon_social, phone)")}) as customer_name,
        array(select o.token_no from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
          where x.tenant_id = $1 and x.invoice_id = i.id order by o.id) as tokens,
        array(select distinct y.payment_type_title from payments y where y.tenant_id = $1 and y.invoice_id = i.id)
          as methods,
        (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
          where r.tenant_id = $1 and r.invoice_id = i.id) as refunded,
        exists (select from refunds r where r.tenant_id = $1 and r.invoice_id = i.id) as is_refunded,
        exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id) as is_reversed,
        exists (select from invoice_lines l where l.tenant_id = $1 and l.invoice_id = i.id and l.quantity > (
          select coalesce(sum(g.quantity), 0) from refund_lines g
          where g.tenant_id = $1 and g.invoice_line_id = l.id)) as pieces_left
      from page
      cross join lateral (select * from invoices where tenant_id = $1 and id = page.id offset 0) i
      order by page.is_named desc, i.id desc`,
    values: [tx.tenantId, day, number, words, limit, offset],
  });
