import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { BookDocument } from "../../contract/books.ts";
import { type BookFigures, type DocumentBook, kindsOf } from "../../domain/book.ts";
import { type BookMonth, monthValues } from "./book-month.ts";

/** What was invalidated stands in its book with zero; a credit note takes off. */
const WEIGHT = "case when d.state = 'invalidated' then 0 when d.kind = '05' then -1 else 1 end";

/** The figures of a document `d` as its book has them. */
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

/** The sums of such figures over rows. */
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

/** Documents that exist, or did until they were invalidated (guide §2, §22). */
export const BOOKED_STATES = ["sealed", "sealed_with_remarks", "invalidated"] as const;
/** Those that an annex reports as issued. */
export const SEALED_STATES = ["sealed", "sealed_with_remarks"] as const;

/** Documents of service $2 and the days $3 to $4, of the kinds $5 in the states $6. */
export const documentBook = listSource<BookDocument>()({
  id: "d.id",
  from: "tax_documents d",
  where: `d.tenant_id = $1 and d.environment = $2 and d.issued_on between $3::date and $4::date
    and not d.is_trial and d.kind = any($5::text[]) and d.state = any($6::text[])`,
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

/** The values of the parameters of a book of a month. */
export function documentValues(
  tx: Tx,
  month: BookMonth,
  book: DocumentBook,
  states: readonly string[] = book === "voided" ? ["invalidated"] : BOOKED_STATES,
): unknown[] {
  return [...monthValues(tx, month), kindsOf(book), states];
}
