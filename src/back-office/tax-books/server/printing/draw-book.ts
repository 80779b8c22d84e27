import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setImmediate as othersFirst } from "node:timers/promises";
import type { Language } from "#platform/domain/text/languages.ts";
import { colors, drawRule, type PaperPage, startPaper } from "#platform/outside/pdf/paper-page.ts";
import { heightOf, type TextStyle, widthOf, writeText } from "#platform/outside/pdf/write-text.ts";

/** A column of a printed book; widths are shares of the page. */
export interface BookColumn {
  readonly title: string;
  readonly share: number;
  readonly isAmount: boolean;
  /** A text of the column for which one line has to do: where its share is less, the others give the room. */
  readonly longest?: string;
}

/** A book as it is printed: every word and figure, still without a place on the page. */
export interface PrintedBook {
  readonly language: Language;
  readonly title: string;
  /** Name and value: the taxpayer, NRC, NIT, month, year. */
  readonly heads: readonly (readonly [label: string, value: string])[];
  /** Lines below the heads: the currency, and what else has to be known of all amounts. */
  readonly notes: readonly string[];
  readonly columns: readonly BookColumn[];
  /** True where the columns are so many that only smaller letters leave room for names. */
  readonly isDense: boolean;
  /** Cells of a row by column; long texts wrap, and a line break begins a new line. */
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
  /** Last row, read once all others are drawn: it adds them up. */
  readonly totals: () => readonly string[];
  /** Stands in the book instead of rows. */
  readonly empty: string;
  readonly signature: string;
  readonly folio: (page: number, pages: number) => string;
  readonly now: Date;
}

/** A page of letter size, landscape, in points. */
const PAGE = { width: 792, height: 612 } as const;
const MARGIN = 32;
const WIDTH = PAGE.width - 2 * MARGIN;
/** Lower edge of the rows; the folio stands below it. */
const BOTTOM = PAGE.height - 46;

/** The letters of a table, and the room on both sides of a cell. */
interface TableLook {
  readonly padding: number;
  readonly head: TextStyle;
  readonly cell: TextStyle;
  readonly sum: TextStyle;
}

const tableLook = (size: number, padding: number): TableLook => ({
  padding,
  head: { font: "bold", size: size - 0.5 },
  cell: { size },
  sum: { font: "bold", size },
});
const USUAL = tableLook(7, 3);
const DENSE = tableLook(6, 2);

/** Room for the line of the signature and its words. */
const SIGNATURE = 74;

interface PlacedColumn extends Pick<BookColumn, "title" | "isAmount"> {
  readonly width: number;
  /** Room on both sides of a cell. */
  readonly padding: number;
}

type PlacedBook = Omit<PrintedBook, "columns"> & {
  readonly columns: readonly PlacedColumn[];
  readonly look: TableLook;
};

/** Draws a book as PDF: the taxpayer and the titles of the columns stand on every page, folios count all of them. */
export async function drawBook(given: PrintedBook): Promise<Uint8Array> {
  const page = await startPaper({ ...given, layout: "landscape", margin: MARGIN });
  const look = given.isDense ? DENSE : USUAL;
  const book: PlacedBook = { ...given, look, columns: placed(page, given.columns, look) };
  const bytes = buffer(page);
  let y = drawTop(page, book);
  let count = 0;
  for await (const row of book.rows) {
    const height = rowHeight(page, book.columns, row, look.cell);
    if (y + height > BOTTOM) {
      // A book of a year's worth of documents takes a while: tills are answered in between.
      await othersFirst();
      page.addPage();
      y = drawTop(page, book);
    }
    drawRow(page, book.columns, { row, y, look: look.cell });
    y += height;
    drawRule(page, y - 1, { x: MARGIN, width: WIDTH });
    count += 1;
  }
  if (count === 0) y = writeText(page, book.empty, { x: MARGIN, y: y + 6, width: WIDTH }, { size: 9 }) + 6;
  drawEnd(page, book, y);
  drawFolios(page, book);
  page.end();
  await once(page, "end");
  return bytes;
}

