import { invoiceState } from "#money/refunds/server/public.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { isWithinDays } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import type { ListedInvoice } from "../contract/invoices.ts";

type StateRow = Parameters<typeof invoiceState.of>[0];

/** An invoice as it lies in the database, with what became of it. */
export type InvoiceRow = Omit<ListedInvoice, "state" | "refunded"> & StateRow;

/** What a page of invoices holds, of `i` and its buyer `c`; apart from what refunds say. */
const columns = `${columnsOf<Omit<InvoiceRow, keyof StateRow>>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  created_at: "i.created_at",
  business_date: "i.business_date",
  sub_total: "i.sub_total_cents",
  discount: "i.discount_cents",
  tax_total: "i.tax_total_cents",
  service_charge_total: "i.service_charge_total_cents",
  total: "i.total_cents",
  tip: "i.tip_cents",
  invoice_type: "i.invoice_type",
  table_id: "(select a.table_id from accounts a where a.tenant_id = $1 and a.id = i.account_id)",
  table_title: "i.table_title",
  floor: "i.floor",
  delivery_type: "i.dining_option",
  customer_type: "case when i.customer_id is null then 'WALKIN' else 'CUSTOMER' end",
  customer_id: "i.customer_id",
  name: BUYER_NAME,
  email: "coalesce(nullif(i.receptor ->> 'correo', ''), c.email)",
  orders: `(select coalesce(json_agg(json_build_object('order_id', o.id, 'token_no', o.token_no) order by o.id), '[]')
    from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
    where x.tenant_id = $1 and x.invoice_id = i.id)`,
  payment_type_id: `(select p.payment_type_id from payments p
    where p.tenant_id = $1 and p.invoice_id = i.id order by p.id limit 1)`,
  methods: `array(select distinct p.payment_type_title from payments p
    where p.tenant_id = $1 and p.invoice_id = i.id order by 1)`,
  document_state: `(select t.state from documents s cross join lateral (
      select state from tax_documents where tenant_id = $1 and sale_id = s.id order by id desc limit 1
    ) t where s.tenant_id = $1 and s.invoice_id = i.id)`,
})}, ${invoiceState.columns}`;

const details = `cross join lateral (select * from invoices where tenant_id = $1 and id = page.id offset 0) i
  left join lateral (select * from customers where tenant_id = $1 and id = i.customer_id offset 0) c on true`;

/** Invoices of the business days $2 to $3. */
const ofPeriod = {
  id: "i.id",
  from: "invoices i",
  where: "i.tenant_id = $1 and i.business_date between $2::date and $3::date",
  columns,
  details,
} as const;

const byDate = { by: "i.business_date", type: "date", index: "invoices_by_day" } as const;

/** More days are not taken one by one. */
const MOST_DAYS = 62;
const eachDay = {
  from: `(select day::date from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day) piece`,
  where: "i.business_date = piece.day",
} as const;

/** A period of some days: number and total are ordered within each day by an index of their own. */
const shortPeriod = listSource<InvoiceRow>()({
  ...ofPeriod,
  sorts: {
    date: byDate,
    number: { by: "i.invoice_no", type: "bigint", index: "invoices_by_day_and_number", pieces: eachDay },
    total: { by: "i.total_cents", type: "bigint", index: "invoices_by_day_and_total", pieces: eachDay },
  },
});

/** A period so long that its invoices are many among all that there are: the order over all of them leads to them soon. */
const longPeriod = listSource<InvoiceRow>()({
  ...ofPeriod,
  sorts: {
    date: byDate,
    number: { by: "i.invoice_no", type: "bigint", index: "invoices_tenant_id_invoice_no_key" },
    total: { by: "i.total_cents", type: "bigint", index: "invoices_by_total" },
  },
});

/** The list that reads a period in whatever order without reading all of it. Values: from and to. */
export const invoicesOf = (range: DateRange) => (isWithinDays(range, MOST_DAYS) ? shortPeriod : longPeriod);

/** So many of each way to be found; whoever is not among the newest of them types on. */
const FOUND_MOST = 200;
const OF_A_CUSTOMER = 50;

/** SQL that every other word, $6 until before $7, begins one of the buyer of `w`. */
const OTHER_WORDS = `not exists (
    select from unnest($6::text[], $7::text[]) as term (low, high)
    where not exists (
      select from invoice_words other
      where other.tenant_id = $1 and other.invoice_id = w.invoice_id
        and other.word >= term.low and other.word < term.high))`;

const fewRows = "some hundred are found at most";

/**
 * Invoices of whatever day: with the number $2, with the total $3, of buyers with a word that begins with $4 (until before
 * $5) and the other words, or of the customers $8. Of each way the newest, so that it costs the same however many there are.
 */
export const foundInvoices = listSource<InvoiceRow>()({
  id: "found.id",
  from: `(
    select id, 1 as is_named from invoices where tenant_id = $1 and invoice_no = $2::bigint
    union all
    select hit.id, 0 from (
      (select id from invoices where tenant_id = $1 and total_cents = $3::bigint order by id desc limit ${FOUND_MOST})
      union
      (select w.invoice_id from invoice_words w where w.tenant_id = $1 and w.word = $4::text and ${OTHER_WORDS}
        order by w.invoice_id desc limit ${FOUND_MOST})
      union
      (select w.invoice_id from invoice_words w
        where w.tenant_id = $1 and w.word > $4::text and w.word < $5::text and ${OTHER_WORDS}
        order by w.word, w.invoice_id limit ${FOUND_MOST})
      union
      select x.id from unnest($8::bigint[]) as customer (id) cross join lateral (
        select id from invoices where tenant_id = $1 and customer_id = customer.id order by id desc limit ${OF_A_CUSTOMER}
      ) x
    ) hit
    where not exists (select from invoices n where n.tenant_id = $1 and n.invoice_no = $2::bigint and n.id = hit.id)
  ) found cross join lateral (
    select business_date, invoice_no, total_cents from invoices where tenant_id = $1 and id = found.id offset 0
  ) i`,
  where: "true",
  sorts: {
    match: { by: "found.is_named", type: "bigint", index: { fewRows } },
    date: { by: "i.business_date", type: "date", index: { fewRows } },
    number: { by: "i.invoice_no", type: "bigint", index: { fewRows } },
    total: { by: "i.total_cents", type: "bigint", index: { fewRows } },
  },
  columns,
  details,
});
