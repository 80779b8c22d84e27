import { createHash } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import type PdfKit from "pdfkit";
import type { MessageKey } from "#app/words/message-key.ts";
import { readSettings, type Settings } from "#core/settings/server/public.ts";
import type { ListColumn } from "#platform/contract/columns.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { localeOf } from "#platform/domain/text/languages.ts";
import { latinText } from "#platform/outside/pdf/latin-text.ts";
import { csvCell, dayCell, headingOf } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import {
  type AccountStatement,
  type printStatement as definition,
  openInvoiceColumns,
} from "../../contract/receivables.ts";
import { statementColumns, statementOf, statementRows } from "./read-statement.ts";

/** Prints a customer's account over a period on letter-size pages, for the customer. */
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

/** Amounts have no symbol, because the built-in fonts may lack it: the head names the currency. */
function amountOf({ language }: Reader): (amount: Cents) => string {
  return (amount) => formatMoney(amount, "", localeOf(language));
}

function paperOf(ctx: Reader, statement: AccountStatement, store: Settings["store"]): PdfPaper {
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
    tables: [
      movesTable(ctx, statement),
      ageingTable(ctx, statement),
      tableOf(ctx, openInvoiceColumns, statement.open_invoices, OPEN),
    ],
    footer: (page, pages) => say("common.page_of_pages", { page, pages }),
    now: ctx.now,
  };
}

const shownDay = (day: string): string => dayCell(day) ?? day;

function movesTable(ctx: Reader, statement: AccountStatement): PdfTable {
  const rows = statementRows(statement, ctx.say).map((row) => ({
    ...row,
    // A refund also names its invoice.
    ...(row.isRefund && row.invoice_no ? { number: `${row.number} (${row.invoice_no})` } : {}),
  }));
  return tableOf(ctx, statementColumns, rows, MOVES);
}

function ageingTable(ctx: Reader, { ageing, balance, today }: AccountStatement): PdfTable {
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
): PdfTable {
  const amount = amountOf(ctx);
  const printed = columns.flatMap((column) => {
    const width = (widths as Partial<Record<string, number>>)[column.key];
    return width === undefined ? [] : [{ column, width }];
  });
  return {
    columns: printed.map(({ column, width }) => ({
      title: headingOf(column, ctx),
      width,
      isAmount: column.kind === "money" || column.kind === "count",
    })),
    rows: rows.map((row) =>
      printed.map(({ column }) => {
        if (column.kind !== "money") return csvCell(column, row, ctx) ?? "";
        const value = column.value(row);
        return value === null ? "" : amount(value);
      }),
    ),
  };
}

/** A column of a table; amounts are aligned to the right. */
interface PdfColumn {
  readonly title: string;
  readonly width: number;
  readonly isAmount?: boolean;
}

interface PdfTable {
  readonly title?: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Contents of the paper: customer, title and tables. Texts are printed as they are and cut at the cell's end. */
interface PdfPaper {
  readonly title: string;
  readonly store: readonly string[];
  readonly subject: readonly string[];
  readonly tables: readonly PdfTable[];
  readonly footer: (page: number, pages: number) => string;
  readonly now: Date;
}

const MARGIN = 48;
const ROW = 16;
const GREY = "#555555";

/** Makes letter-size pages. The library is loaded on first use, so that nothing else waits for fonts. */
async function makePdf(paper: PdfPaper): Promise<Uint8Array> {
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: "LETTER",
    margin: MARGIN,
    bufferPages: true,
    info: { Title: latinText(paper.title), CreationDate: paper.now },
  });
  const bytes = buffer(doc);
  writeHead(doc, paper);
  for (const table of paper.tables) writeTable(doc, table);
  writeFooters(doc, paper.footer);
  doc.end();
  await once(doc, "end");
  return bytes;
}

type Doc = InstanceType<typeof PdfKit>;

function writeHead(doc: Doc, { title, store, subject }: PdfPaper): void {
  const [name = "", ...rest] = store;
  doc.font("Helvetica-Bold").fontSize(15).text(latinText(name));
  doc.font("Helvetica").fontSize(9).fillColor(GREY);
  for (const line of rest) doc.text(latinText(line));
  doc.moveDown(1.2).fillColor("black").font("Helvetica-Bold").fontSize(13).text(latinText(title));
  doc.font("Helvetica").fontSize(10);
  for (const line of subject) doc.text(latinText(line));
}

function writeTable(doc: Doc, { title, columns, rows }: PdfTable): void {
  doc.moveDown(1.2);
  if (title !== undefined) {
    makeRoom(doc, 4 * ROW);
    doc.font("Helvetica-Bold").fontSize(11).text(latinText(title), MARGIN).moveDown(0.4);
  }
  writeTitles(doc, columns);
  for (const row of rows) {
    if (makeRoom(doc, ROW)) writeTitles(doc, columns);
    writeRow(doc, columns, row, "Helvetica");
  }
  doc.x = MARGIN;
}

function writeTitles(doc: Doc, columns: readonly PdfColumn[]): void {
  makeRoom(doc, 2 * ROW);
  const titles = columns.map((column) => column.title);
  writeRow(doc, columns, titles, "Helvetica-Bold");
  const right = MARGIN + columns.reduce((sum, { width }) => sum + width, 0);
  doc
    .moveTo(MARGIN, doc.y - 3)
    .lineTo(right, doc.y - 3)
    .lineWidth(0.5)
    .stroke();
}

function writeRow(doc: Doc, columns: readonly PdfColumn[], cells: readonly string[], font: string): void {
  const { y } = doc;
  doc.font(font).fontSize(9);
  let x = MARGIN;
  for (const [index, { width, isAmount }] of columns.entries()) {
    const align = isAmount ? "right" : "left";
    const options = { width: width - 6, height: ROW - 4, lineBreak: false, ellipsis: true, align } as const;
    doc.text(latinText(cells[index] ?? ""), x + 3, y + 3, options);
    x += width;
  }
  doc.y = y + ROW;
}

/** Starts a new page if this height does not fit; returns whether it did. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= doc.page.height - MARGIN - ROW) return false;
  doc.addPage();
  return true;
}

function writeFooters(doc: Doc, footer: PdfPaper["footer"]): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise start another page.
    doc.page.margins.bottom = 0;
    const options = { width: doc.page.width - 2 * MARGIN, align: "right", lineBreak: false } as const;
    doc.font("Helvetica").fontSize(8).fillColor(GREY);
    doc.text(latinText(footer(page + 1, count)), MARGIN, doc.page.height - MARGIN + 8, options);
  }
}
