import { businessDayStart, type DayRule } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { BookSums } from "../../contract/books.ts";
import type { Closing } from "../../contract/closing.ts";
import type { Book } from "../../domain/book.ts";
import { type ClosingCheck, closingChecks } from "../../domain/closing-check.ts";
import { type BookMonth, monthValues } from "../books/book-month.ts";
import { readDownloads } from "../books/read-books.ts";
import { isChanged } from "../books/sum-books.ts";
import { TASKS_SQL } from "../comparing/difference-sql.ts";
import { comparedAt } from "../comparing/list-differences.ts";
import { readSeries } from "./list-gaps.ts";

/** The books that every restaurant saves; the other two when there is something in them. */
const ALWAYS_SAVED: readonly Book[] = ["consumers", "taxpayers", "purchases"];

/** How much is left of each check of a month. */
export async function leftChecks(
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

/** A month is compared when that was done after its last day ended. */
function isComparedAfter({ to }: BookMonth, at: Date | null, rule: DayRule): boolean {
  return at !== null && at.getTime() >= businessDayStart(addDays(to, 1), rule);
}

type Counted = Exclude<ClosingCheck, "corrections" | "gaps" | "comparison" | "books">;

async function countLeft(tx: Tx, month: BookMonth): Promise<Record<Counted, number>> {
  const ofMonth = `select count(*) from tax_documents d where d.tenant_id = $1 and d.environment = $2
    and d.issued_on between $3::date and $4::date and d.kind in ('01', '03', '05', '06', '14') and not d.is_trial
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

/** What had to happen to documents because money went back in the month, and has no seal yet. */
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

/** Books that nobody saved, or not since something changed in them. */
async function booksLeft(tx: Tx, month: BookMonth, books: Record<Book, BookSums>): Promise<number> {
  const downloads = await readDownloads(tx, month);
  const saved = (book: Book) => downloads.find((download) => download.book === book);
  return (Object.keys(books) as Book[]).filter((book) => {
    const download = saved(book);
    if (download === undefined) return ALWAYS_SAVED.includes(book) || books[book].count > 0;
    return isChanged(download.figures, books[book]);
  }).length;
}
