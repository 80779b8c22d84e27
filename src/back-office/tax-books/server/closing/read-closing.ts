import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { BookSums } from "../../contract/books.ts";
import type {
  ChangedFigure,
  closeMonth as closing,
  readClosing as definition,
} from "../../contract/closing.ts";
import { books as allBooks, type Book } from "../../domain/book.ts";
import { type BookMonth, bookMonth } from "../books/book-month.ts";
import { isChanged, sumBooks } from "../books/sum-books.ts";
import { leftChecks } from "./left-checks.ts";

/** What a month's books came to when it was closed. */
type KeptFigures = Readonly<Partial<Record<Book, Readonly<Record<keyof BookSums, number>>>>>;

interface ClosedMonth {
  readonly at: Date;
  readonly by: string;
  readonly figures: KeptFigures;
}

/** What is left to do before a month is closed, who closed it, and what changed since. */
export function readClosing(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, query.month);
    const { dayRule } = await readSettings(tx, ctx.now);
    const books = await sumBooks(tx, month);
    const closed = await closedMonth(tx, month);
    return {
      ...month,
      today,
      ...(await leftChecks(tx, month, { books, dayRule })),
      closed: closed && { at: closed.at, by: closed.by, changed: changedFigures(closed.figures, books) },
    };
  });
}

async function closedMonth(tx: Tx, { from }: BookMonth): Promise<ClosedMonth | null> {
  const [row] = await tx.query<ClosedMonth>({
    text: `select m.closed_at as at, u.name as by, m.figures from tax_months m
      join users u on u.tenant_id = $1 and u.id = m.closed_by where m.tenant_id = $1 and m.month = $2::date`,
    values: [tx.tenantId, from],
  });
  return row ?? null;
}

function changedFigures(kept: KeptFigures, books: Record<Book, BookSums>): ChangedFigure[] {
  return allBooks
    .filter((book) => isChanged(kept[book], books[book]))
    .map((book) => ({ book, before: cents(totalOf(kept[book])), after: books[book].total }));
}

/** Declares a month finished, with what its books come to. Refused before it is over; who closes it again says that it is right as it is now. */
export function closeMonth(
  ctx: StaffContext,
  body: BodyOf<typeof closing>,
): Promise<ResponseOf<typeof closing>> {
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, body.month);
    if (today <= month.to) throw new AppError("month_not_over");
    const books = await sumBooks(tx, month);
    const before = await closedMonth(tx, month);
    const closed = { closed_at: ctx.now, closed_by: ctx.userId, figures: JSON.stringify(books) };
    await tx.run(
      sqlOf
        .insertInto("tax_months")
        .values({ tenant_id: tx.tenantId, month: month.from, ...closed })
        .onConflict((conflict) => conflict.columns(["tenant_id", "month"]).doUpdateSet(closed)),
    );
    const title = month.from.slice(0, 7);
    await recordAudit(tx, ctx, [
      {
        action: "tax_month.closed",
        subject: "tax_month",
        subjectId: Number(title.replace("-", "")),
        before: before && { title, ...totalsOf(before.figures) },
        after: { title, ...totalsOf(books) },
      },
    ]);
    return { message: ctx.say("taxBooks.reply.closed", { month: title }) };
  });
}

const totalOf = (kept: KeptFigures[Book]) => kept?.total ?? 0;

/** What the audit log keeps of the books. */
const totalsOf = (books: KeptFigures) => ({
  total: cents(totalOf(books.consumers) + totalOf(books.taxpayers)),
});
