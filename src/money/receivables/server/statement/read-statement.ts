import type { QueryOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { addCents, type Cents } from "#platform/domain/money/cents.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import { firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import {
  type readStatement as definition,
  STATEMENT_DAYS,
  STATEMENT_LINES,
  type Statement,
} from "../../contract/receivables.ts";
import { type Entry, readEntries, readSums } from "./account-queries.ts";
import { accountOf } from "./read-account.ts";

type StatementQuery = QueryOf<typeof definition>;

/** A customer's account over a period. Refuses a period that ends before it begins or that is longer than a year. */
export function readStatement(
  ctx: StaffContext,
  key: CustomerId | string,
  query: StatementQuery,
): Promise<Statement> {
  return ctx.inTenant((tx) => statementOf(tx, ctx.now, { key, query, most: STATEMENT_LINES }));
}

export interface StatementAsked {
  readonly key: CustomerId | string;
  readonly query: StatementQuery;
  /** How many lines are read; null: all. */
  readonly most: number | null;
}

export async function statementOf(
  tx: Tx,
  now: Date,
  { key, query, most }: StatementAsked,
): Promise<Statement> {
  const account = await accountOf(tx, now, key);
  const range = statementRange(query, businessDate(account.today));
  const sums = await readSums(tx, account.customer.id, range);
  const entries = await readEntries(tx, account.customer.id, range, most === null ? null : most + 1);
  const shown = most === null ? entries : entries.slice(0, most);
  return {
    ...account,
    ...range,
    ...sums,
    lines: withBalance(shown, sums.opening),
    has_more: shown.length < entries.length,
  };
}

/** This month unless told; dates alone are a period of one's own. It ends today at the latest: nobody knows what will be owed. */
function statementRange({ period, from, to }: StatementQuery, today: BusinessDate): DateRange {
  const isOwn = period === "custom" || (period === undefined && (from !== undefined || to !== undefined));
  const last = to ?? today;
  const choice = isOwn
    ? { period: "custom" as const, from: from ?? firstOfMonth(businessDate(last)), to: last }
    : { period: period ?? "this_month" };
  const range = chosenRange(choice, today);
  if (!isWithinDays(range, STATEMENT_DAYS))
    throw new AppError("invalid_input", { fields: [{ field: "from", code: "too_many_days" }] });
  return range.from <= today && range.to > today ? { from: range.from, to: today } : range;
}

/** What is owed after each line. */
function withBalance(entries: readonly Entry[], opening: Cents): Statement["lines"] {
  let balance = opening;
  return entries.map((entry) => {
    balance = addCents(balance, entry.amount);
    return { ...entry, balance };
  });
}
