import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { amountCell, dayCell } from "#platform/server/csv/csv-cells.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type {
  BookDocument,
  BookPurchase,
  ConsumerDay,
  exportBook as definition,
  noteSavedBook as saved,
} from "../../contract/books.ts";
import {
  type AnnexChoices,
  type AnnexDocument,
  consumerDayRow,
  excludedRow,
  purchaseRow,
  taxpayerRow,
  voidedRow,
} from "../../domain/annex.ts";
import type { Book, BookFigures, DocumentBook } from "../../domain/book.ts";
import {
  type BookMonth,
  bookMonth,
  consumerDays,
  documentBook,
  documentValues,
  monthValues,
  purchaseBook,
  SEALED_STATES,
} from "./book-sources.ts";
import { sumBooks } from "./read-books.ts";

type BookQuery = QueryOf<typeof definition>;

/** Names of the annexes with the ministry's numbers; its file names have at most 25 characters. */
const ANNEX_NAMES = {
  consumers: "Anexo2",
  taxpayers: "Anexo1",
  purchases: "Anexo3",
  excluded: "Anexo5",
  voided: "Anulados",
} as const;

/** Returns a book of a month as a file, for people or in the columns of the annex. */
export async function exportBook(ctx: StaffContext, query: BookQuery): Promise<CsvFile> {
  const { book, form } = query;
  const { month } = await ctx.inTenant((tx) => bookMonth(tx, ctx.now, query.month));
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

/** Stores who saved a book, and its sums, so that the month's closing sees later changes. */
export function noteSavedBook(
  ctx: StaffContext,
  { month: day, book }: BodyOf<typeof saved>,
): Promise<ResponseOf<typeof saved>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, day);
    const figures = JSON.stringify((await sumBooks(tx, month))[book]);
    const taken = { at: ctx.now, taken_by: ctx.userId, figures };
    await tx.run(
      sqlOf
        .insertInto("tax_book_downloads")
        .values({ tenant_id: tx.tenantId, month: month.from, book, ...taken })
        .onConflict((conflict) => conflict.columns(["tenant_id", "month", "book"]).doUpdateSet(taken)),
    );
    return { message: ctx.say("taxBooks.reply.saved", { book: ctx.say(`taxBooks.books.${book}`) }) };
  });
}

/** Yields the rows of a book's annex (src/back-office/tax-books/domain/annex.ts). */
async function* annexRows(
  ctx: StaffContext,
  month: BookMonth,
  choices: AnnexChoices & { readonly book: Book },
): AsyncGenerator<readonly CsvCell[]> {
  switch (choices.book) {
    case "consumers":
      for (const day of await ctx.inTenant((tx) => consumerDays(tx, month)))
        if (day.first_code !== null && day.last_code !== null)
          yield consumerDayRow({ ...day, first_code: day.first_code, last_code: day.last_code }, choices);
      return;
    case "taxpayers":
      for await (const row of documentsOf(ctx, month, "taxpayers")) yield taxpayerRow(positive(row), choices);
      return;
    case "purchases":
      for await (const row of purchasesOf(ctx, month))
        if (row.kind !== "14") yield purchaseRow(positive(row), choices);
      return;
    case "excluded":
      for await (const row of documentsOf(ctx, month, "excluded")) yield excludedRow(row, choices);
      for await (const row of purchasesOf(ctx, month))
        if (row.kind === "14")
          yield excludedRow({ ...row, party_kind: kindOfNumber(row.party_number) }, choices);
      return;
    case "voided":
      for await (const row of documentsOf(ctx, month, "voided", ["invalidated"])) yield voidedRow(row);
      return;
    default:
      choices.book satisfies never;
  }
}

const documentsOf = (
  ctx: StaffContext,
  month: BookMonth,
  book: DocumentBook,
  states: readonly string[] = SEALED_STATES,
) => everyRow<BookDocument, "day">(ctx, documentBook, (tx) => documentValues(tx, month, book, states), "day");

type TypedPurchase = BookPurchase & Pick<AnnexDocument, "kind" | "generation_code">;

/** Yields purchases with a known kind of electronic document. */
async function* purchasesOf(
  ctx: StaffContext,
  month: BookMonth,
): AsyncGenerator<TypedPurchase & AnnexDocument> {
  for await (const row of everyRow<BookPurchase, "day">(
    ctx,
    purchaseBook,
    (tx) => monthValues(tx, month),
    "day",
  ))
    if (row.kind !== null && row.generation_code !== null)
      yield {
        ...row,
        kind: row.kind,
        generation_code: row.generation_code,
        control_number: row.document_number,
      };
}

/** Returns the CAT-022 code that fits the digits of a number: nine are a DUI, fourteen a NIT. */
function kindOfNumber(number: string | null): string | null {
  if (number?.length === 14) return "36";
  return number?.length === 9 ? "13" : null;
}

