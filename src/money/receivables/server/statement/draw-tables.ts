import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import type { Language } from "#platform/domain/text/languages.ts";
import { colors, drawRule, type PaperPage, startPaper } from "#platform/outside/pdf/paper-page.ts";
import { fitted, type TextStyle, widthOf, writeText } from "#platform/outside/pdf/write-text.ts";

/** A column of a table. */
interface PrintedColumn {
  readonly title: string;
  readonly width: number;
  /** Days and amounts stand there whole: what they need more, columns of words give. */
  readonly holds?: "amounts" | "days";
}

export interface PrintedTable {
  readonly title?: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Contents of the paper: customer, title and tables. Words are printed as they are and cut at the cell's end. */
export interface TablesPaper {
  readonly language: Language;
  readonly title: string;
  readonly store: readonly string[];
  readonly subject: readonly string[];
  readonly tables: readonly PrintedTable[];
  readonly footer: (page: number, pages: number) => string;
  readonly now: Date;
}

const MARGIN = 48;
const WIDTH = 612 - 2 * MARGIN;
/** Lower edge of the rows; the page number stands below it. */
const BOTTOM = 792 - MARGIN - 16;
const ROW = 16;
const PADDING = 3;
const CELL = { size: 9 } as const;

/** Draws tables below each other on pages of letter size, as PDF. */
export async function drawTables(paper: TablesPaper): Promise<Uint8Array> {
  const page = await startPaper({ ...paper, margin: MARGIN });
  const bytes = buffer(page);
  let y = drawHead(page, paper);
  for (const table of paper.tables) y = drawTable(page, table, y + 14);
  drawFooters(page, paper.footer);
  page.end();
  await once(page, "end");
  return bytes;
}

function drawHead(page: PaperPage, { title, store, subject }: TablesPaper): number {
  const box = { x: MARGIN, width: WIDTH };
  const [name = "", ...rest] = store;
  let y = writeText(page, name, { ...box, y: MARGIN }, { font: "bold", size: 15 });
  for (const line of rest) y = writeText(page, line, { ...box, y }, { size: 9, color: colors.grey });
  y = writeText(page, title, { ...box, y: y + 12 }, { font: "bold", size: 13 });
  for (const line of subject) y = writeText(page, line, { ...box, y }, { size: 10 });
  return y;
}

function drawTable(page: PaperPage, table: PrintedTable, top: number): number {
  const { title, rows } = table;
  const columns = withRoomForFigures(page, table);
  let y = title === undefined ? top : withRoom(page, top, 4 * ROW);
  if (title !== undefined)
    y = writeText(page, title, { x: MARGIN, y, width: WIDTH }, { font: "bold", size: 11 }) + 4;
  y = drawTitles(page, columns, withRoom(page, y, 2 * ROW));
  for (const row of rows) {
    const at = withRoom(page, y, ROW);
    y = at === y ? y : drawTitles(page, columns, at);
    drawRow(page, columns, { cells: row, y, look: CELL });
    y += ROW;
  }
  return y;
}

function withRoomForFigures(page: PaperPage, { columns, rows }: PrintedTable): readonly PrintedColumn[] {
  const needed = columns.map(({ holds, width }, index) => {
    const look = { ...CELL, isFigures: holds === "amounts" };
    const widest = (most: number, row: readonly string[]) =>
      Math.max(most, widthOf(page, row[index] ?? "", look) + 2 * PADDING);
    return holds === undefined ? 0 : rows.reduce(widest, width);
  });
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const words = columns.reduce((sum, { holds, width }) => (holds === undefined ? sum + width : sum), 0);
  if (words === 0) return columns;
  const share = Math.max(0, whole - needed.reduce((sum, width) => sum + width, 0)) / words;
  return columns.map((column, index) => ({ ...column, width: needed[index] || column.width * share }));
}

function drawTitles(page: PaperPage, columns: readonly PrintedColumn[], y: number): number {
  const cells = columns.map(({ title }) => title);
  drawRow(page, columns, { cells, y, look: { ...CELL, font: "bold" } });
  // Below the tails of Arabic letters.
  drawRule(page, y + ROW, { x: MARGIN, width: columns.reduce((sum, { width }) => sum + width, 0) });
  return y + ROW + 1;
}

interface RowPlace {
  readonly cells: readonly string[];
  readonly y: number;
  readonly look: TextStyle;
}

function drawRow(page: PaperPage, columns: readonly PrintedColumn[], { cells, y, look }: RowPlace): void {
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const box = { x: x + PADDING, y: y + 2, width: column.width - 2 * PADDING };
    const isFigures = column.holds === "amounts";
    const text = fitted(page, cells[index] ?? "", box.width, { ...look, isFigures });
    writeText(page, text, box, { ...look, isFigures, align: isFigures ? "figures" : "start" });
    x += column.width;
  }
}

/** The place where something of this height begins: below, or on a new page when this one has no room. */
function withRoom(page: PaperPage, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  page.addPage();
  return MARGIN;
}

function drawFooters(page: PaperPage, footer: TablesPaper["footer"]): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    const box = { x: MARGIN, y: 792 - MARGIN + 8, width: WIDTH };
    writeText(page, footer(index + 1, count), box, { size: 8, color: colors.grey, align: "end" });
  }
}
