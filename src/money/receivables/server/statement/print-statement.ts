import { createHash } from "node:crypto";
import type { MessageKey } from "#app/words/message-key.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import type { ListColumn } from "#platform/contract/columns.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { factsLine } from "#platform/domain/text/facts-line.ts";
import { localeOf, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { csvCell, headingOf } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import {
  type AccountStatement,
  type printStatement as definition,
  openInvoiceColumns,
} from "../../contract/receivables.ts";
import { drawTables, type PrintedTable, type TablesPaper } from "./draw-tables.ts";
import { statementColumns, statementOf, statementRows } from "./read-statement.ts";

/** Prints a customer's account over a period, for the customer: in the restaurant's language, as all of its papers. */
export async function printStatement(
  ctx: StaffContext,
  key: CustomerId | string,
  query: QueryOf<typeof definition>,
): Promise<PdfFile> {
  const { statement, settings } = await ctx.inTenant(async (tx) => ({
    statement: await statementOf(tx, ctx.now, { key, query, most: null }),
    settings: await readSettings(tx, ctx.now),
  }));
  const { language, store } = settings;
  const bytes = await drawTables(paperOf({ say: sayIn(language), language, now: ctx.now }, statement, store));
  return { hash: createHash("sha256").update(bytes).digest("hex"), mediaType: "application/pdf", bytes };
}

type Reader = Pick<StaffContext, "say" | "language" | "now">;

/** Amounts have no symbol: the head names the currency. */
function amountOf({ language }: Reader): (amount: Cents) => string {
  return (amount) => formatMoney(amount, "", localeOf(language));
}

function paperOf(ctx: Reader, statement: AccountStatement, store: Settings["store"]): TablesPaper {
  const { say } = ctx;
  const { customer, from, to } = statement;
  const name = customerDisplayName(customer);
  return {
    language: ctx.language,
    title: say("receivables.file.title"),
    store: [store.store_name, store.address, store.phone].filter((line) => line !== null),
    subject: [
      factsLine([name, customer.phone !== name && customer.phone], ctx.language),
      `${say("receivables.file.period", { from: shownDay(ctx, from), to: shownDay(ctx, to) })} · ${statement.currency}`,
    ],
    tables: [
      movesTable(ctx, statement),
      ageingTable(ctx, statement),
      tableOf(ctx, openInvoiceColumns, statement.open_invoices, OPEN),
    ],
    footer: (page, pages) => say("common.page_of_pages", { page, pages }),
    now: ctx.now,
  };
}

const shownDay = ({ language }: Reader, day: string | null): string =>
  day === null ? "" : dayText(day, writingOf(language));

function movesTable(ctx: Reader, statement: AccountStatement): PrintedTable {
  const rows = statementRows(statement, ctx.say).map((row) => ({
    ...row,
    // A refund also names its invoice.
    ...(row.isRefund && row.invoice_no ? { number: `${row.number} (${row.invoice_no})` } : {}),
  }));
  return tableOf(ctx, statementColumns, rows, MOVES);
}

function ageingTable(ctx: Reader, { ageing, balance, today }: AccountStatement): PrintedTable {
  const { say } = ctx;
  const amount = amountOf(ctx);
  const column = (title: string) => ({ title, width: 103.2, holds: "amounts" as const });
  return {
    title: say("receivables.file.open_invoices", { day: shownDay(ctx, today) }),
    columns: [
      column(say("receivables.age.current")),
      column(say("receivables.age.days_30")),
      column(say("receivables.age.days_60")),
      column(say("receivables.age.days_90")),
      column(say("common.balance")),
    ],
    rows: [[ageing.current, ageing.days_30, ageing.days_60, ageing.days_90, balance].map(amount)],
  };
}

/** Widths of the printed columns of a statement, in points. */
const MOVES = { date: 62, kind: 100, number: 64, method: 92, charged: 66, paid: 66, balance: 66 };
const OPEN = { date: 110, invoice: 110, days: 96, amount: 100, open: 100 };

/** A table with those columns of a list that have a width. */
function tableOf<Row, Key extends string>(
  ctx: Reader,
  columns: readonly ListColumn<Row, Key, MessageKey>[],
  rows: readonly Row[],
  widths: Readonly<Partial<Record<NoInfer<Key>, number>>>,
): PrintedTable {
  const amount = amountOf(ctx);
  const printed = columns.flatMap((column) => {
    const width = (widths as Partial<Record<string, number>>)[column.key];
    return width === undefined ? [] : [{ column, width }];
  });
  return {
    columns: printed.map(({ column, width }) => ({
      title: headingOf(column, ctx),
      width,
      ...(column.kind === "day" && { holds: "days" as const }),
      ...((column.kind === "money" || column.kind === "count") && { holds: "amounts" as const }),
    })),
    rows: rows.map((row) =>
      printed.map(({ column }) => {
        if (column.kind === "day") return shownDay(ctx, column.value(row));
        if (column.kind !== "money") return csvCell(column, row, ctx) ?? "";
        const value = column.value(row);
        return value === null ? "" : amount(value);
      }),
    ),
  };
}
