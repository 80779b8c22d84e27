import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type {
  listConsumerDays as days,
  listBookDocuments as documents,
  listBookPurchases as purchases,
  readBooks as summary,
} from "../../contract/books.ts";
import type { Book } from "../../domain/book.ts";
import { unsealedStates } from "../../domain/unsealed.ts";
import { type BookMonth, bookMonth, monthValues } from "./book-month.ts";
import { consumerDays } from "./consumer-days.ts";
import { documentBook, documentValues } from "./document-book.ts";
import { BOOKED_PURCHASES, PURCHASES_WITH_DOCUMENTS, purchaseBook } from "./purchase-book.ts";
import { isChanged, sumBooks } from "./sum-books.ts";

/** What the books of a month come to, and what is not in them. */
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

async function countLeftOut(tx: Tx, month: BookMonth) {
  const [row] = await tx.query<{ unsealed: number; untyped: number }>({
    text: `select (select count(*) from tax_documents d where d.tenant_id = $1 and d.environment = $2
          and d.issued_on between $3::date and $4::date and d.kind in ('01', '03', '05', '06', '14')
          and not d.is_trial and d.state = any($5::text[]))::integer as unsealed,
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

/** Who saved which book of a month last, and what it came to. */
export function readDownloads(tx: Tx, { from }: BookMonth): Promise<Download[]> {
  return tx.query<Download>({
    text: `select l.book, l.at, u.name as by, l.figures from tax_book_downloads l
      join users u on u.tenant_id = $1 and u.id = l.taken_by where l.tenant_id = $1 and l.month = $2::date order by l.book`,
    values: [tx.tenantId, from],
  });
}

/** The book of sales to consumers, day by day. */
export function listConsumerDays(
  ctx: StaffContext,
  query: QueryOf<typeof days>,
): Promise<ResponseOf<typeof days>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return { ...month, days: await consumerDays(tx, month) };
  });
}

/** A page of the documents of a book. */
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

/** A page of the book of purchases. */
export function listBookPurchases(
  ctx: StaffContext,
  query: QueryOf<typeof purchases>,
): Promise<ResponseOf<typeof purchases>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return { ...(await readList(tx, purchaseBook, monthValues(tx, month), query)), ...month };
  });
}
