import type PdfKit from "pdfkit";
import { directionOf, type Language } from "../../domain/text/languages.ts";

/** A document that is being drawn, and the direction that its columns follow. */
export type PaperPage = InstanceType<typeof PdfKit> & { readonly direction: "ltr" | "rtl" };

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

export interface NewPaper {
  readonly title: string;
  readonly now: Date;
  /** Language of its words: their direction is that of the columns. */
  readonly language: Language;
  readonly size?: "LETTER" | "A4";
  readonly layout?: "portrait" | "landscape";
  readonly margin?: number;
  /** Its places are the same in every language, as those of cards to be cut out are. */
  readonly isFixed?: boolean;
}

/** Makes an empty page. The library and each font are loaded with the first document that needs them. */
export async function startPaper({
  title,
  now,
  language,
  size = "LETTER",
  layout = "portrait",
  margin = MARGIN,
  isFixed = false,
}: NewPaper): Promise<PaperPage> {
  const { default: PdfDocument } = await import("pdfkit");
  const page = new PdfDocument({
    size,
    layout,
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    lang: language,
    info: { Title: title.replace(/\p{Cf}|\p{Cc}/gu, ""), CreationDate: now },
  });
  return Object.assign(page, { direction: isFixed ? ("ltr" as const) : directionOf(language) });
}

/** A place on a paper that is read from the left; one that is read from the right has it on the other side. */
export const mirrored = (page: PaperPage, x: number, width: number): number =>
  page.direction === "ltr" ? x : page.page.width - x - width;

export function drawRule(page: PaperPage, y: number, { x = MARGIN, width = WIDTH } = {}): void {
  const from = mirrored(page, x, width);
  page
    .moveTo(from, y)
    .lineTo(from + width, y)
    .lineWidth(0.6)
    .strokeColor(colors.line)
    .stroke();
}