/** Makes a note's amounts positive, because the portal takes none below zero. */
function positive<Row extends AnnexDocument>(row: Row): Row {
  const plus = (amount: Cents) => cents(Math.abs(amount));
  const { exempt, not_subject: notSubject, taxed, vat } = row;
  return {
    ...row,
    exempt: plus(exempt),
    not_subject: plus(notSubject),
    taxed: plus(taxed),
    vat: plus(vat),
  };
}

type Rows = AsyncGenerator<readonly CsvCell[]>;

/** Columns of amounts, in the order of every book. */
const FIGURES = [
  "exempt",
  "not_subject",
  "taxed",
  "vat",
  "tributes",
  "withheld",
  "perceived",
  "total",
] as const satisfies readonly (keyof BookFigures)[];

/** Returns the rows of a book for people: headings in their language, and the sums in the last row. */
function readableRows(
  ctx: StaffContext,
  month: BookMonth,
  { book, form }: Pick<QueryOf<typeof definition>, "book" | "form">,
): Rows {
  if (book === "purchases") return purchaseRows(ctx, month);
  return book === "consumers" && form === "readable" ? dayRows(ctx, month) : documentRows(ctx, month, book);
}

async function* dayRows(ctx: StaffContext, month: BookMonth): Rows {
  const { say } = ctx;
  const head = ["day", "first_number", "last_number", "count", "invalidated"] as const;
  yield [...head, ...FIGURES].map((column) => say(`taxBooks.columns.${column}`));
  const days = await ctx.inTenant((tx) => consumerDays(tx, month));
  const cellsOf = (day: ConsumerDay) => [
    dayCell(day.day),
    day.first_number,
    day.last_number,
    String(day.count),
    String(day.invalidated),
  ];
  for (const day of days) yield [...cellsOf(day), ...amountsOf(day)];
  const countOf = (key: "count" | "invalidated") => String(days.reduce((sum, day) => sum + day[key], 0));
  yield [...lastCells(ctx, head.length - 2), countOf("count"), countOf("invalidated"), ...sumsOf(days)];
}

async function* documentRows(ctx: StaffContext, month: BookMonth, book: DocumentBook): Rows {
  const { say } = ctx;
  const head = ["day", "kind", "control_number", "generation_code", "seal", "state"] as const;
  const party = ["party_name", "party_nrc", "party_number"] as const;
  yield [...head, ...party, ...FIGURES].map((column) => say(`taxBooks.columns.${column}`));
  const rows = everyRow<BookDocument, "day">(
    ctx,
    documentBook,
    (tx) => documentValues(tx, month, book),
    "day",
  );
  const cellsOf = (row: BookDocument) => [
    dayCell(row.day),
    row.kind,
    row.control_number,
    row.generation_code,
    row.seal,
    say(row.is_invalidated ? "taxBooks.invalidated" : "taxBooks.sealed"),
    row.party_name,
    row.party_nrc,
    row.party_number,
  ];
  yield* withSums(ctx, rows, cellsOf, head.length + party.length);
}

async function* purchaseRows(ctx: StaffContext, month: BookMonth): Rows {
  const { say } = ctx;
  const head = ["day", "number", "kind", "document_number", "generation_code", "seal"] as const;
  const party = ["party_name", "party_nrc", "party_number"] as const;
  yield [...head, ...party, ...FIGURES].map((column) => say(`taxBooks.columns.${column}`));
  const rows = everyRow<BookPurchase, "day">(ctx, purchaseBook, (tx) => monthValues(tx, month), "day");
  const cellsOf = (row: BookPurchase) => [
    dayCell(row.day),
    String(row.number),
    row.kind,
    row.document_number,
    row.generation_code,
    row.seal,
    row.party_name,
    row.party_nrc,
    row.party_number,
  ];
  yield* withSums(ctx, rows, cellsOf, head.length + party.length);
}

async function* withSums<Row extends BookFigures>(
  ctx: StaffContext,
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => CsvCell[],
  heads: number,
): Rows {
  const sums = new Map<keyof BookFigures, Cents[]>(FIGURES.map((figure) => [figure, []]));
  for await (const row of rows) {
    for (const figure of FIGURES) sums.set(figure, [sumCents([...(sums.get(figure) ?? []), row[figure]])]);
    yield [...cellsOf(row), ...amountsOf(row)];
  }
  yield [...lastCells(ctx, heads), ...FIGURES.map((figure) => amountCell(sumCents(sums.get(figure) ?? [])))];
}

const amountsOf = (row: BookFigures) => FIGURES.map((figure) => amountCell(row[figure]));

const sumsOf = (rows: readonly BookFigures[]) =>
  FIGURES.map((figure) => amountCell(sumCents(rows.map((row) => row[figure]))));

const lastCells = (ctx: StaffContext, heads: number): CsvCell[] => [
  ctx.say("taxBooks.columns.sum"),
  ...Array.from({ length: heads - 1 }, () => null),
];
