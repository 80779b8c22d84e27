import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { businessDayStart, type DayRule } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { BookSums } from "../../contract/books.ts";
import type {
  ChangedFigure,
  Closing,
  closeMonth as closing,
  readClosing as definition,
} from "../../contract/closing.ts";
import { books as allBooks, type Book } from "../../domain/book.ts";
import { type ClosingCheck, closingChecks } from "../../domain/closing-check.ts";
import { type BookMonth, bookMonth, monthValues, OF_MONTH } from "../books/book-sources.ts";
import { isChanged, readDownloads, sumBooks } from "../books/read-books.ts";
import { TASKS_SQL } from "../comparing/compare-days.ts";
import { comparedAt } from "../comparing/list-differences.ts";
import { settleMonth } from "../settling/settle-month.ts";
import { readSeries } from "./list-gaps.ts";

/** Sums of a month's books when it was closed. */
type StoredFigures = Readonly<Partial<Record<Book, Readonly<Record<keyof BookSums, number>>>>>;

interface ClosedMonth {
  readonly at: Date;
  readonly by: string;
  readonly figures: StoredFigures;
}

/** Returns the open checks of a month, who closed it, and the books that changed since. */
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

function changedFigures(stored: StoredFigures, books: Record<Book, BookSums>): ChangedFigure[] {
  return allBooks
    .filter((book) => isChanged(stored[book], books[book]))
    .map((book) => ({ book, before: cents(totalOf(stored[book])), after: books[book].total }));
}

/**
 * Closes a month and stores the sums of its books. Refuses a month that is not over; closing it again accepts the current sums.
 */
export function closeMonth(
  ctx: StaffContext,
  body: BodyOf<typeof closing>,
): Promise<ResponseOf<typeof closing>> {
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, body.month);
    if (today <= month.to) throw new AppError("month_not_over");
    const books = await sumBooks(tx, month);
    const before = await closedMonth(tx, month);
    const { carried } = (await settleMonth(tx, month)).settlement;
    const closed = {
      closed_at: ctx.now,
      closed_by: ctx.userId,
      figures: JSON.stringify(books),
      credit_cents: carried.credit,
      withheld_cents: carried.withheld,
    };
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

const totalOf = (stored: StoredFigures[Book]) => stored?.total ?? 0;

/** Sums of the books for the audit log. */
const totalsOf = (books: StoredFigures) => ({
  total: cents(totalOf(books.consumers) + totalOf(books.taxpayers)),
});

/** Books that every restaurant has to save; the other two only when they have documents. */
const ALWAYS_SAVED: readonly Book[] = ["consumers", "taxpayers", "purchases"];

/** Counts what is left for each check of a month. */
async function leftChecks(
  tx: Tx,
  month: BookMonth,
  { books, dayRule }: { readonly books: Record<Book, BookSums>; readonly dayRule: DayRule },
): Promise<Pick<Closing, "checks" | "compared_at">> {
  const counts = await countLeft(tx, month);
  const series = await readSeries(tx, month);
  const compared = await comparedAt(tx, month.from);
  const left: Record<ClosingCheck, number> = {
    ...counts,
    corrections: await countTasks(tx, month),
    gaps: series.reduce((sum, { unknown }) => sum + unknown, 0),
    comparison: isComparedAfter(month, compared, dayRule) ? 0 : 1,
    books: await booksLeft(tx, month, books),
  };
  return { checks: closingChecks.map((check) => ({ check, left: left[check] })), compared_at: compared };
}

/** A month counts as compared if that was done after its last day ended. */
function isComparedAfter({ to }: BookMonth, at: Date | null, rule: DayRule): boolean {
  return at !== null && at.getTime() >= businessDayStart(addDays(to, 1), rule);
}

type Counted = Exclude<ClosingCheck, "corrections" | "gaps" | "comparison" | "books">;

async function countLeft(tx: Tx, month: BookMonth): Promise<Record<Counted, number>> {
  const ofMonth = `select count(*) from tax_documents d where ${OF_MONTH} and d.kind in ('01', '03', '05', '06', '14')
    and d.state in`;
  const differing =
    "select count(*) from tax_differences f where f.tenant_id = $1 and f.day between $3::date and $4::date and f.kind";
  const [row] = await tx.query<Record<Counted, number>>({
    text: `select (${differing} in ('no_document', 'two_documents'))::integer as documents,
        (${ofMonth} ('draft', 'rejected'))::integer as refused,
        (${ofMonth} ('generated', 'signed', 'sent'))::integer as unsealed,
        ((${ofMonth} ('contingency')) + (select count(*) from contingencies c where c.tenant_id = $1 and c.environment = $2
          and c.ended_at is null and c.began_at < $4::date + 1))::integer as contingency,
        (select count(*) from cash_sessions s where s.tenant_id = $1 and s.business_date between $3::date and $4::date
          and s.closed_at is null)::integer as cash,
        (${differing} not in ('no_document', 'two_documents'))::integer as differences`,
    values: monthValues(tx, month),
  });
  return required(row, "counts");
}

/** Counts unsealed documents that refunds of the month made necessary. */
async function countTasks(tx: Tx, { from, to }: BookMonth): Promise<number> {
  const [row] = await tx.query<{ left: number }>({
    text: `with ${TASKS_SQL}
      select count(*)::integer as left from tasks k where not exists (
        select from tax_documents t where t.tenant_id = $1 and t.task_id = k.id
          and t.state in ('sealed', 'sealed_with_remarks', 'invalidated'))`,
    values: [tx.tenantId, from, to],
  });
  return required(row, "a count").left;
}

/** Counts books that nobody saved, or that changed since. */
async function booksLeft(tx: Tx, month: BookMonth, books: Record<Book, BookSums>): Promise<number> {
  const downloads = await readDownloads(tx, month);
  const saved = (book: Book) => downloads.find((download) => download.book === book);
  return (Object.keys(books) as Book[]).filter((book) => {
    const download = saved(book);
    if (download === undefined) return ALWAYS_SAVED.includes(book) || books[book].count > 0;
    return isChanged(download.figures, books[book]);
  }).length;
}
