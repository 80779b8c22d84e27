import { columnsOf } from "#platform/server/db/columns-of.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { BookPurchase } from "../../contract/books.ts";
import type { BookFigures } from "../../domain/book.ts";

/** The day of its document, that of the goods where nobody said; as its index has it. */
const DAY = "(case when p.invoice_date is null then p.business_date else p.invoice_date end)";

/** A credit note of a vendor takes off. */
const WEIGHT = "case when p.effect = 'takes_back' then -1 else 1 end";
/** What a seller who is no taxpayer is paid has no base and no IVA. */
const UNLESS_EXCLUDED = "case when p.document_type = '14' then 0 else";

/** The figures of a purchase `p` and its document `d`, those that somebody typed where there is none. */
export const PURCHASE_FIGURES: Readonly<Record<keyof BookFigures, string>> = {
  exempt: `(${UNLESS_EXCLUDED} ${WEIGHT} * coalesce(d.exempt_cents, 0) end)`,
  not_subject: `(${UNLESS_EXCLUDED} ${WEIGHT} * coalesce(d.not_subject_cents, 0) end)`,
  taxed: `(${UNLESS_EXCLUDED} ${WEIGHT} * case when d.purchase_id is null then coalesce(p.subtotal_cents, 0)
    else coalesce(d.taxed_cents, 0) end end)`,
  vat: `(${UNLESS_EXCLUDED} ${WEIGHT} * coalesce(d.vat_cents, p.tax_cents, 0) end)`,
  tributes: `(${WEIGHT} * coalesce(d.other_tributes_cents, 0))`,
  withheld: `(${WEIGHT} * coalesce(d.withheld_vat_cents, d.withheld_income_cents, 0))`,
  perceived: `(${WEIGHT} * coalesce(d.perceived_vat_cents, 0))`,
  total: `(${WEIGHT} * coalesce(d.total_cents, p.total_cents, 0))`,
};

/**
 * Purchases that give IVA back or are of a seller who is no taxpayer, by the day of their document, $3 to $4: fiscal credits and their
 * notes, and what somebody typed with IVA. A document of the test is left out of the books of production; one that the house issued
 * itself stands among its own.
 */
export const BOOKED_PURCHASES = `p.tenant_id = $1 and ${DAY} between $3::date and $4::date
    and p.status = 'received'
    and (p.document_type in ('03', '05', '06', '14') or (p.document_type is null and p.tax_cents > 0))
    and not (coalesce(d.is_test, false) and $2 = '01')
    and not exists (select from tax_documents o where o.tenant_id = $1 and o.generation_code = p.generation_code)`;

export const PURCHASES_WITH_DOCUMENTS =
  "purchases p left join purchase_documents d on d.tenant_id = $1 and d.purchase_id = p.id";

/** The purchases of a month, of service $2. */
export const purchaseBook = listSource<BookPurchase>()({
  id: "p.id",
  from: PURCHASES_WITH_DOCUMENTS,
  where: BOOKED_PURCHASES,
  sorts: {
    day: { by: DAY, type: "date", index: "purchases_by_book_day" },
  },
  columns: columnsOf<BookPurchase>({
    ...PURCHASE_FIGURES,
    id: "p.id",
    number: "p.number",
    day: DAY,
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
