import type { QueryOf } from "../../../../contract/platform/define.ts";
import type { CsvFile } from "../../../../contract/platform/lists.ts";
import type { exportBook as definition } from "../../../../contract/tax-books/books.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { annexRows } from "./annex-rows.ts";
import { type BookMonth, bookMonth } from "./book-month.ts";
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

/** A book of a month as a file; who took it, and what it came to, is kept for the month's closing. */
export async function exportBook(ctx: StaffContext, query: BookQuery): Promise<CsvFile> {
  const { book, form } = query;
  const month = await ctx.inTenant(async (tx) => {
    const asked = await bookMonth(tx, ctx.now, query.month);
    await keepDownload(tx, ctx, asked.month, book);
    return asked.month;
  });
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

async function keepDownload(tx: Tx, ctx: StaffContext, month: BookMonth, book: BookQuery["book"]) {
  const figures = JSON.stringify((await sumBooks(tx, month))[book]);
  const taken = { at: ctx.now, taken_by: ctx.userId, figures };
  await tx.run(
    sqlOf
      .insertInto("tax_book_downloads")
      .values({ tenant_id: tx.tenantId, month: month.from, book, ...taken })
      .onConflict((conflict) => conflict.columns(["tenant_id", "month", "book"]).doUpdateSet(taken)),
  );
}
