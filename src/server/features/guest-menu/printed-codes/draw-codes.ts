import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setImmediate as othersFirst } from "node:timers/promises";
import type PdfKit from "pdfkit";
import { encode } from "uqr";
import { latinText } from "../../../platform/pdf/latin-text.ts";

/** What stands on the card of a table. */
export interface CodeCard {
  readonly table: string;
  readonly floor: string | null;
  /** What its QR code holds. */
  readonly address: string;
  readonly shortCode: string;
}

/** Cards to be printed and cut out, with the words that all of them share. */
export interface CodeSheet {
  readonly store: string;
  /** PNG; null without one. */
  readonly picture: Uint8Array | null;
  readonly cards: readonly CodeCard[];
  readonly title: string;
  readonly scan: string;
  /** Before the short code: where it is typed. */
  readonly orType: string;
  readonly now: Date;
}

/** In points: A4 is 595 × 842. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 28;
const COLUMNS = 2;
const ROWS = 3;
const CARD = {
  width: (PAGE.width - 2 * MARGIN) / COLUMNS,
  height: (PAGE.height - 2 * MARGIN) / ROWS,
} as const;
const PADDING = 10;
const PICTURE = 30;
const CODE = 112;
/** Where no picture needs the room. */
const LARGE_CODE = 140;
/** White around a code, in squares of it, as readers need it (ISO/IEC 18004); the card itself is white beyond. */
const QUIET = 4;
const GREY = "#555555";
const CUT = "#9a958c";

type Doc = InstanceType<typeof PdfKit>;

/** Six cards on each A4 page with lines to cut along. Other requests are served between two pages. */
export async function drawCodes(sheet: CodeSheet): Promise<Uint8Array> {
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: "A4",
    margin: 0,
    info: { Title: latinText(sheet.title), CreationDate: sheet.now },
  });
  const bytes = buffer(doc);
  // As text, which the document keeps once for all cards.
  const picture =
    sheet.picture === null ? null : `data:image/png;base64,${Buffer.from(sheet.picture).toString("base64")}`;
  for (const [index, card] of sheet.cards.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (index > 0 && place === 0) {
      doc.addPage({ size: "A4", margin: 0 });
      await othersFirst();
    }
    const x = MARGIN + (place % COLUMNS) * CARD.width;
    const y = MARGIN + Math.floor(place / COLUMNS) * CARD.height;
    drawCut(doc, x, y);
    drawCard(doc, { card, sheet, picture, x, y });
  }
  doc.end();
  await once(doc, "end");
  return bytes;
}

function drawCut(doc: Doc, x: number, y: number): void {
  doc
    .rect(x, y, CARD.width, CARD.height)
    .dash(3, { space: 3 })
    .lineWidth(0.5)
    .strokeColor(CUT)
    .stroke()
    .undash();
}

interface Placed {
  readonly card: CodeCard;
  readonly sheet: CodeSheet;
  /** A data address; null without one. */
  readonly picture: string | null;
  readonly x: number;
  readonly y: number;
}

function drawCard(doc: Doc, { card, sheet, picture, x, y }: Placed): void {
  const width = CARD.width - 2 * PADDING;
  const left = x + PADDING;
  const centred = { width, align: "center", lineBreak: false, ellipsis: true } as const;
  let top = y + PADDING;
  if (picture !== null)
    doc.image(picture, x + (CARD.width - PICTURE) / 2, top, { fit: [PICTURE, PICTURE], align: "center" });
  top += picture === null ? 6 : PICTURE + 5;
  doc.font("Helvetica").fontSize(10).fillColor(GREY);
  doc.text(latinText(sheet.store), left, top, { ...centred, height: 12 });
  doc.font("Helvetica-Bold").fontSize(19).fillColor("#000000");
  doc.text(latinText(card.table), left, top + 12, { ...centred, height: 22 });
  const side = picture === null ? LARGE_CODE : CODE;
  drawQr(doc, card.address, { x: x + (CARD.width - side) / 2, y: top + 32, side });
  const below = top + 30 + side;
  doc.font("Helvetica-Bold").fontSize(10.5).fillColor("#000000");
  doc.text(latinText(sheet.scan), left, below + 2, { ...centred, height: 13 });
  doc.font("Helvetica").fontSize(8.5).fillColor(GREY);
  doc.text(latinText(sheet.orType), left, below + 17, { ...centred, height: 11 });
  doc.font("Courier-Bold").fontSize(16).fillColor("#000000");
  doc.text(card.shortCode, left, below + 28, { ...centred, height: 17, characterSpacing: 3 });
  doc.font("Helvetica").fontSize(8).fillColor(GREY);
  if (card.floor !== null)
    doc.text(latinText(card.floor), left, y + CARD.height - PADDING - 6, { ...centred, height: 10 });
}

interface QrPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function drawQr(doc: Doc, text: string, { x, y, side }: QrPlace): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const square = side / (size + 2 * QUIET);
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) doc.rect(x + (column + QUIET) * square, y + (row + QUIET) * square, square, square);
  doc.fill("#000000");
}
