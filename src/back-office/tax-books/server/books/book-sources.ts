import { readSettings } from "#core/settings/server/public.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { isNoTrial } from "#tax/tax-documents/server/public.ts";
import type { BookDocument, BookPurchase, ConsumerDay } from "../../contract/books.ts";
import { type BookFigures, type DocumentBook, daysOfMonth, kindsOf } from "../../domain/book.ts";

/** The days of a month's books, and the ministry's environment of their documents. */
export interface BookMonth extends DateRange {
  readonly environment: Environment;
  readonly currency: string;
}

/** Returns the month of a day, or the current one. A restaurant without an issuer has the environment of production. */
export async function bookMonth(
  tx: Tx,
  now: Date,
  month: string | undefined,
): Promise<{ readonly month: BookMonth; readonly today: BusinessDate }> {
  const { today, currency } = await readSettings(tx, now);
  const issuer = await tx.first(
    sqlOf.selectFrom("fiscal_settings").select("environment").where("tenant_id", "=", tx.tenantId),
  );
  const days = daysOfMonth(month === undefined ? today : businessDate(month));
  return { month: { ...days, environment: issuer?.environment ?? "01", currency }, today };
}

/** Parameters $1 to $4 of statements about a month. */
export const monthValues = (tx: Tx, { environment, from, to }: BookMonth): unknown[] => [
  tx.tenantId,
  environment,
  from,
  to,
];

/** SQL condition that a document `d` is of the month and the environment of a book, and no trial: every figure of a month has it. */
export const OF_MONTH = `d.tenant_id = $1 and d.environment = $2 and d.issued_on between $3::date and $4::date and ${isNoTrial("d")}`;

/** An invalidated document is in its book with zero; a credit note counts as negative. */
const WEIGHT = "case when d.state = 'invalidated' then 0 when d.kind = '05' then -1 else 1 end";

/** Figures of a document `d` in its book. */
export const DOCUMENT_FIGURES: Readonly<Record<keyof BookFigures, string>> = {
  exempt: `(${WEIGHT} * d.exempt_cents)`,
  not_subject: `(${WEIGHT} * d.not_subject_cents)`,
  taxed: `(${WEIGHT} * d.taxed_cents)`,
  vat: `(${WEIGHT} * d.vat_cents)`,
  tributes: `(${WEIGHT} * d.tributes_cents)`,
  withheld: `(${WEIGHT} * d.withheld_cents)`,
  perceived: `(${WEIGHT} * d.perceived_cents)`,
  total: `(${WEIGHT} * d.total_cents)`,
};

/** Sums of such figures over rows. */
export const sumsOf = (figures: Readonly<Record<keyof BookFigures, string>>) =>
  columnsOf<BookFigures>({
    exempt: `coalesce(sum(${figures.exempt}), 0)::bigint`,
    not_subject: `coalesce(sum(${figures.not_subject}), 0)::bigint`,
    taxed: `coalesce(sum(${figures.taxed}), 0)::bigint`,
    vat: `coalesce(sum(${figures.vat}), 0)::bigint`,
    tributes: `coalesce(sum(${figures.tributes}), 0)::bigint`,
    withheld: `coalesce(sum(${figures.withheld}), 0)::bigint`,
    perceived: `coalesce(sum(${figures.perceived}), 0)::bigint`,
    total: `coalesce(sum(${figures.total}), 0)::bigint`,
  });

/** States of documents that exist, or did until they were invalidated (guide §2, §22). */
const BOOKED_STATES = ["sealed", "sealed_with_remarks", "invalidated"] as const;
/** States that an annex reports as issued. */
export const SEALED_STATES = ["sealed", "sealed_with_remarks"] as const;

/** Documents of the environment $2 and the days $3 to $4, of the kinds $5 in the states $6. */
export const documentBook = listSource<BookDocument>()({
  id: "d.id",
  from: "tax_documents d",
  where: `${OF_MONTH} and d.kind = any($5::text[]) and d.state = any($6::text[])`,
  sorts: {
    day: {
      by: "d.issued_on",
      type: "date",
      index: "tax_documents_by_kind",
      pieces: { from: "unnest($5::text[]) piece (kind)", where: "d.kind = piece.kind" },
    },
  },
  columns: columnsOf<BookDocument>({
    ...DOCUMENT_FIGURES,
    id: "d.id",
    day: "d.issued_on",
    kind: "d.kind",
    control_number: "d.control_number",
    generation_code: "d.generation_code",
    seal: "d.seal",
    is_invalidated: "d.state = 'invalidated'",
    party_name: "d.party_name",
    party_nrc: "d.party_nrc",
    party_number: "d.party_number",
    party_kind: "d.input #>> '{seller,identity,kind}'",
  }),
  details:
    "cross join lateral (select * from tax_documents where tenant_id = $1 and id = page.id offset 0) d",
});

/** Parameters of a book of a month. */
export function documentValues(
  tx: Tx,
  month: BookMonth,
  book: DocumentBook,
  states: readonly string[] = book === "voided" ? ["invalidated"] : BOOKED_STATES,
): unknown[] {
  return [...monthValues(tx, month), kindsOf(book), states];
}

