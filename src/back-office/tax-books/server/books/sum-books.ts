import { addCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";
import type { BookSums } from "../../contract/books.ts";
import { type Book, type BookFigures, documentBooks, kindsOf } from "../../domain/book.ts";
import { type BookMonth, monthValues } from "./book-month.ts";
import { DOCUMENT_FIGURES, sumsOf } from "./document-book.ts";
import { BOOKED_PURCHASES, PURCHASE_FIGURES, PURCHASES_WITH_DOCUMENTS } from "./purchase-book.ts";

const NOTHING: BookSums = {
  count: 0,
  exempt: ZERO_CENTS,
  not_subject: ZERO_CENTS,
  taxed: ZERO_CENTS,
  vat: ZERO_CENTS,
  tributes: ZERO_CENTS,
  withheld: ZERO_CENTS,
  perceived: ZERO_CENTS,
  total: ZERO_CENTS,
};

interface KindSums extends BookSums {
  readonly kind: IssuedType;
  readonly is_invalidated: boolean;
}

/** What each book of a month comes to. */
export async function sumBooks(tx: Tx, month: BookMonth): Promise<Record<Book, BookSums>> {
  const kinds = await tx.query<KindSums>({
    text: `select d.kind, d.state = 'invalidated' as is_invalidated, count(*)::integer as count, ${sumsOf(DOCUMENT_FIGURES)}
      from tax_documents d
      where d.tenant_id = $1 and d.environment = $2 and d.issued_on between $3::date and $4::date
        and d.kind in ('01', '03', '05', '06', '14') and d.state in ('sealed', 'sealed_with_remarks', 'invalidated')
      group by 1, 2`,
    values: monthValues(tx, month),
  });
  const [purchases] = await tx.query<BookSums>({
    text: `select count(*)::integer as count, ${sumsOf(PURCHASE_FIGURES)} from ${PURCHASES_WITH_DOCUMENTS} where ${BOOKED_PURCHASES}`,
    values: monthValues(tx, month),
  });
  const ofBook = Object.fromEntries(
    documentBooks.map((book) => [
      book,
      kinds
        .filter((sums) => kindsOf(book).includes(sums.kind) && sums.is_invalidated === (book === "voided"))
        .reduce<BookSums>(added, NOTHING),
    ]),
  ) as Record<Exclude<Book, "purchases">, BookSums>;
  return { ...ofBook, purchases: required(purchases, "sums") };
}

function added(a: BookSums, b: BookSums): BookSums {
  const sum = (figure: keyof BookFigures) => addCents(a[figure], b[figure]);
  return {
    count: a.count + b.count,
    exempt: sum("exempt"),
    not_subject: sum("not_subject"),
    taxed: sum("taxed"),
    vat: sum("vat"),
    tributes: sum("tributes"),
    withheld: sum("withheld"),
    perceived: sum("perceived"),
    total: sum("total"),
  };
}

/** Whether a book comes to something else than what was kept of it. */
export function isChanged(kept: Readonly<Record<string, number>> | undefined, now: BookSums): boolean {
  return Object.entries(now).some(([figure, value]) => kept?.[figure] !== value);
}
