import { createHash } from "node:crypto";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { PdfFile } from "#platform/contract/pdf-file.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { dayCell } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { statementSides } from "#service/customers/domain/credit/statement-sides.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import type { printStatement as definition, Statement, StatementLine } from "../../contract/receivables.ts";
import { statementOf } from "./read-statement.ts";
import { makePdf, type PdfPaper, type PdfTable } from "./statement-pdf.ts";

/** A customer's account over a period on pages of letter size, for the customer. */
export async function printStatement(
  ctx: StaffContext,
  key: CustomerId | string,
  query: QueryOf<typeof definition>,
): Promise<PdfFile> {
  const { statement, store } = await ctx.inTenant(async (tx) => ({
    statement: await statementOf(tx, ctx.now, { key, query, most: null }),
    store: (await readSettings(tx, ctx.now)).store,
  }));
  const bytes = await makePdf(paperOf(ctx, statement, store));
  return { hash: createHash("sha256").update(bytes).digest("hex"), mediaType: "application/pdf", bytes };
}

type Reader = Pick<StaffContext, "say" | "language" | "now">;

/** Amounts without a symbol, which the built-in fonts may lack: the head names the currency. */
function amountOf({ language }: Reader): (amount: Cents) => string {
  return (amount) => formatMoney(amount, "", language === "es" ? "es-SV" : "en-US");
}

function paperOf(ctx: Reader, statement: Statement, store: Settings["store"]): PdfPaper {
  const { say } = ctx;
  const { customer, from, to } = statement;
  const name = customerDisplayName(customer);
  return {
    title: say("receivables.file.title"),
    store: [store.store_name, store.address, store.phone].filter((line) => line !== null),
    subject: [
      [name, customer.phone].filter((part, index) => index === 0 || part !== name).join(" · "),
      `${say("receivables.file.period", { from: shownDay(from), to: shownDay(to) })} · ${statement.currency}`,
    ],
    tables: [movesTable(ctx, statement), ageingTable(ctx, statement), openTable(ctx, statement)],
    footer: (page, pages) => say("receivables.file.page", { page, pages }),
    now: ctx.now,
  };
}

const shownDay = (day: string): string => dayCell(day) ?? day;

function movesTable(ctx: Reader, statement: Statement): PdfTable {
  const { say } = ctx;
  const amount = amountOf(ctx);
  const balanceRow = (day: string, word: string, balance: Cents) => [
    shownDay(day),
    word,
    "",
    "",
    "",
    "",
    amount(balance),
  ];
  const side = (of: Cents | null) => (of === null ? "" : amount(of));
  const rowOf = (line: StatementLine) => [
    shownDay(line.date),
    say(`receivables.kind.${line.kind}`),
    numberOf(line),
    line.method ?? "",
    side(statementSides(line.kind, line.amount).charged),
    side(statementSides(line.kind, line.amount).paid),
    amount(line.balance),
  ];
  return {
    columns: [
      { title: say("receivables.file.date"), width: 62 },
      { title: say("receivables.file.kind"), width: 100 },
      { title: say("receivables.file.number"), width: 64 },
      { title: say("receivables.file.method"), width: 92 },
      { title: say("receivables.file.charged"), width: 66, isAmount: true },
      { title: say("receivables.file.paid"), width: 66, isAmount: true },
      { title: say("receivables.file.balance"), width: 66, isAmount: true },
    ],
    rows: [
      balanceRow(statement.from, say("receivables.file.opening"), statement.opening),
      ...statement.lines.map(rowOf),
      balanceRow(statement.to, say("receivables.file.closing"), statement.closing),
    ],
  };
}

/** Its own number; what is about an invoice and is none names that, too. */
function numberOf({ kind, number, invoice_no }: StatementLine): string {
  return kind === "refund" && invoice_no !== null ? `${number} (${invoice_no})` : String(number);
}

function ageingTable(ctx: Reader, { ageing, balance, today }: Statement): PdfTable {
  const { say } = ctx;
  const amount = amountOf(ctx);
  const column = (title: string) => ({ title, width: 103.2, isAmount: true });
  return {
    title: say("receivables.file.open_invoices", { day: shownDay(today) }),
    columns: [
      column(say("receivables.age.current")),
      column(say("receivables.age.days_30")),
      column(say("receivables.age.days_60")),
      column(say("receivables.age.days_90")),
      column(say("receivables.file.balance")),
    ],
    rows: [[ageing.current, ageing.days_30, ageing.days_60, ageing.days_90, balance].map(amount)],
  };
}

function openTable(ctx: Reader, { open_invoices }: Statement): PdfTable {
  const { say } = ctx;
  const amount = amountOf(ctx);
  return {
    columns: [
      { title: say("receivables.file.date"), width: 110 },
      { title: say("receivables.file.invoice"), width: 110 },
      { title: say("receivables.file.days"), width: 96, isAmount: true },
      { title: say("receivables.file.amount"), width: 100, isAmount: true },
      { title: say("receivables.file.open"), width: 100, isAmount: true },
    ],
    rows: open_invoices.map((invoice) => [
      shownDay(invoice.date),
      String(invoice.invoice_no),
      String(invoice.days),
      amount(invoice.amount),
      amount(invoice.open),
    ]),
  };
}
