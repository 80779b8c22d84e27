import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type PdfKit from "pdfkit";
import { keepText } from "./keep-text.ts";
import { unpackFont } from "./unpack-font.ts";

export type PaperWeight = 400 | 600;

/** A font of the papers, and the part of it that one file holds. */
export interface FontPart {
  readonly font: PaperFontName;
  readonly part: string;
}

/** The fonts of papers, in the order in which a sign is looked for: each is a package in parts. */
const fontNames = [
  "inter",
  "noto-sans-arabic",
  "noto-sans-devanagari",
  "noto-sans-kr",
  "noto-sans-jp",
  "noto-sans-sc",
  "noto-emoji",
] as const;
export type PaperFontName = (typeof fontNames)[number];

/** Han signs are drawn in the forms of Japan, and in those of China where Japan lacks one of a text. */
const hanFonts = ["noto-sans-jp", "noto-sans-sc", "noto-sans-kr"] as const;

type Doc = InstanceType<typeof PdfKit>;

/** Ranges of code points, with the part of a font that a package says to hold them. */
type Ranges = readonly { readonly part: string; readonly from: number; readonly to: number }[];
const ranges = new Map<PaperFontName, Ranges>();

/** Read when a text first has a sign that the fonts before this one lack. */
function rangesOf(font: PaperFontName): Ranges {
  return ranges.getOrInsertComputed(font, () => {
    const file = fileURLToPath(import.meta.resolve(`@fontsource/${font}/unicode.json`));
    const parts = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
    return parts.flatMap(([part, listed]) =>
      listed.split(",").map((range) => {
        const [from = 0, to = from] = range
          .trim()
          .slice("U+".length)
          .split("-")
          .map((code) => Number.parseInt(code, 16));
        return { part: part.replace(/[[\]]/g, ""), from, to };
      }),
    );
  });
}

const found = new Map<string, FontPart | undefined>();

/** The part of a font that holds a sign. The ranges name more than the fonts have, so the font itself is asked. */
function partIn(doc: Doc, font: PaperFontName, sign: string): FontPart | undefined {
  return found.getOrInsertComputed(`${font} ${sign}`, () => {
    const code = sign.codePointAt(0) ?? 0;
    return rangesOf(font)
      .filter(({ from, to }) => from <= code && code <= to)
      .map(({ part }): FontPart => ({ font, part }))
      .find((part) => hasSign(doc, part, sign));
  });
}

/** Pdfkit keeps the font that it has opened, and says nothing of its signs itself. */
export function hasSign(doc: Doc, part: FontPart, sign: string): boolean {
  takeFont(doc, part, {});
  const { _font: opened } = doc as unknown as {
    _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  };
  return opened.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

/** Inter's part for English and Spanish; a sign that no font has is drawn by it as an empty box. */
export const usualPart: FontPart = { font: "inter", part: "latin" };

const NO_BREAK_SPACE = "\u00a0";

/**
 * Finds the font that draws each sign of a text. A letter without a font of its own loses its marks, and a space is as wide as any, such as
 * the narrow one between the thousands of French; any other such sign is a box, which nobody takes for data.
 */
export function partFinder(doc: Doc, text: string): (sign: string) => FontPart & { readonly shown: string } {
  const hans = text.match(/\p{Script=Han}/gu) ?? [];
  const hanFont = hanFonts.find((font) => hans.every((sign) => partIn(doc, font, sign) !== undefined));
  const order =
    hans.length === 0 || hanFont === undefined ? fontNames : ["inter" as const, hanFont, ...fontNames];
  const partOf = (sign: string) => {
    for (const font of order) {
      const part = partIn(doc, font, sign);
      if (part !== undefined) return { ...part, shown: sign };
    }
    return undefined;
  };
  return (sign) =>
    partOf(sign) ??
    partOf(sign.normalize("NFD").slice(0, 1)) ?? {
      ...usualPart,
      shown: /^\p{Space_Separator}$/u.test(sign) ? NO_BREAK_SPACE : sign,
    };
}

export interface FontLook {
  readonly weight?: PaperWeight;
  /** In points. */
  readonly size?: number;
  /** Figures of one width, for columns of amounts. */
  readonly isFigures?: boolean;
}

/** Sets the font and size in which the next text is measured or written. A file is read when it is first used. */
export function takeFont(
  doc: Doc,
  { font, part }: FontPart,
  { weight = 400, size = 8, isFigures = false }: FontLook,
) {
  const without = font === "inter" ? (isFigures ? ["GPOS"] : ["GSUB", "GPOS"]) : [];
  const name = `${font}-${part}-${weight}${isFigures ? " figures" : ""}`;
  const registered = registeredIn.getOrInsertComputed(doc, () => new Set());
  if (!registered.has(name)) {
    doc.registerFont(name, fontFile(font, part, weight, without));
    registered.add(name);
  }
  doc.font(name).fontSize(size);
  if (font === "noto-sans-arabic" || font === "noto-sans-devanagari") keepText(doc);
}
const registeredIn = new WeakMap<Doc, Set<string>>();

const files = new Map<string, Buffer>();

/**
 * Inter needs other shapes of letters (GSUB) for figures of one width alone, and nobody sees pairs of letters moved together (GPOS)
 * at this size: to look for both in every word took half of the time of a paper and most of its memory, 44 MB. Letters of Arabic
 * and Devanagari are joined by both.
 */
function fontFile(
  font: PaperFontName,
  part: string,
  weight: PaperWeight,
  without: readonly string[],
): Buffer {
  return files.getOrInsertComputed(`${font} ${part} ${weight} ${without.join()}`, () => {
    const file = import.meta.resolve(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff`);
    return unpackFont(readFileSync(fileURLToPath(file)), { without });
  });
}
