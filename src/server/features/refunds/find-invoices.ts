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
  readonly is_reversed: boolean;
  /** Whether something of it was not given back yet. */
  readonly pieces_left: boolean;
  /** Of all that were found. */
  readonly count: number;
}

export interface InvoiceSearch {
  /** Business day of the oldest. */
  readonly from: string;
  /** Of the invoice or of one of its orders; such a number may also be in the name of a table or a phone. */
  readonly number: number | null;
  /** Beginnings of words, folded, that must all be in table or customer; without any everything is found. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** A page of invoices, the newest first; those whose own number was typed come before the others. */
export const findInvoices = (tx: Tx, { from, number, words, limit, offset }: InvoiceSearch) =>
  tx.query<FoundInvoiceRow>({
    text: `select p.id, p.invoice_no, p.created_at, p.business_date, p.table_title, p.total_cents as total,
        p.tip_cents as tip, p.count, p.customer_name,
        array(select o.token_no from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
          where x.tenant_id = $1 and x.invoice_id = p.id order by o.id) as tokens,
        array(select distinct y.payment_type_title from payments y where y.tenant_id = $1 and y.invoice_id = p.id)
          as methods,
        (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
          where r.tenant_id = $1 and r.invoice_id = p.id) as refunded,
        exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.id) as is_reversed,
        exists (select from invoice_lines l where l.tenant_id = $1 and l.invoice_id = p.id and l.quantity > (
          select coalesce(sum(g.quantity), 0) from refund_lines g
          where g.tenant_id = $1 and g.invoice_line_id = l.id)) as pieces_left
      from (
        select i.*, coalesce(i.receptor ->> 'nombre', c.name, c.razon_social, c.phone) as customer_name,
          count(*) over ()::integer as count
        from invoices i left join customers c on c.tenant_id = $1 and c.id = i.customer_id
        where i.tenant_id = $1 and i.business_date >= $2 and (
          $3::integer is not null and (i.invoice_no = $3 or exists (
            select from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
            where x.tenant_id = $1 and x.invoice_id = i.id and o.token_no = $3))
          or not exists (
            select from unnest($4::text[]) word
            where strpos(' ' || coalesce(c.search_text, ''), ' ' || word) = 0
              and strpos(' ' || translate(lower(coalesce(i.table_title, '') || ' ' || coalesce(i.receptor ->> 'nombre', '')),
                'áéíóúüñ', 'aeiouun'), ' ' || word) = 0))
        order by (i.invoice_no = $3) is true desc, i.id desc limit $5 offset $6
      ) p
      order by (p.invoice_no = $3) is true desc, p.id desc`,
    values: [tx.tenantId, from, number, words, limit, offset],
  });
