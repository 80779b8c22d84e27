import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type PdfKit from "pdfkit";
import { latinText } from "./latin-text.ts";
import { unpackFont } from "./unpack-font.ts";

export type PaperPage = InstanceType<typeof PdfKit>;

/** Margins of a page of letter size, in points. */
export const MARGIN = 40;
export const WIDTH = 612 - 2 * MARGIN;
/** Lower edge of the text; the page number and the code stand below it. */
export const BOTTOM = 792 - 58;

export const colors = {
  ink: "#16181d",
  grey: "#667085",
  line: "#d0d5dd",
  band: "#f2f4f7",
  mark: "#b42318",
} as const;

export type PaperFont = "regular" | "bold";

/**
 * A paper needs other shapes of letters (GSUB) for figures of one width alone, and nobody sees pairs of letters moved together (GPOS) at
 * this size: to look for both in every word took half of the time of a paper and most of its memory, 44 MB.
 */
function readFonts() {
  const fontOf = (weight: number) => {
    const file = import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
    const woff = readFileSync(fileURLToPath(file));
    return {
      words: unpackFont(woff, { without: ["GSUB", "GPOS"] }),
      figures: unpackFont(woff, { without: ["GPOS"] }),
    };
  };
  return { regular: fontOf(400), bold: fontOf(600) };
}
let fonts: ReturnType<typeof readFonts> | undefined;

/** Makes an empty page of letter size with the fonts of the house, which are read once, with the first document. */
export async function startPaper(
  title: string,
  now: Date,
  layout: "portrait" | "landscape" = "portrait",
): Promise<PaperPage> {
  const { default: PdfDocument } = await import("pdfkit");
  fonts ??= readFonts();
  const page = new PdfDocument({
    size: "LETTER",
    layout,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    info: { Title: latinText(title), CreationDate: now },
  });
  for (const font of ["regular", "bold"] as const)
    page.registerFont(font, fonts[font].words).registerFont(figuresOf(font), fonts[font].figures);
  return page;
}

export interface TextStyle {
  readonly font?: PaperFont;
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right" | "center";
  /** Figures of one width, for columns of amounts. */
  readonly isFigures?: boolean;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes a text into a box, in as many lines as it needs; returns where it ends. */
export function writeText(page: PaperPage, text: string, box: TextBox, look: TextStyle = {}): number {
  const { font = "regular", size = 8, color = colors.ink, align = "left", isFigures = false } = look;
  setFont(page, { font, size, isFigures }).fillColor(color);
  const written = latinText(text);
  const options = { width: box.width, align, lineGap: 1, ...(isFigures ? { features: tabular } : {}) };
  page.text(written, box.x, box.y, options);
  return page.y;
}

const figuresOf = (font: PaperFont): string => `${font} figures`;

/** The font and size in which the next text is measured or written. */
export function setFont(
  page: PaperPage,
  { font = "regular", size = 8, isFigures = false }: TextStyle,
): PaperPage {
  return page.font(isFigures ? figuresOf(font) : font).fontSize(size);
}

/** Figures of one width. */
export const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

/** Returns the height of a text in a box of this width. */
export function heightOf(page: PaperPage, text: string, width: number, look: TextStyle = {}): number {
  setFont(page, look);
  return page.heightOfString(latinText(text), { width, lineGap: 1 });
}

export function drawRule(page: PaperPage, y: number, { x = MARGIN, width = WIDTH } = {}): void {
  page
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(colors.line)
    .stroke();
}
