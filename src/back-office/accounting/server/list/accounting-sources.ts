import { foundInvoices } from "#money/invoices/server/public.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { foldedSql } from "#platform/server/lists/search-sql.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import { hasCorrectionToMend, isNoTrial, waitsForPerson } from "#tax/tax-documents/server/public.ts";
import { type AccountedRow, UNDOCUMENTED_AMONG } from "../../contract/accounting.ts";

export type StoredRow = Omit<AccountedRow, "estado_hacienda"> & { readonly state: DocumentState | null };

const IS_EVENT = "coalesce(d.kind in ('invalidation', 'contingency'), false)";

/** Columns of the invoice `i` and the document `d`; one of them may be missing. */
const columns = columnsOf<StoredRow>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  invoice_type: "i.invoice_type",
  document_id: "d.id",
  day: `case when ${IS_EVENT} then d.issued_on else coalesce(i.business_date, d.issued_on) end`,
  at: `case when ${IS_EVENT} then d.made_at else coalesce(i.created_at, d.made_at) end`,
  name: `case when i.id is null then d.party_name else ${BUYER_NAME} end`,
  // The document's total, because its number and seal are in the same row: after a refund it is that of the remainder.
  total: `case when ${IS_EVENT} then null else coalesce(d.total_cents, i.total_cents) end`,
  kind: "d.kind",
  environment: "d.environment",
  control_number: "d.control_number",
  codigo_generacion: "d.generation_code",
  sello_recibido: "d.seal",
  is_contingency: "coalesce(d.contingency_id is not null, false)",
  state: "d.state",
  has_correction_to_mend: hasCorrectionToMend("d"),
});

/**
 * Uses `case` where `coalesce` would do, because row level security would keep `coalesce` from an index. The id of a document
 * leads to the document and the invoice of its sale; the id of an invoice leads to the newest document made for it.
 */
const detailsOf = (own: string) => `left join lateral (${own}) own on true
  left join lateral (
    select s.invoice_id from documents s where s.tenant_id = $1 and s.id = own.sale_id offset 0
  ) sold on true
  left join lateral (
    select * from invoices where tenant_id = $1 and id = case when sold.invoice_id is null then page.id else sold.invoice_id end offset 0
  ) i on true
  left join lateral (select * from customers where tenant_id = $1 and id = i.customer_id offset 0) c on true
  left join lateral (
    select id from documents where tenant_id = $1 and invoice_id = i.id and own.id is null offset 0
  ) sale on true
  left join lateral (
    select id from tax_documents where tenant_id = $1 and sale_id = sale.id order by id desc limit 1
  ) latest on true
  left join lateral (
    select * from tax_documents where tenant_id = $1 and id = case when own.id is null then latest.id else own.id end offset 0
  ) d on true`;
const details = detailsOf(
  "select id, sale_id from tax_documents where tenant_id = $1 and id = page.id offset 0",
);

/**
 * All invoices of the days $2 to $3, and the documents without an invoice. The conditions are outside the union: PostgreSQL
 * merges two tables in index order only when neither part has conditions of its own.
 */
const allRows = {
  id: "listed.id",
  from: `(
    select tenant_id, id, business_date as day, total_cents, null::bigint as sale_id, '' as control_number, false as is_trial
      from invoices
    union all
    select tenant_id, id, issued_on, total_cents, sale_id, control_number, is_trial from tax_documents
  ) listed`,
  columns,
  details,
} as const;
const IS_LISTED = `listed.tenant_id = $1 and listed.sale_id is null and listed.control_number is not null and ${isNoTrial("listed")}`;
const IN_DAYS = "listed.day between $2::date and $3::date";

const byTotal = { by: "listed.total_cents", type: "bigint" } as const;

/** Sorts by day, or by total within each day of a short period. */
const listByDay = listSource<StoredRow>()({
  ...allRows,
  where: `${IS_LISTED} and ${IN_DAYS}`,
  sorts: {
    date: { by: "listed.day", type: "date", index: "invoices_by_day" },
    total: {
      ...byTotal,
      index: "invoices_by_day_and_total",
      pieces: {
        from: `(select day::date from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day) piece`,
        where: "listed.day = piece.day",
      },
    },
  },
});

/**
 * Sorts by total over a long period: its rows are a large share of all rows, so the index over all of them finds them quickly.
 * The condition on days is written so that it cannot use an index; the planner would otherwise read all of those days.
 */
const listByTotal = listSource<StoredRow>()({
  ...allRows,
  where: `${IS_LISTED} and listed.day - $2::date >= 0 and $3::date - listed.day >= 0`,
  whereCounted: `${IS_LISTED} and ${IN_DAYS}`,
  sorts: { total: { ...byTotal, index: "invoices_by_total" } },
});

/** Longest period, in days, that is read day by day. */
const MAX_DAYS = 62;

/** Returns the list that can read the period in this order without reading all of it. Values: from and to. */
export const listOfPeriod = (range: DateRange, isByTotal: boolean) =>
  isByTotal && !isWithinDays(range, MAX_DAYS) ? listByTotal : listByDay;

