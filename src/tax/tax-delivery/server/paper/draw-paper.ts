import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { encode } from "uqr";
import {
  BOTTOM,
  colors,
  drawRule,
  MARGIN,
  type PaperPage,
  startPaper,
  WIDTH,
} from "#platform/outside/pdf/paper-page.ts";
import { heightOf, writeText } from "#platform/outside/pdf/write-text.ts";
import { documentLanguage } from "#tax/tax-documents/domain/paper/document-language.ts";
import type { DocumentPaper, PaperFact, PaperSection } from "./document-paper.ts";
import { drawLines } from "./draw-lines.ts";

export interface DrawnPaper {
  readonly paper: DocumentPaper;
  /** The restaurant's picture as PNG or JPEG. */
  readonly logo: Uint8Array | null;
  readonly now: Date;
}

/** The print of a document on pages of letter size, as PDF. */
export async function drawPaper({ paper, logo, now }: DrawnPaper): Promise<Uint8Array> {
  const title = `${paper.type} ${paper.identification[1]?.value ?? ""}`;
  const page = await startPaper({ title, now, language: documentLanguage });
  const bytes = buffer(page);
  let y = drawHead(page, paper, logo);
  y = drawIdentification(page, paper, y + 10);
  y = drawMarks(page, paper, y);
  y = drawParties(page, paper, y + 10);
  y = drawRelated(page, paper, y);
  y = drawLines(page, paper.columns, y + 12);
  drawClosing(page, paper, y + 10);
  finishPages(page, paper);
  page.end();
  await once(page, "end");
  return bytes;
}

const LOGO = 46;

function drawHead(page: PaperPage, paper: DocumentPaper, logo: Uint8Array | null): number {
  const left = logo === null ? 0 : LOGO + 12;
  if (logo !== null) page.image(Buffer.from(logo), MARGIN, MARGIN, { fit: [LOGO, LOGO] });
  const half = WIDTH / 2;
  const box = { x: MARGIN + left, y: MARGIN + 4, width: half - left - 12 };
  const storeEnd = writeText(page, paper.store, box, { font: "bold", size: 15 });
  const right = { x: MARGIN + half, width: half };
  let y = writeText(
    page,
    paper.title,
    { ...right, y: MARGIN + 2 },
    { size: 8.5, align: "end", color: colors.grey },
  );
  y = writeText(page, paper.type, { ...right, y: y + 2 }, { font: "bold", size: 14, align: "end" });
  const under = `${paper.subtitle} · ${paper.version}`;
  y = writeText(page, under, { ...right, y: y + 2 }, { size: 8, align: "end", color: colors.grey });
  return Math.max(y, storeEnd, logo === null ? 0 : MARGIN + LOGO);
}

const QR = 92;

function drawIdentification(page: PaperPage, paper: DocumentPaper, top: number): number {
  const [code, control, seal, ...rest] = paper.identification;
  const height = QR + 20;
  page.roundedRect(MARGIN, top, WIDTH, height, 6).fill(colors.band);
  drawQr(page, paper.queryAddress, { x: MARGIN + WIDTH - QR - 10, y: top + 10 });
  const x = MARGIN + 12;
  const width = WIDTH - QR - 36;
  let y = top + 10;
  for (const fact of [code, control, seal])
    if (fact) y = drawStacked(page, fact, { x, y, width }, "bold") + 3;
  const part = width / rest.length;
  for (const [index, fact] of rest.entries())
    drawStacked(page, fact, { x: x + index * part, y, width: part - 6 }, "regular");
  return top + height;
}

function drawStacked(
  page: PaperPage,
  { label, value }: PaperFact,
  box: { readonly x: number; readonly y: number; readonly width: number },
  font: "regular" | "bold",
): number {
  const y = writeText(page, label, box, { size: 6.5, color: colors.grey });
  return writeText(page, value, { ...box, y }, { size: 8.5, font });
}

/** White around a code, in squares of it, as readers need it (ISO/IEC 18004). */
const QUIET = 4;

function drawQr(page: PaperPage, text: string, { x, y }: { readonly x: number; readonly y: number }): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const square = QR / (size + 2 * QUIET);
  page.rect(x, y, QR, QR).fill("#ffffff");
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) page.rect(x + (column + QUIET) * square, y + (row + QUIET) * square, square, square);
  page.fill("#000000");
}

