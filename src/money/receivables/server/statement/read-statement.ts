import { readSettings } from "#core/settings/server/public.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { addCents, type Cents, cents } from "#platform/domain/money/cents.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import { firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { creditLeft, statementSides } from "#service/customers/domain/credit.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import {
  type AccountStatement,
  type CustomerAccount,
  type exportStatement as exportStatementRoute,
  type readStatement as readStatementRoute,
  STATEMENT_DAYS,
  STATEMENT_LINES,
} from "../../contract/receivables.ts";
import { type Entry, openInvoices, readAccountSums, readAgeing, readEntries } from "./account-queries.ts";

type StatementQuery = QueryOf<typeof readStatementRoute>;

/**
 * Returns a customer's account over a period. Throws for a period that ends before it begins or is longer than a year.
 */
export function readStatement(
  ctx: StaffContext,
  key: CustomerId | string,
  query: StatementQuery,
): Promise<AccountStatement> {
  return ctx.inTenant((tx) => statementOf(tx, ctx.now, { key, query, most: STATEMENT_LINES }));
}

interface StatementRequest {
  readonly key: CustomerId | string;
  readonly query: StatementQuery;
  /** The most lines to read; null for all. */
  readonly most: number | null;
}

export async function statementOf(
  tx: Tx,
  now: Date,
  { key, query, most }: StatementRequest,
): Promise<AccountStatement> {
  const account = await accountOf(tx, now, key);
  const range = statementRange(query, businessDate(account.today));
  const sums = await readAccountSums(tx, account.customer.id, range);
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

/**
 * Returns the days of the statement: this month by default, a custom period for dates alone. It ends today at the
 * latest, because nobody knows future debt.
 */
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

/** Adds to each line the debt after it. */
function withBalance(entries: readonly Entry[], opening: Cents): AccountStatement["lines"] {
  let balance = opening;
  return entries.map((entry) => {
    balance = addCents(balance, entry.amount);
    return { ...entry, balance };
  });
}

/** Exports a customer's account over a period: all its lines between both balances. */
export async function exportStatement(
  ctx: StaffContext,
  key: CustomerId | string,
  query: QueryOf<typeof exportStatementRoute>,
): Promise<CsvFile> {
  const { say } = ctx;
  const statement = await ctx.inTenant((tx) => statementOf(tx, ctx.now, { key, query, most: null }));
  return {
    name: say("receivables.file.statement_name", { name: customerDisplayName(statement.customer) }),
    rows: csvRows(statementColumns, statementRows(statement, say), ctx),
  };
}

interface StatementRow extends Partial<Omit<AccountStatement["lines"][number], "kind" | "number">> {
  readonly date: string;
  readonly kind: string;
  readonly number?: number | string;
  readonly charged?: Cents | null;
  readonly paid?: Cents | null;
  readonly balance: Cents;
  readonly isRefund?: boolean;
}

const column = columnOf<StatementRow>();

export const statementColumns = [
  column("date", "day", "common.date"),
  column("kind", "text", "receivables.file.kind"),
  column("number", "text", "common.number", ({ number = null }) => number),
  column("invoice", "text", "common.invoice", ({ invoice_no: no = null }) => no),
  column("method", "text", "common.payment_type", ({ method = null }) => method),
  column("reference", "text", "common.reference", ({ reference = null }) => reference),
  column("charged", "money", "receivables.file.charged", ({ charged = null }) => charged),
  column("paid", "money", "receivables.file.paid", ({ paid = null }) => paid),
  column("balance", "money", "common.balance"),
];

/** Returns the lines between both balances, which are rows too. */
export function statementRows(
  { from, to, opening, closing, lines }: AccountStatement,
  say: Say,
): StatementRow[] {
  return [
    { date: from, kind: say("receivables.file.opening"), balance: opening },
    ...lines.map((line) => ({
      ...line,
      ...statementSides(line.kind, line.amount),
      kind: say(`receivables.kind.${line.kind}`),
      isRefund: line.kind === "refund",
    })),
    { date: to, kind: say("receivables.file.closing"), balance: closing },
  ];
}

/** Returns a customer's credit limit and debt; throws `not_found`. */
export function readAccount(ctx: StaffContext, key: CustomerId | string): Promise<CustomerAccount> {
  return ctx.inTenant((tx) => accountOf(tx, ctx.now, key));
}

/** Reads the account inside a transaction. */
async function accountOf(tx: Tx, now: Date, key: CustomerId | string): Promise<CustomerAccount> {
  const id = found(await customerIdOf(tx, key));
  const { credit_limit_cents: limit, balance_cents, ...customer } = found(await buyer(tx, id));
  const { today, currency } = await readSettings(tx, now);
  const { ageing, count } = await readAgeing(tx, id, today);
  const credit = { limit: limit as Cents | null, balance: cents(balance_cents) };
  return {
    customer,
    credit_limit: credit.limit,
    balance: credit.balance,
    left: creditLeft(credit),
    ageing,
    open_invoices: await openInvoices(tx, id, today),
    open_count: count,
    today,
    currency,
  };
}

const buyer = (tx: Tx, id: CustomerId) =>
  tx.first(
    sqlOf
      .selectFrom("customers")
      .select(["id", "phone", "name", "email", "type", "notes", "allergies"])
      .select(["credit_limit_cents", "balance_cents"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null),
  );