/** Draws the title, the taxpayer and the titles of the columns; returns where the rows begin. */
function drawTop(page: PaperPage, book: PlacedBook): number {
  const box = { x: MARGIN, y: MARGIN - 8, width: WIDTH };
  let y = writeText(page, book.title, box, { font: "bold", size: 12, align: "center" }) + 4;
  const share = WIDTH / book.heads.length;
  const ends = book.heads.map(([label, value], index) => {
    const x = MARGIN + index * share;
    const below = writeText(page, label, { x, y, width: share - 8 }, { size: 6.5, color: colors.grey });
    return writeText(page, value, { x, y: below, width: share - 8 }, { font: "bold", size: 8 });
  });
  y = Math.max(...ends) + 2;
  for (const note of book.notes)
    y = writeText(page, note, { x: MARGIN, y, width: WIDTH }, { size: 6.5, color: colors.grey });
  y += 3;
  const titles = book.columns.map(({ title }) => title);
  const height = rowHeight(page, book.columns, titles, book.look.head) + 3;
  page.rect(MARGIN, y, WIDTH, height).fill(colors.band);
  drawRow(page, book.columns, { row: titles, y: y + 2, look: book.look.head });
  return y + height + 2;
}

/** Draws the sums and the line for the signature, together, on a new page when this one has no room. */
function drawEnd(page: PaperPage, book: PlacedBook, top: number): void {
  const totals = book.totals();
  const height = rowHeight(page, book.columns, totals, book.look.sum) + 4;
  let y = top;
  if (y + height + SIGNATURE > BOTTOM) {
    page.addPage();
    y = drawTop(page, book);
  }
  page.rect(MARGIN, y, WIDTH, height).fill(colors.band);
  drawRow(page, book.columns, { row: totals, y: y + 2, look: book.look.sum });
  const line = { x: MARGIN + WIDTH / 2 - 130, width: 260 };
  const at = y + height + SIGNATURE - 20;
  page
    .moveTo(line.x, at)
    .lineTo(line.x + line.width, at)
    .lineWidth(0.8)
    .strokeColor(colors.ink)
    .stroke();
  writeText(page, book.signature, { ...line, y: at + 4 }, { size: 8, align: "center" });
}

function placed(
  page: PaperPage,
  columns: readonly BookColumn[],
  { padding, cell, sum }: TableLook,
): PlacedColumn[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const shared = columns.map(({ share }) => (WIDTH * share) / whole);
  const needed = columns.map(({ longest, isAmount }, index) => {
    if (longest === undefined) return 0;
    const looks = isAmount ? [cell, sum].map((look) => ({ ...look, isFigures: true })) : [cell];
    const widths = looks.map((look) => Math.ceil(widthOf(page, longest, look)) + 2 * padding);
    return Math.max(shared[index] ?? 0, ...widths);
  });
  const taken = needed.reduce((sum, width) => sum + width, 0);
  const others = shared.reduce((sum, width, index) => (needed[index] ? sum : sum + width), 0);
  return columns.map(({ title, isAmount }, index) => ({
    title,
    isAmount,
    padding,
    width: needed[index] || ((shared[index] ?? 0) * (WIDTH - taken)) / others,
  }));
}

function rowHeight(
  page: PaperPage,
  columns: readonly PlacedColumn[],
  row: readonly string[],
  look: TextStyle,
): number {
  const heights = row.map((cell, index) => heightOf(page, cell, roomIn(columns[index]), look));
  return Math.max(...heights) + 4;
}

const roomIn = (column: PlacedColumn | undefined) => (column ? column.width - 2 * column.padding : 0);

interface RowPlace {
  readonly row: readonly string[];
  readonly y: number;
  readonly look: TextStyle;
}

function drawRow(page: PaperPage, columns: readonly PlacedColumn[], { row, y, look }: RowPlace): void {
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const { isAmount, width, padding } = column;
    const box = { x: x + padding, y: y + 1, width: roomIn(column) };
    writeText(page, row[index] ?? "", box, {
      ...look,
      align: isAmount ? "figures" : "start",
      isFigures: isAmount,
    });
    x += width;
  }
}

/** Numbers every page: the folio. */
function drawFolios(page: PaperPage, { folio }: PlacedBook): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    const box = { x: MARGIN, y: BOTTOM + 18, width: WIDTH };
    writeText(page, folio(index + 1, count), box, { size: 8, align: "end" });
  }
}