function drawMarks(page: PaperPage, { marks }: DocumentPaper, top: number): number {
  let y = top;
  for (const mark of marks) {
    const width = WIDTH - 20;
    const height = heightOf(page, mark, width, { font: "bold", size: 9 }) + 10;
    page
      .roundedRect(MARGIN, y + 8, WIDTH, height, 4)
      .lineWidth(0.8)
      .strokeColor(colors.mark)
      .stroke();
    const look = { font: "bold", size: 9, color: colors.mark, align: "center" } as const;
    writeText(page, mark, { x: MARGIN + 10, y: y + 14, width }, look);
    y += height + 8;
  }
  return y;
}

const GAP = 16;

function drawParties(page: PaperPage, { issuer, party }: DocumentPaper, top: number): number {
  const width = (WIDTH - GAP) / 2;
  const left = drawSection(page, issuer, { x: MARGIN, y: top, width });
  const right = drawSection(page, party, { x: MARGIN + width + GAP, y: top, width });
  return Math.max(left, right);
}

const LABEL = 92;

function drawSection(
  page: PaperPage,
  { title, facts }: PaperSection,
  { x, y: top, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let y = writeText(page, title, { x, y: top, width }, { font: "bold", size: 9 }) + 2;
  drawRule(page, y, { x, width });
  y += 5;
  for (const { label, value } of facts) {
    const labelEnd = writeText(page, label, { x, y, width: LABEL - 6 }, { size: 7.5, color: colors.grey });
    const valueEnd = writeText(page, value, { x: x + LABEL, y, width: width - LABEL });
    y = Math.max(labelEnd, valueEnd) + 1.5;
  }
  return y;
}

function drawRelated(page: PaperPage, { related }: DocumentPaper, top: number): number {
  if (related === null) return top;
  let y = writeText(page, related.title, { x: MARGIN, y: top + 8, width: WIDTH }, { font: "bold", size: 9 });
  for (const row of related.rows) y = writeText(page, row, { x: MARGIN, y: y + 2, width: WIDTH });
  return y;
}

const SUMS = 230;

/** Draws the sums and the facts beside them; on a new page when this one has no room. */
function drawClosing(page: PaperPage, { sums, facts }: DocumentPaper, top: number): void {
  const factsWidth = WIDTH - SUMS - GAP;
  const factsHeight = facts.reduce((sum, { value }) => sum + 15 + heightOf(page, value, factsWidth), 0);
  const height = Math.max(sums.length * 14 + 8, factsHeight);
  if (top + height > BOTTOM) page.addPage();
  const start = top + height > BOTTOM ? MARGIN : top;
  drawSums(page, sums, start);
  let y = start;
  for (const fact of facts) {
    if (y + 15 + heightOf(page, fact.value, factsWidth) > BOTTOM) {
      page.addPage();
      y = MARGIN;
    }
    y = drawStacked(page, fact, { x: MARGIN, y, width: factsWidth }, "regular") + 4;
  }
}

function drawSums(page: PaperPage, sums: readonly PaperFact[], top: number): void {
  const x = MARGIN + WIDTH - SUMS;
  let y = top;
  for (const { label, value, isStrong = false } of sums) {
    if (isStrong) page.roundedRect(x, y - 3, SUMS, 21, 4).fill(colors.band);
    const look = { font: isStrong ? "bold" : "regular", size: isStrong ? 10.5 : 8 } as const;
    const inside = isStrong ? y + 1 : y;
    const end = writeText(page, label, { x: x + 8, y: inside, width: SUMS - 92 }, look);
    const box = { x: x + SUMS - 88, y: inside, width: 80 };
    y = Math.max(end, writeText(page, value, box, { ...look, align: "figures", isFigures: true })) + 3;
    if (isStrong) y += 5;
  }
}

/** Draws on every page its number, the address where the document is looked up, and the stamp. */
function finishPages(page: PaperPage, { footer, lookUp, stamp }: DocumentPaper): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    if (stamp !== null) drawStamp(page, stamp);
    drawRule(page, BOTTOM + 14);
    const look = { size: 6, color: colors.grey } as const;
    writeText(page, lookUp, { x: MARGIN, y: BOTTOM + 21, width: WIDTH - 80 }, look);
    const box = { x: MARGIN + WIDTH - 76, y: BOTTOM + 20, width: 76 };
    writeText(page, footer(index + 1, count), box, { ...look, size: 7.5, align: "end" });
  }
}

function drawStamp(page: PaperPage, stamp: string): void {
  page
    .save()
    .rotate(-38, { origin: [306, 396] })
    .opacity(0.08);
  writeText(
    page,
    stamp,
    { x: 0, y: 350, width: 612 },
    { font: "bold", size: 84, align: "center", color: colors.mark },
  );
  page.restore().opacity(1);
}
