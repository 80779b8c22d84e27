import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import type PdfKit from "pdfkit";
import { latinText } from "#platform/outside/pdf/latin-text.ts";

/** A cell of a table; amounts stand on the right. */
export interface PdfColumn {
  readonly title: string;
  readonly width: number;
  readonly isAmount?: boolean;
}

export interface PdfTable {
  readonly title?: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** What is put on paper: whose it is, what it is, and its tables. Texts are written as they are, cut where a cell ends. */
export interface PdfPaper {
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

/** Pages of letter size. Loaded when the first is asked for: nobody else waits for fonts. */
export async function makePdf(paper: PdfPaper): Promise<Uint8Array> {
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

/** Begins a page when so much does not fit any more; tells whether it did. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= doc.page.height - MARGIN - ROW) return false;
  doc.addPage();
  return true;
}

function writeFooters(doc: Doc, footer: PdfPaper["footer"]): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would begin another page.
    doc.page.margins.bottom = 0;
    const options = { width: doc.page.width - 2 * MARGIN, align: "right", lineBreak: false } as const;
    doc.font("Helvetica").fontSize(8).fillColor(GREY);
    doc.text(latinText(footer(page + 1, count)), MARGIN, doc.page.height - MARGIN + 8, options);
  }
}