/** Each environment, kind and state that has a document in these days; an index keeps the documents of each in order. */
const ofEachState = {
  from: `(
    select environment, kind, state from unnest($4::text[]) environment, unnest($5::text[]) kind, unnest($6::text[]) state
    cross join lateral (
      select from tax_documents d
      where d.tenant_id = $1 and d.environment = environment.environment and d.kind = kind.kind and d.state = state.state
        and d.issued_on between $2::date and $3::date
      order by d.issued_on limit 1
    ) present
  ) piece`,
  where: "t.environment = piece.environment and t.kind = piece.kind and t.state = piece.state",
} as const;

/** Documents issued on the days $2 to $3 in the environments $4, of the kinds $5, in the states $6. */
export const documentsInStates = listSource<StoredRow>()({
  id: "t.id",
  from: "tax_documents t",
  where: `t.tenant_id = $1 and t.issued_on between $2::date and $3::date and ${isNoTrial("t")}`,
  sorts: {
    date: { by: "t.issued_on", type: "date", index: "tax_documents_by_standing", pieces: ofEachState },
    total: {
      by: "t.total_cents",
      type: "bigint",
      index: "tax_documents_by_standing_and_total",
      pieces: ofEachState,
    },
  },
  columns,
  details,
});

/**
 * Lists what waits for a person, of the days $2 to $3 in the environments $4, of the kinds $5, in the states $6: documents, and
 * events, which have no total. An invalidation leads to the invoice of its document.
 */
export const documentsToMend = listSource<StoredRow>()({
  id: "t.id",
  from: "tax_documents t",
  where: `t.tenant_id = $1 and ${waitsForPerson("t")} and t.issued_on between $2::date and $3::date
    and t.environment = any($4::text[]) and t.kind = any($5::text[]) and t.state = any($6::text[])`,
  sorts: {
    date: { by: "t.issued_on", type: "date", index: { fewRows: "few wait for a person" } },
    total: { by: "coalesce(t.total_cents, 0)", type: "bigint", index: { fewRows: "few wait for a person" } },
  },
  columns,
  details: detailsOf(`
    select t.id, case when t.kind = 'invalidation' then about.sale_id else t.sale_id end as sale_id
    from tax_documents t left join tax_documents about on about.tenant_id = $1 and about.id = t.about_id
    where t.tenant_id = $1 and t.id = page.id offset 0
  `),
});

const fewLooked = { fewRows: "only the newest are looked through" };

/** Invoices without a document among the newest of the days $2 to $3; lateral joins make the planner look each up by key. */
export const undocumented = listSource<StoredRow>()({
  id: "o.id",
  from: `(
    select id, business_date, total_cents from invoices where tenant_id = $1 and business_date between $2::date and $3::date
    order by business_date desc, id desc limit ${UNDOCUMENTED_AMONG}
  ) o
  left join lateral (select id from documents where tenant_id = $1 and invoice_id = o.id offset 0) sale on true
  left join lateral (select id from tax_documents where tenant_id = $1 and sale_id = sale.id limit 1) made on true`,
  where: "made.id is null",
  sorts: {
    date: { by: "o.business_date", type: "date", index: fewLooked },
    total: { by: "o.total_cents", type: "bigint", index: fewLooked },
  },
  columns,
  details,
});

/** The search for a name looks through this many documents without an invoice, the newest first. */
const LOOKED_THROUGH = 2_000;
const fewRows = "some hundred are found at most";

/**
 * Rows that match the search words on all days: invoices as their own list finds them ($2 to $8), documents by control number
 * $9 or by a generation code from $10 to $11, and documents without an invoice also by the name of their party ($12).
 */
export const foundRows = listSource<StoredRow>()({
  id: "found.id",
  from: `(
    select hit.id, max(hit.is_named) as is_named from (
      select found.id, found.is_named from ${foundInvoices.from}
      union all
      select coalesce(sold.invoice_id, t.id), 1 from (
        select id, sale_id from tax_documents
        where tenant_id = $1 and environment in ('00', '01') and control_number = $9::text and ${isNoTrial("tax_documents")}
        union all
        (select id, sale_id from tax_documents
          where tenant_id = $1 and generation_code between $10::text and $11::text and control_number is not null and ${isNoTrial("tax_documents")}
          order by generation_code limit 200)
      ) t left join lateral (
        select s.invoice_id from documents s where s.tenant_id = $1 and s.id = t.sale_id offset 0
      ) sold on true
      union all
      select u.id, 0 from (
        select id, party_name, party_number from tax_documents
        where tenant_id = $1 and sale_id is null and control_number is not null and ${isNoTrial("tax_documents")}
        order by issued_on desc, id desc limit ${LOOKED_THROUGH}
      ) u where ${foldedSql("concat_ws(' ', u.party_name, u.party_number)")} like $12::text
    ) hit group by hit.id
  ) found cross join lateral (
    select business_date as day, total_cents from invoices where tenant_id = $1 and id = found.id
    union all
    select issued_on, total_cents from tax_documents where tenant_id = $1 and id = found.id and sale_id is null
  ) listed`,
  where: "true",
  sorts: {
    match: { by: "found.is_named", type: "bigint", index: { fewRows } },
    date: { by: "listed.day", type: "date", index: { fewRows } },
    total: { by: "listed.total_cents", type: "bigint", index: { fewRows } },
  },
  columns,
  details,
});
