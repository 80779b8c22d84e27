import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { addCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";
import type {
  BookSums,
  listConsumerDays as days,
  listBookDocuments as documents,
  listBookPurchases as purchases,
  readBooks as summary,
} from "../../contract/books.ts";
import { type Book, type BookFigures, documentBooks, kindsOf } from "../../domain/book.ts";
import { unsealedStates } from "../../domain/closing-check.ts";
import {
  BOOKED_PURCHASES,
  type BookMonth,
  bookMonth,
  consumerDays,
  DOCUMENT_FIGURES,
  documentBook,
  documentValues,
  monthValues,
  OF_MONTH,
  PURCHASE_FIGURES,
  PURCHASES_WITH_DOCUMENTS,
  purchaseBook,
  sumsOf,
} from "./book-sources.ts";

/** Returns the sums of a month's books, and the documents that are in none. */
export function readBooks(
  ctx: StaffContext,
  query: QueryOf<typeof summary>,
): Promise<ResponseOf<typeof summary>> {
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, query.month);
    const books = await sumBooks(tx, month);
    const downloads = await readDownloads(tx, month);
    return {
      ...month,
      today,
      books,
      ...(await countLeftOut(tx, month)),
      downloads: downloads.map(({ book, at, by, figures }) => ({
        book,
        at,
        by,
        is_changed: isChanged(figures, books[book]),
      })),
    };
  });
}

/** Counts documents of a month without a seal, which no book counts. */
export const countUnsealed = async (tx: Tx, month: BookMonth): Promise<number> =>
  (await countLeftOut(tx, month)).unsealed;

async function countLeftOut(tx: Tx, month: BookMonth) {
  const [row] = await tx.query<{ unsealed: number; untyped: number }>({
    text: `select (select count(*) from tax_documents d where ${OF_MONTH} and d.kind in ('01', '03', '05', '06', '14')
          and d.state = any($5::text[]))::integer as unsealed,
        (select count(*) from ${PURCHASES_WITH_DOCUMENTS} where ${BOOKED_PURCHASES} and p.document_type is null)::integer as untyped`,
    values: [...monthValues(tx, month), unsealedStates],
  });
  return required(row, "counts");
}

interface Download {
  readonly book: Book;
  readonly at: Date;
  readonly by: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Returns the last person who saved each book of a month, and its sums then. */
export function readDownloads(tx: Tx, { from }: BookMonth): Promise<Download[]> {
  return tx.query<Download>({
    text: `select l.book, l.at, u.name as by, l.figures from tax_book_downloads l
      join users u on u.tenant_id = $1 and u.id = l.taken_by where l.tenant_id = $1 and l.month = $2::date order by l.book`,
    values: [tx.tenantId, from],
  });
}

export function listConsumerDays(
  ctx: StaffContext,
  query: QueryOf<typeof days>,
): Promise<ResponseOf<typeof days>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return { ...month, days: await consumerDays(tx, month) };
  });
}

export function listBookDocuments(
  ctx: StaffContext,
  query: QueryOf<typeof documents>,
): Promise<ResponseOf<typeof documents>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return {
      ...(await readList(tx, documentBook, documentValues(tx, month, query.book), query)),
      ...month,
    };
  });
}

export function listBookPurchases(
  ctx: StaffContext,
  query: QueryOf<typeof purchases>,
): Promise<ResponseOf<typeof purchases>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return { ...(await readList(tx, purchaseBook, monthValues(tx, month), query)), ...month };
  });
}

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

/** Sums each book of a month. */
export async function sumBooks(tx: Tx, month: BookMonth): Promise<Record<Book, BookSums>> {
  const kinds = await tx.query<KindSums>({
    text: `select d.kind, d.state = 'invalidated' as is_invalidated, count(*)::integer as count, ${sumsOf(DOCUMENT_FIGURES)}
      from tax_documents d
      where ${OF_MONTH} and d.kind in ('01', '03', '05', '06', '14') and d.state in ('sealed', 'sealed_with_remarks', 'invalidated')
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

/** Tells whether a book's sums differ from the stored ones. */
export function isChanged(stored: Readonly<Record<string, number>> | undefined, now: BookSums): boolean {
  return Object.entries(now).some(([figure, value]) => stored?.[figure] !== value);
}
