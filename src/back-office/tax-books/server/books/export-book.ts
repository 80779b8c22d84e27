import type { MessageKey } from "#app/words/message-key.ts";
import { columnOf, type ListColumn } from "#platform/contract/columns.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { amountCell, csvRows, mapRows } from "#platform/server/csv/csv-cells.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
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
  const column = columnOf<ConsumerDay>();
  const days = await ctx.inTenant((tx) => consumerDays(tx, month));
  yield* withSums(ctx, days, [
    column("day", "day", "taxBooks.columns.day"),
    column("first_number", "text", "taxBooks.columns.first_number"),
    column("last_number", "text", "taxBooks.columns.last_number"),
    column("count", "count", "taxBooks.columns.count"),
    column("invalidated", "count", "taxBooks.columns.invalidated"),
  ]);
}

function documentRows(ctx: StaffContext, month: BookMonth, book: DocumentBook): Rows {
  const column = columnOf<BookDocument>();
  const values = (tx: Tx) => documentValues(tx, month, book);
  return withSums(ctx, everyRow<BookDocument, "day">(ctx, documentBook, values, "day"), [
    column("day", "day", "taxBooks.columns.day"),
    column("kind", "text", "taxBooks.columns.kind"),
    column("control_number", "text", "taxBooks.columns.control_number"),
    column("generation_code", "text", "taxBooks.columns.generation_code"),
    column("seal", "text", "taxBooks.columns.seal"),
    column("state", "word", "taxBooks.columns.state", ({ is_invalidated: isInvalidated }) =>
      isInvalidated ? "taxBooks.invalidated" : "taxBooks.sealed",
    ),
    ...partyColumns<BookDocument>(),
  ]);
}

function purchaseRows(ctx: StaffContext, month: BookMonth): Rows {
  const column = columnOf<BookPurchase>();
  const values = (tx: Tx) => monthValues(tx, month);
  return withSums(ctx, everyRow<BookPurchase, "day">(ctx, purchaseBook, values, "day"), [
    column("day", "day", "taxBooks.columns.day"),
    column("number", "text", "taxBooks.columns.number"),
    column("kind", "text", "taxBooks.columns.kind"),
    column("document_number", "text", "taxBooks.columns.document_number"),
    column("generation_code", "text", "taxBooks.columns.generation_code"),
    column("seal", "text", "taxBooks.columns.seal"),
    ...partyColumns<BookPurchase>(),
  ]);
}

const partyColumns = <Row extends Pick<BookDocument, "party_name" | "party_nrc" | "party_number">>() =>
  (["party_name", "party_nrc", "party_number"] as const).map((key) =>
    columnOf<Row>()(key, "text", `taxBooks.columns.${key}`, (row) => row[key]),
  );

/** Adds the columns of amounts, and below all rows the sums of what can be added up. */
async function* withSums<Row extends BookFigures>(
  ctx: StaffContext,
  rows: AsyncIterable<Row> | Iterable<Row>,
  named: readonly ListColumn<Row, string, MessageKey>[],
): Rows {
  const figures = FIGURES.map((key) =>
    columnOf<Row>()(key, "money", `taxBooks.columns.${key}`, (row) => row[key]),
  );
  const columns = [...named, ...figures];
  const sums = new Map<string, number>();
  const summed = mapRows(rows, (row) => {
    for (const column of columns)
      if (column.kind === "money" || column.kind === "count")
        sums.set(column.key, (sums.get(column.key) ?? 0) + (column.value(row) ?? 0));
    return row;
  });
  yield* csvRows(columns, summed, ctx);
  yield columns.map(({ key, kind }, index) => {
    if (index === 0) return ctx.say("taxBooks.columns.sum");
    if (kind === "money") return amountCell(cents(sums.get(key) ?? 0));
    return kind === "count" ? String(sums.get(key) ?? 0) : null;
  });
}
