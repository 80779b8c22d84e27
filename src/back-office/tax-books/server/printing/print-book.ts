import { createHash } from "node:crypto";
import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { addCents, type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { localeOf, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type { BookDocument, BookPurchase } from "../../contract/books.ts";
import type { printBook as definition, PrintedBookName } from "../../contract/print.ts";
import type { BookFigures } from "../../domain/book.ts";
import {
  type BookMonth,
  bookMonth,
  consumerDays,
  documentBook,
  documentValues,
  monthValues,
  purchaseBook,
} from "../books/book-sources.ts";
import { type BookColumn, drawBook, type PrintedBook } from "./draw-book.ts";

type Figure = keyof BookFigures;

/** Columns of amounts of each book. */
const FIGURES = {
  consumers: ["exempt", "not_subject", "taxed", "tributes", "total"],
  taxpayers: ["exempt", "not_subject", "taxed", "vat", "tributes", "withheld", "perceived", "total"],
  purchases: ["exempt", "not_subject", "taxed", "vat", "tributes", "withheld", "perceived", "total"],
} as const satisfies Record<PrintedBookName, readonly Figure[]>;

/** Prints a book of a month as PDF. */
export async function printBook(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<PdfFile> {
  const { book } = query;
  const { month, taxpayer } = await ctx.inTenant(async (tx) => ({
    month: (await bookMonth(tx, ctx.now, query.month)).month,
    taxpayer: await taxpayerOf(tx, ctx.now),
  }));
  const bytes = await drawBook(await composeBook(ctx, { book, month, taxpayer }));
  return { hash: createHash("sha256").update(bytes).digest("hex"), mediaType: "application/pdf", bytes };
}

/** The taxpayer as the books name them: by their legal name, else by that of the restaurant. */
interface Taxpayer {
  readonly name: string;
  readonly nrc: string;
  readonly nit: string;
}

async function taxpayerOf(tx: Tx, now: Date): Promise<Taxpayer> {
  const issuer = await readIssuer(tx);
  const { store } = await readSettings(tx, now);
  return {
    name: issuer?.legal_name || store.store_name,
    nrc: issuer?.nrc ? formatNrc(issuer.nrc) : "-",
    nit: issuer?.nit ? formatNit(issuer.nit) : "-",
  };
}

interface BookToPrint {
  readonly book: PrintedBookName;
  readonly month: BookMonth;
  readonly taxpayer: Taxpayer;
}

async function composeBook(ctx: StaffContext, { book, month, taxpayer }: BookToPrint): Promise<PrintedBook> {
  const { say, language, now } = ctx;
  const amount = (value: Cents) => formatMoney(value, "", localeOf(language));
  const [year = "", monthOfYear = ""] = month.from.split("-");
  const named = await namedRows(ctx, book, month);
  const figures: readonly Figure[] = FIGURES[book];
  const sums = new Map<Figure, Cents>(figures.map((figure) => [figure, ZERO_CENTS]));
  async function* rows() {
    for await (const { cells, row } of named.rows) {
      for (const figure of figures) sums.set(figure, addCents(sums.get(figure) ?? ZERO_CENTS, row[figure]));
      yield [...cells, ...figures.map((figure) => amount(row[figure]))];
    }
  }
  return {
    language,
    title: say(`taxBooks.print.titles.${book}`),
    heads: [
      [say("taxBooks.print.taxpayer"), taxpayer.name],
      [say("common.nrc"), taxpayer.nrc],
      [say("common.nit"), taxpayer.nit],
      [say("taxBooks.print.month"), monthName(monthOfYear, language)],
      [say("taxBooks.print.year"), year],
    ],
    notes: [
      say("taxBooks.print.amounts", { currency: month.currency }),
      ...(month.environment === "00" ? [say("taxBooks.test")] : []),
    ],
    columns: [
      ...named.columns,
      ...figures.map(
        (figure): BookColumn => ({
          title: say(`taxBooks.columns.${figure}`),
          share: 7,
          isAmount: true,
          longest: amount(WIDEST_AMOUNT),
        }),
      ),
    ],
    isDense: figures.length > FIGURES.consumers.length,
    rows: rows(),
    totals: () => [
      say("taxBooks.columns.sum"),
      ...named.columns.slice(1).map(() => ""),
      ...figures.map((figure) => amount(sums.get(figure) ?? ZERO_CENTS)),
    ],
    empty: say("taxBooks.print.empty"),
    signature: say("taxBooks.print.signature"),
    folio: (page, pages) => say("taxBooks.print.folio", { page, pages }),
    now,
  };
}

const monthName = (month: string, language: StaffContext["language"]) =>
  new Intl.DateTimeFormat(localeOf(language), { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, Number(month) - 1, 1),
  );

interface NamedRow {
  readonly cells: readonly string[];
  readonly row: BookFigures;
}

interface NamedRows {
  readonly columns: readonly BookColumn[];
  readonly rows: AsyncIterable<NamedRow> | Iterable<NamedRow>;
}

/** The largest amount that a month of a restaurant comes to; a credit note takes away. */
const WIDEST_AMOUNT = cents(-999_999_999);
/** A generation code of the widest signs. */
const WIDEST_CODE = "DDDDDDDD-DDDD-4DDD-DDDD-DDDDDDDDDDDD";
/** Of figures that are the widest a day can have. */
const WIDEST_DAY = "2044-04-04";

/** Returns the columns that name a row of a book, and its rows. */
async function namedRows(ctx: StaffContext, book: PrintedBookName, month: BookMonth): Promise<NamedRows> {
  const { say } = ctx;
  const text = (title: string, share: number): BookColumn => ({ title, share, isAmount: false });
  const dayIn = (day: string) => dayText(day, writingOf(ctx.language));
  const days: BookColumn = { ...text(say("taxBooks.columns.day"), 7), longest: dayIn(WIDEST_DAY) };
  if (book === "consumers") {
    const sold = await ctx.inTenant((tx) => consumerDays(tx, month));
    return {
      columns: [
        days,
        text(say("taxBooks.print.columns.first_code"), 22),
        text(say("taxBooks.print.columns.last_code"), 22),
        { title: say("taxBooks.columns.count"), share: 7, isAmount: true },
      ],
      rows: sold.map((row) => ({
        cells: [dayIn(row.day), row.first_code ?? "-", row.last_code ?? "-", String(row.count)],
        row,
      })),
    };
  }
  const documents =
    book === "taxpayers"
      ? everyRow<BookDocument, "day">(ctx, documentBook, (tx) => documentValues(tx, month, book), "day")
      : everyRow<BookPurchase, "day">(ctx, purchaseBook, (tx) => monthValues(tx, month), "day");
  return {
    columns: [
      { ...text(say("taxBooks.print.columns.no"), 4), longest: "99,999" },
      days,
      { ...text(say("taxBooks.columns.document"), 18), longest: WIDEST_CODE },
      text(say("taxBooks.columns.party_name"), 14),
      text(say("common.nrc"), 8),
    ],
    rows: numbered(documents, { say, dayIn }),
  };
}

async function* numbered(
  documents: AsyncIterable<BookDocument | BookPurchase>,
  { say, dayIn }: Pick<StaffContext, "say"> & { readonly dayIn: (day: string) => string },
): AsyncGenerator<NamedRow> {
  let no = 0;
  for await (const row of documents) {
    no += 1;
    const isInvalidated = "is_invalidated" in row && row.is_invalidated;
    yield {
      cells: [
        String(no),
        dayIn(row.day),
        [...namesOf(row, say), ...(isInvalidated ? [say("taxBooks.invalidated")] : [])].join("\n"),
        row.party_name ?? "-",
        partyNumber(row),
      ],
      row,
    };
  }
}

/** The kind of a document with its number, and its generation code: a line each. */
function namesOf(row: BookDocument | BookPurchase, say: StaffContext["say"]): string[] {
  const number = "control_number" in row ? row.control_number : row.document_number;
  const first = [row.kind ?? say("taxBooks.no_document"), number].filter((part) => part !== null).join(" ");
  return row.generation_code === null ? [first] : [first, row.generation_code];
}

/** The NRC of the other side as people write it, else what they have in its place. */
function partyNumber({ party_nrc: nrc, party_number: number }: BookDocument | BookPurchase): string {
  if (nrc !== null) return formatNrc(nrc);
  return number === null ? "-" : formatNit(number);
}
