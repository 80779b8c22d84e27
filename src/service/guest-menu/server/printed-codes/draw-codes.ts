import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setImmediate as othersFirst } from "node:timers/promises";
import { encode } from "uqr";
import type { Language } from "#platform/domain/text/languages.ts";
import { type PaperPage, startPaper } from "#platform/outside/pdf/paper-page.ts";
import { fitted, type TextStyle, widthOf, writeText } from "#platform/outside/pdf/write-text.ts";
import type { CardDesign } from "#service/floor/contract/table-codes.ts";

/** Content of a table's card. */
interface CodeCard {
  readonly table: string;
  readonly floor: string | null;
  /** Address in its QR code. */
  readonly address: string;
  readonly shortCode: string;
}

/** Cards to be printed and cut out, with the texts that all of them share. */
interface CodeSheet {
  readonly language: Language;
  readonly store: string;
  /** PNG; null without one. */
  readonly picture: Uint8Array | null;
  readonly cards: readonly CodeCard[];
  readonly title: string;
  readonly design: CardDesign;
  /** Colour on which white words are read, `#rrggbb`. */
  readonly accent: string;
  readonly scan: string;
  /** The same in another language; empty without one. */
  readonly scanToo: string;
  /** Text before the short code that says where to type it. */
  readonly orType: string;
  readonly now: Date;
}

/** Page size in points: A4 is 595 × 842. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 28;
const COLUMNS = 2;
const ROWS = 3;
const CARD = {
  width: (PAGE.width - 2 * MARGIN) / COLUMNS,
  height: (PAGE.height - 2 * MARGIN) / ROWS,
} as const;
const PADDING = 12;
/** Side of the picture beside the name: 1.3 cm. */
const PICTURE = 36;
const GAP = 8;
/** Smallest font size. */
const LEAST = 10;
/** Height of the band with the name. */
const BAND = 50;

/** Distances from the top of a card, in points, and the side of its code with its white border. */
const places = {
  band: { code: 108, codeAt: 84, table: 52, scan: 190, scanToo: 205, type: 219, short: 232, floor: 245 },
  full: { code: 110, codeAt: 52, table: 163, scan: 194, scanToo: 208, type: 222, short: 235, floor: 247 },
} as const;
/** White border of a code in modules, as readers need it (ISO/IEC 18004); the card around it is white too. */
const QUIET = 4;
const INK = "#000000";
const WHITE = "#ffffff";
const GREY = "#555555";
const CUT = "#9a958c";

/** Draws six cards on each A4 page with lines to cut along. Other requests are served between two pages. */
export async function drawCodes(sheet: CodeSheet): Promise<Uint8Array> {
  const doc = await startPaper({ ...sheet, size: "A4", margin: 0, isFixed: true });
  const bytes = buffer(doc);
  // The document stores a picture given as a data address once for all cards.
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

function drawCut(doc: PaperPage, x: number, y: number): void {
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
  /** Picture as a data address; null without one. */
  readonly picture: string | null;
  readonly x: number;
  readonly y: number;
}

function drawCard(doc: PaperPage, { card, sheet, picture, x, y }: Placed): void {
  const { design, accent } = sheet;
  const at = places[design];
  const room = { left: x + PADDING, width: CARD.width - 2 * PADDING };
  const isFull = design === "full";
  doc.rect(x + 1, y + 1, CARD.width - 2, isFull ? CARD.height - 2 : BAND).fill(accent);
  drawStore(doc, { name: sheet.store, picture, room, y: y + (BAND - PICTURE) / 2 });
  const code = { x: x + (CARD.width - at.code) / 2, y: y + at.codeAt, side: at.code };
  if (isFull) doc.rect(code.x, code.y, code.side, code.side).fill(WHITE);
  drawQr(doc, card.address, code);
  const ink = isFull ? WHITE : INK;
  const minor = isFull ? WHITE : GREY;
  writeLine(doc, card.table, { ...room, y: y + at.table, size: 27, font: "bold", color: ink });
  writeLine(doc, sheet.scan, { ...room, y: y + at.scan, size: 11, font: "bold", color: ink });
  writeLine(doc, sheet.scanToo, { ...room, y: y + at.scanToo, size: 10, color: minor });
  writeLine(doc, sheet.orType, { ...room, y: y + at.type, size: 8, color: minor });
  doc.font("Courier-Bold").fontSize(13).fillColor(ink);
  doc.text(card.shortCode, room.left, y + at.short, {
    width: room.width,
    align: "center",
    lineBreak: false,
    characterSpacing: 3,
  });
  if (card.floor !== null) writeLine(doc, card.floor, { ...room, y: y + at.floor, size: 7.5, color: minor });
}

interface Room {
  readonly left: number;
  readonly width: number;
}

interface StoreHead {
  readonly name: string;
  readonly picture: string | null;
  readonly room: Room;
  readonly y: number;
}

/** Draws the name in white, in two lines if one is too short, with the picture before it. */
function drawStore(doc: PaperPage, { name, picture, room, y }: StoreHead): void {
  const taken = picture === null ? 0 : PICTURE + GAP;
  const most = room.width - taken;
  const isLong = widthOf(doc, name, { size: 15, font: "bold" }) > most;
  const lines = isLong ? inTwoLines(name) : [name];
  const size = isLong ? 13 : 15;
  const widest = Math.max(...lines.map((line) => widthOf(doc, line, { size, font: "bold" })));
  const width = Math.min(most, widest + 0.5);
  const left = room.left + (room.width - taken - width) / 2;
  if (picture !== null)
    doc.image(picture, left, y, { fit: [PICTURE, PICTURE], align: "center", valign: "center" });
  const height = size * 1.25;
  for (const [index, line] of lines.entries())
    writeLine(doc, line, {
      left: left + taken,
      width,
      y: y + (PICTURE - lines.length * height) / 2 + index * height,
      size,
      font: "bold",
      color: WHITE,
    });
}

/** Cuts a name at the space nearest to its middle; a name without a space stays whole. */
function inTwoLines(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [cut] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** Writes one centred line; a long one gets smaller down to a readable size, then is cut with dots. */
function writeLine(page: PaperPage, text: string, line: Room & TextStyle & Sized): void {
  if (text === "") return;
  const size = Math.min(
    line.size,
    Math.max(Math.min(LEAST, line.size), (line.size * line.width) / widthOf(page, text, line)),
  );
  const look = { ...line, size, align: "center" } as const;
  const box = { x: line.left, y: line.y + (line.size - size) / 2, width: line.width };
  writeText(page, fitted(page, text, line.width, look), box, look);
}

interface Sized {
  readonly y: number;
  readonly size: number;
}

interface QrPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function drawQr(doc: PaperPage, text: string, { x, y, side }: QrPlace): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const square = side / (size + 2 * QUIET);
  for (const [row, squares] of data.entries())
    for (const [column, isDark] of squares.entries())
      if (isDark) doc.rect(x + (column + QUIET) * square, y + (row + QUIET) * square, square, square);
  doc.fill(INK);
}
