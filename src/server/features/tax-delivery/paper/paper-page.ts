import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type PdfKit from "pdfkit";
import { latinText } from "../../../platform/pdf/latin-text.ts";
import { unpackFont } from "../../../platform/pdf/unpack-font.ts";

export type PaperPage = InstanceType<typeof PdfKit>;

/** Of a page of letter size, in points. */
export const MARGIN = 40;
export const WIDTH = 612 - 2 * MARGIN;
/** Where the page ends for what is written; below are its number and the code. */
export const BOTTOM = 792 - 58;

export const colors = {
  ink: "#16181d",
  grey: "#667085",
  line: "#d0d5dd",
  band: "#f2f4f7",
  mark: "#b42318",
} as const;

export type PaperFont = "regular" | "bold";

const fontFile = (weight: number) =>
  unpackFont(
    readFileSync(
      fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    ),
  );
let fonts: Record<PaperFont, Buffer> | undefined;

/** An empty page with the fonts of the house. Fonts are read once, with the first document that is asked for. */
export async function startPaper(title: string, now: Date): Promise<PaperPage> {
  const { default: PdfDocument } = await import("pdfkit");
  fonts ??= { regular: fontFile(400), bold: fontFile(600) };
  const page = new PdfDocument({
    size: "LETTER",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    info: { Title: latinText(title), CreationDate: now },
  });
  page.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  return page;
}

export interface TextLook {
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

/** Writes a text into a box, in as many lines as it needs; gives where it ends. */
export function writeText(page: PaperPage, text: string, box: TextBox, look: TextLook = {}): number {
  const { font = "regular", size = 8, color = colors.ink, align = "left", isFigures = false } = look;
  page.font(font).fontSize(size).fillColor(color);
  const written = latinText(text);
  const options = { width: box.width, align, lineGap: 1, ...(isFigures ? { features: tabular } : {}) };
  page.text(written, box.x, box.y, options);
  return page.y;
}

/** Figures of one width. */
export const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

/** How high a text gets in a box. */
export function heightOf(
  page: PaperPage,
  text: string,
  width: number,
  { font = "regular", size = 8 }: TextLook = {},
): number {
  page.font(font).fontSize(size);
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
