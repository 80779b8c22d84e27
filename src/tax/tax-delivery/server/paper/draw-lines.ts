import { BOTTOM, colors, drawRule, MARGIN, type PaperPage, WIDTH } from "#platform/outside/pdf/paper-page.ts";
import { heightOf, type TextStyle, widthOf, writeText } from "#platform/outside/pdf/write-text.ts";
import type { PaperColumn } from "./document-paper.ts";

const PADDING = 4;
const HEAD = { font: "bold", size: 7 } as const;
const CELL = { size: 7.5 } as const;
/** A code or a unit takes a line more rather than the place of the description. */
const WIDEST = 62;

/** Draws the lines of a document across the page, with their titles on every page; returns where they end. */
export function drawLines(page: PaperPage, columns: readonly PaperColumn[], top: number): number {
  const widths = widthsOf(page, columns);
  const count = columns[0]?.cells.length ?? 0;
  let y = drawHeads(page, columns, widths, top + 40 > BOTTOM ? nextPage(page) : top);
  for (let row = 0; row < count; row += 1) {
    const height = rowHeight(page, columns, widths, row);
    if (y + height > BOTTOM) y = drawHeads(page, columns, widths, nextPage(page));
    drawRow(page, columns, { widths, row, y });
    y += height;
    drawRule(page, y - 2);
  }
  return y;
}

function nextPage(page: PaperPage): number {
  page.addPage();
  return MARGIN;
}

/** Makes each column as wide as its widest word or amount; the description gets the rest. */
function widthsOf(page: PaperPage, columns: readonly PaperColumn[]): number[] {
  const narrow = columns.map((column) => (column.isWide ? 0 : narrowWidth(page, column)));
  const left = WIDTH - narrow.reduce((sum, width) => sum + width, 0);
  return columns.map((column, index) => (column.isWide ? left : (narrow[index] ?? 0)));
}

function narrowWidth(page: PaperPage, { title, cells, isAmount }: PaperColumn): number {
  const words = (text: string) => (isAmount ? [text] : text.split(" "));
  // As they are written: figures of one width are wider than others.
  const widest = (texts: readonly string[], look: TextStyle) =>
    texts.reduce((most, text) => Math.max(most, widthOf(page, text, { ...look, isFigures: isAmount })), 0);
  const head = widest(title.split(" "), HEAD);
  const body = widest(cells.flatMap(words), CELL);
  return Math.ceil(Math.max(head, isAmount ? body : Math.min(body, WIDEST))) + 2 * PADDING + 1;
}

const cellOf = (column: PaperColumn, row: number) => column.cells[row] ?? "";

function rowHeight(
  page: PaperPage,
  columns: readonly PaperColumn[],
  widths: readonly number[],
  row: number,
): number {
  const heights = columns.map((column, index) =>
    heightOf(page, cellOf(column, row), (widths[index] ?? 0) - 2 * PADDING, CELL),
  );
  return Math.max(...heights) + 6;
}

function drawHeads(
  page: PaperPage,
  columns: readonly PaperColumn[],
  widths: readonly number[],
  top: number,
): number {
  const heights = columns.map(({ title }, index) =>
    heightOf(page, title, (widths[index] ?? 0) - 2 * PADDING, HEAD),
  );
  const height = Math.max(...heights) + 9;
  page.roundedRect(MARGIN, top, WIDTH, height, 3).fill(colors.band);
  let x = MARGIN;
  for (const [index, { title, isAmount }] of columns.entries()) {
    const width = widths[index] ?? 0;
    const box = { x: x + PADDING, y: top + 5, width: width - 2 * PADDING };
    writeText(page, title, box, { ...HEAD, align: isAmount ? "figures" : "start" });
    x += width;
  }
  return top + height + 4;
}

interface RowPlace {
  readonly widths: readonly number[];
  readonly row: number;
  readonly y: number;
}

function drawRow(page: PaperPage, columns: readonly PaperColumn[], { widths, row, y }: RowPlace): void {
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const width = widths[index] ?? 0;
    const box = { x: x + PADDING, y: y + 1, width: width - 2 * PADDING };
    const look = {
      ...CELL,
      align: column.isAmount ? "figures" : "start",
      isFigures: column.isAmount,
    } as const;
    writeText(page, cellOf(column, row), box, look);
    x += width;
  }
}
