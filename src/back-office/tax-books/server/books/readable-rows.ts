import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell } from "#platform/contract/lists.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import { amountCell, dayCell } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type {
  BookDocument,
  BookPurchase,
  ConsumerDay,
  exportBook as definition,
} from "../../contract/books.ts";
import type { BookFigures, DocumentBook } from "../../domain/book.ts";
import { type BookMonth, monthValues } from "./book-month.ts";
import { consumerDays } from "./consumer-days.ts";
import { documentBook, documentValues } from "./document-book.ts";
import { purchaseBook } from "./purchase-book.ts";

type Rows = AsyncGenerator<readonly CsvCell[]>;

/** The columns of amounts, in the order in which every book has them. */
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

/** A book to be read by people: headings in their language, and the sums in the last row. */
export function readableRows(
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