const COUNTED = "where d.state <> 'invalidated'";
const first = (column: string) =>
  `(array_agg(d.${column} order by d.issued_at, d.id) filter (${COUNTED}))[1]`;
const last = (column: string) =>
  `(array_agg(d.${column} order by d.issued_at desc, d.id desc) filter (${COUNTED}))[1]`;

/** Sums the sealed facturas of each day of a month, with the first and the last one made that day. */
export function consumerDays(tx: Tx, month: BookMonth): Promise<ConsumerDay[]> {
  return tx.query<ConsumerDay>({
    text: `select d.issued_on as day, ${sumsOf(DOCUMENT_FIGURES)},
        (count(*) filter (${COUNTED}))::integer as count,
        (count(*) filter (where d.state = 'invalidated'))::integer as invalidated,
        ${first("control_number")} as first_number, ${last("control_number")} as last_number,
        ${first("generation_code")} as first_code, ${last("generation_code")} as last_code
      from tax_documents d
      where ${OF_MONTH} and d.kind = '01' and d.state in ('sealed', 'sealed_with_remarks', 'invalidated')
      group by d.issued_on order by d.issued_on`,
    values: monthValues(tx, month),
  });
}

/** Day of its document, or of the goods when nobody entered one; written as in the index. */
export const PURCHASE_DAY = "(case when p.invoice_date is null then p.business_date else p.invoice_date end)";

/** A vendor's credit note counts as negative. */
const PURCHASE_WEIGHT = "case when p.effect = 'takes_back' then -1 else 1 end";
/** Purchases from a seller who is no taxpayer have no taxable base and no IVA. */
const UNLESS_EXCLUDED = "case when p.document_type = '14' then 0 else";

/** IVA of a purchase `p` from its document `d`, or as typed without one. */
export const PURCHASE_VAT = `(${UNLESS_EXCLUDED} ${PURCHASE_WEIGHT} * coalesce(d.vat_cents, p.tax_cents, 0) end)`;

/** Figures of a purchase `p` from its document `d`, or as typed without one. */
export const PURCHASE_FIGURES: Readonly<Record<keyof BookFigures, string>> = {
  exempt: `(${UNLESS_EXCLUDED} ${PURCHASE_WEIGHT} * coalesce(d.exempt_cents, 0) end)`,
  not_subject: `(${UNLESS_EXCLUDED} ${PURCHASE_WEIGHT} * coalesce(d.not_subject_cents, 0) end)`,
  taxed: `(${UNLESS_EXCLUDED} ${PURCHASE_WEIGHT} * case when d.purchase_id is null then coalesce(p.subtotal_cents, 0)
    else coalesce(d.taxed_cents, 0) end end)`,
  vat: PURCHASE_VAT,
  tributes: `(${PURCHASE_WEIGHT} * coalesce(d.other_tributes_cents, 0))`,
  withheld: `(${PURCHASE_WEIGHT} * coalesce(d.withheld_vat_cents, d.withheld_income_cents, p.withheld_income_cents, 0))`,
  perceived: `(${PURCHASE_WEIGHT} * coalesce(d.perceived_vat_cents, 0))`,
  total: `(${PURCHASE_WEIGHT} * coalesce(d.total_cents, p.total_cents, 0))`,
};

/**
 * Purchases with recoverable IVA or from a seller who is no taxpayer, by the day of their document, $3 to $4: créditos fiscales
 * and their notes, and typed purchases with IVA. Leaves documents of the test environment out of the real books, and those that
 * the restaurant issued itself, which are in its own book.
 */
export const BOOKED_PURCHASES = `p.tenant_id = $1 and ${PURCHASE_DAY} between $3::date and $4::date
    and p.status = 'received'
    and (p.document_type in ('03', '05', '06', '14') or (p.document_type is null and p.tax_cents > 0))
    and not (coalesce(d.is_test, false) and $2 = '01')
    and not exists (select from tax_documents o where o.tenant_id = $1 and o.generation_code = p.generation_code)`;

export const PURCHASES_WITH_DOCUMENTS =
  "purchases p left join purchase_documents d on d.tenant_id = $1 and d.purchase_id = p.id";

/** Purchases of a month, for the environment $2. */
export const purchaseBook = listSource<BookPurchase>()({
  id: "p.id",
  from: PURCHASES_WITH_DOCUMENTS,
  where: BOOKED_PURCHASES,
  sorts: {
    day: { by: PURCHASE_DAY, type: "date", index: "purchases_by_book_day" },
  },
  columns: columnsOf<BookPurchase>({
    ...PURCHASE_FIGURES,
    id: "p.id",
    number: "p.number",
    day: PURCHASE_DAY,
    kind: "p.document_type",
    document_number: "coalesce(p.control_number, p.invoice_number)",
    generation_code: "p.generation_code",
    seal: "d.seal",
    party_name: "p.vendor_name",
    party_nrc: "coalesce(p.vendor_nrc, d.issuer_nrc)",
    party_number: "coalesce(p.vendor_nit, d.issuer_nit)",
  }),
  details: `cross join lateral (select * from purchases where tenant_id = $1 and id = page.id offset 0) p
    left join purchase_documents d on d.tenant_id = $1 and d.purchase_id = page.id`,
});
