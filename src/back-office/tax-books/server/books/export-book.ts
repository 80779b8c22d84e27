import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportBook as definition, noteSavedBook as saved } from "../../contract/books.ts";
import { annexRows } from "./annex-rows.ts";
import { bookMonth } from "./book-month.ts";
import { readableRows } from "./readable-rows.ts";
import { sumBooks } from "./sum-books.ts";

type BookQuery = QueryOf<typeof definition>;

/** The annexes by the numbers that the ministry knows them by; the names of its files have 25 characters at most. */
const ANNEX_NAMES = {
  consumers: "Anexo2",
  taxpayers: "Anexo1",
  purchases: "Anexo3",
  excluded: "Anexo5",
  voided: "Anulados",
} as const;

/** A book of a month as a file. */
export async function exportBook(ctx: StaffContext, query: BookQuery): Promise<CsvFile> {
  const { book, form } = query;
  const { month } = await ctx.inTenant((tx) => bookMonth(tx, ctx.now, query.month));
  const name = month.from.slice(0, 7);
  if (form === "annex")
    return {
      name: `${ANNEX_NAMES[book]}-${name}.csv`,
      rows: annexRows(ctx, month, query),
      isForMinistry: true,
    };
  return {
    name: ctx.say("taxBooks.file.name", { book: ctx.say(`taxBooks.books.${book}`), month: name }),
    rows: readableRows(ctx, month, query),
  };
}

/** Keeps who saved a book and what it comes to, for the month's closing: it sees what changed since. */
export function noteSavedBook(
  ctx: StaffContext,
  { month: day, book }: BodyOf<typeof saved>,
): Promise<ResponseOf<typeof saved>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, day);
    const figures = JSON.stringify((await sumBooks(tx, month))[book]);
    const taken = { at: ctx.now, taken_by: ctx.userId, figures };
    await tx.run(
      sqlOf
        .insertInto("tax_book_downloads")
        .values({ tenant_id: tx.tenantId, month: month.from, book, ...taken })
        .onConflict((conflict) => conflict.columns(["tenant_id", "month", "book"]).doUpdateSet(taken)),
    );
    return { message: ctx.say("taxBooks.reply.saved", { book: ctx.say(`taxBooks.books.${book}`) }) };
  });
}
