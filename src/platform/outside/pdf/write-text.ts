import LineBreaker from "linebreak";
import { type FontLook, takeFont } from "./paper-fonts.ts";
import { colors, mirrored, type PaperPage } from "./paper-page.ts";
import { type TextRun, textRunsOf } from "./text-runs.ts";

export interface TextStyle {
  readonly font?: "regular" | "bold";
  readonly size?: number;
  readonly color?: string;
  /** Start and end follow the direction of the paper. Figures of a column line up on the right in every language: their points too. */
  readonly align?: "start" | "end" | "center" | "figures";
  /** Figures of one width, for columns of amounts. */
  readonly isFigures?: boolean;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Space between two lines, in points. */
const LINE_GAP = 1;
/** Above and below the line of letters, as shares of the size: Inter's own, and what marks of other scripts need. */
const USUAL = { up: 0.96875, down: 0.2415 } as const;
const TALL = { up: 1.05, down: 0.45 } as const;
const tallFonts: readonly string[] = ["noto-sans-arabic", "noto-sans-devanagari"];

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Writes a text of any script into a box, in as many lines as it needs; returns where it ends. */
export function writeText(page: PaperPage, text: string, box: TextBox, look: TextStyle = {}): number {
  let { y } = box;
  for (const line of linesOf(page, text, box.width, look)) {
    const runs = textRunsOf(page, line);
    const { up, height } = measured(runs, look);
    writeRuns(page, runs, { ...box, y: y + up }, look);
    y += height;
  }
  return y;
}

/** Returns the height of a text in a box of this width. */
export function heightOf(page: PaperPage, text: string, width: number, look: TextStyle = {}): number {
  return linesOf(page, text, width, look)
    .map((line) => measured(textRunsOf(page, line), look).height)
    .reduce((sum, height) => sum + height, 0);
}

/** Returns the width of a text in one line. */
export function widthOf(page: PaperPage, text: string, look: TextStyle = {}): number {
  return textRunsOf(page, text).reduce((sum, run) => sum + runWidth(page, run, look), 0);
}

/** A text that fits into one line of this width: a longer one is cut, and ends with dots. */
export function fitted(page: PaperPage, text: string, width: number, look: TextStyle = {}): string {
  if (widthOf(page, text, look) <= width) return text;
  const signs = signsOf(text);
  let shown = "…";
  do {
    signs.pop();
    shown = `${signs.join("").trimEnd()}…`;
  } while (signs.length > 0 && widthOf(page, shown, look) > width);
  return shown;
}

const signsOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const fontLook = ({ font, size = 8, isFigures = false }: TextStyle): FontLook => ({
  weight: font === "bold" ? 600 : 400,
  size,
  isFigures,
});

const figures: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

function runWidth(page: PaperPage, { part, text }: TextRun, look: TextStyle): number {
  takeFont(page, part, fontLook(look));
  if (!look.isFigures) return page.widthOfString(text);
  // Words are measured once by the library, texts with figures of one width each time.
  const known = figureWidths.getOrInsertComputed(page, () => new Map());
  const { size = 8, font = "regular" } = look;
  const name = [part.font, part.part, font, size, text].join(" ");
  return known.getOrInsertComputed(name, () => page.widthOfString(text, { features: figures }));
}
const figureWidths = new WeakMap<PaperPage, Map<string, number>>();

/** The room that a line takes, and the distance of its letters from its top. */
function measured(runs: readonly TextRun[], { size = 8 }: TextStyle): { up: number; height: number } {
  const { up, down } = runs.some(({ part }) => tallFonts.includes(part.font)) ? TALL : USUAL;
  return { up: up * size, height: (up + down) * size + LINE_GAP };
}

/** Writes a line whose letters stand on `y`. */
function writeRuns(
  page: PaperPage,
  runs: readonly TextRun[],
  { x, y, width }: TextBox,
  look: TextStyle,
): void {
  const widths = runs.map((run) => runWidth(page, run, look));
  const free = width - widths.reduce((sum, each) => sum + each, 0);
  const { align = "start", color = colors.ink } = look;
  const isLeft = align !== "figures" && (align === "start") === (page.direction === "ltr");
  let at = mirrored(page, x, width) + (align === "center" ? free / 2 : isLeft ? 0 : free);
  const features = look.isFigures ? { features: figures } : {};
  const places = runs.map((run, index) => {
    const left = at;
    at += widths[index] ?? 0;
    return { ...run, left, textWidth: widths[index] ?? 0 };
  });
  page.fillColor(color);
  // In the order of reading: it is that in which a paper is read out and copied.
  for (const { part, text, left, textWidth } of places.toSorted((a, b) => a.no - b.no)) {
    takeFont(page, part, fontLook(look));
    const options = { lineBreak: false, baseline: "alphabetic", textWidth, ...features } as const;
    page.text(text, left, y, options);
  }
}

/** Cuts a text into lines of a width, where the rules of its script allow it; a word that is too long, anywhere. */
function linesOf(page: PaperPage, text: string, width: number, look: TextStyle): readonly string[] {
  return text.split("\n").flatMap((paragraph) => {
    const widthIn = (piece: string) => widthOf(page, piece, look);
    if (widthIn(paragraph) <= width) return [paragraph];
    const lines: string[] = [];
    let line = "";
    let taken = 0;
    const add = (piece: string) => {
      if (taken + widthIn(piece.trimEnd()) > width && line !== "") {
        lines.push(line.trimEnd());
        line = "";
        taken = 0;
      }
      line += piece;
      taken += widthIn(piece);
    };
    for (const piece of piecesOf(paragraph)) {
      if (widthIn(piece.trimEnd()) <= width) add(piece);
      else signsOf(piece).forEach(add);
    }
    return [...lines, line.trimEnd()];
  });
}

/** The parts of a text between which a line may end. */
function piecesOf(text: string): string[] {
  const breaker = new LineBreaker(text);
  const pieces: string[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    pieces.push(text.slice(from, next.position));
    from = next.position;
  }
  return pieces;
}
