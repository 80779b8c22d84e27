import { invoiceState } from "#money/refunds/server/public.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { afterWord } from "#platform/server/lists/search-sql.ts";
import { BUYER_NAME, findCustomerIds } from "#service/customers/server/public.ts";
import { hasCorrectionToMend } from "#tax/tax-documents/server/public.ts";
import type { ListedInvoice } from "../contract/invoices.ts";
import { invoiceSearch } from "../domain/invoice-search.ts";

type StateRow = Parameters<typeof invoiceState.of>[0];

/** An invoice as stored, with its refunds and reversals. */
type InvoiceRow = Omit<ListedInvoice, "state" | "refunded"> & StateRow;

/** Columns of a listed invoice `i` and its buyer `c`, without those about refunds. */
const columns = `${columnsOf<Omit<InvoiceRow, keyof StateRow>>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  created_at: "i.created_at",
  business_date: "i.business_date",
  sub_total: "i.sub_total_cents",
  discount: "i.discount_cents",
  tax_total: "i.tax_total_cents",
  tributes: "i.tributes_cents",
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
  document_state: "document.state",
  has_correction_to_mend: "coalesce(document.has_correction_to_mend, false)",
})}, ${invoiceState.columns}`;

const details = `cross join lateral (select * from invoices where tenant_id = $1 and id = page.id offset 0) i
  left join lateral (select * from customers where tenant_id = $1 and id = i.customer_id offset 0) c on true
  left join lateral (
    select t.state, t.has_correction_to_mend from documents s cross join lateral (
      select d.state, ${hasCorrectionToMend("d")} as has_correction_to_mend from tax_documents d
      where d.tenant_id = $1 and d.sale_id = s.id order by d.id desc limit 1
    ) t where s.tenant_id = $1 and s.invoice_id = i.id
  ) document on true`;

/** The invoices of the business days $2 to $3. */
const ofPeriod = {
  id: "i.id",
  from: "invoices i",
  where: "i.tenant_id = $1 and i.business_date between $2::date and $3::date",
  columns,
  details,
} as const;

const byDate = { by: "i.business_date", type: "date", index: "invoices_by_day" } as const;

/** The longest period, in days, that is read day by day. */
const MAX_DAYS = 62;
const eachDay = {
  from: `(select day::date from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day) piece`,
  where: "i.business_date = piece.day",
} as const;

/** A short period: an index orders number and total within each day. */
const shortPeriod = listSource<InvoiceRow>()({
  ...ofPeriod,
  sorts: {
    date: byDate,
    number: { by: "i.invoice_no", type: "bigint", index: "invoices_by_day_and_number", pieces: eachDay },
    total: { by: "i.total_cents", type: "bigint", index: "invoices_by_day_and_total", pieces: eachDay },
  },
});

/** A period so long that it holds many of all invoices: the order over all invoices finds them quickly. */
const longPeriod = listSource<InvoiceRow>()({
  ...ofPeriod,
  sorts: {
    date: byDate,
    number: { by: "i.invoice_no", type: "bigint", index: "invoices_tenant_id_invoice_no_key" },
    total: { by: "i.total_cents", type: "bigint", index: "invoices_by_total" },
  },
});

/** Returns the list that reads a period in any order without reading all of it. Values: from and to. */
export const invoicesOf = (range: DateRange) => (isWithinDays(range, MAX_DAYS) ? shortPeriod : longPeriod);

/** The most invoices found each way; to find older ones a person types more. */
const FOUND_MOST = 200;
const OF_A_CUSTOMER = 50;

/** SQL: every other word, from $6 until before $7, begins a word of the buyer of `w`. */
const OTHER_WORDS = `not exists (
    select from unnest($6::text[], $7::text[]) as term (low, high)
    where not exists (
      select from invoice_words other
      where other.tenant_id = $1 and other.invoice_id = w.invoice_id
        and other.word >= term.low and other.word < term.high))`;

const fewRows = "some hundred are found at most";

/**
 * Finds invoices of any day: with the number $2, with the total $3, of buyers with a word that begins with $4 (until
 * before $5) and the other words, or of the customers $8. Takes the newest of each, so the cost does not grow with the
 * number of invoices.
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

/** Returns a listed invoice, without figures for people who count blind. */
export function invoiceView(row: InvoiceRow, isBlind: boolean): ListedInvoice {
  const { is_refunded: _, is_reversed: __, pieces_left: ___, is_owed: ____, ...invoice } = row;
  const shown = { ...invoice, state: invoiceState.of(row) };
  if (!isBlind) return shown;
  return {
    ...shown,
    sub_total: null,
    discount: null,
    tax_total: null,
    tributes: null,
    service_charge_total: null,
    total: null,
    tip: null,
    refunded: null,
    payment_type_id: null,
    methods: [],
  };
}

/** The most words of customers that are searched. */
const WORDS_MAX = 80;

/** Returns the values of `foundInvoices` for a search text; people who count blind cannot search by amount. */
export async function searchValues(tx: Tx, typed: string, isBlind: boolean): Promise<unknown[]> {
  const { number, total, terms } = invoiceSearch(typed);
  const [first, ...others] = terms;
  const customers = first === undefined ? [] : await findCustomerIds(tx, [first, ...others], WORDS_MAX);
  return listValues(
    tx,
    number,
    isBlind ? null : total,
    first ?? null,
    first === undefined ? null : afterWord(first),
    others,
    others.map(afterWord),
    customers,
  );
}

/** Throws `not_permitted` when people who may not see amounts sort by them: order and cursors would reveal them. */
export function refuseBlindSort(isBlind: boolean, sort: string): void {
  if (isBlind && sort.endsWith("total")) throw new AppError("not_permitted");
}
