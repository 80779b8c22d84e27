import type PdfKit from "pdfkit";

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  /** Its text; none for a mark that is drawn apart from its letter. */
  readonly codePoints: readonly number[];
}

/** It keeps each glyph with the text for which it first made it. */
interface OpenedFont {
  readonly _glyphs: Record<number, Glyph | undefined>;
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
}

/** A font as the library keeps it to embed it, which has no types there. */
interface EmbeddedFont {
  readonly scale: number;
  readonly subset: { readonly glyphs: number[] };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  readonly font: OpenedFont;
  layout(text: string, features?: unknown): { glyphs: readonly Glyph[]; positions: readonly unknown[] };
  encode(text: string, features?: unknown): [codes: string[], positions: readonly unknown[]];
}

/** Programs leave it out of what is copied; without any text they copy the number of the shape. */
const NOTHING = [0];
const kept = new WeakSet<EmbeddedFont>();

/**
 * Makes texts in the font that was just taken such as can be copied. The library notes one text for each shape, the first that it
 * drew, but letters of Arabic share shapes (sin and shin differ in their dots, which are drawn apart): a shape is embedded
 * once for each text that it stands for.
 */
export function keepText(doc: InstanceType<typeof PdfKit>): void {
  const { _font: font } = doc as unknown as { _font: EmbeddedFont };
  if (kept.has(font)) return;
  kept.add(font);
  forgetGlyphs(font.font);
  const places = new Map<string, number>();
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const texts = textsOf(text, glyphs);
    const codes = glyphs.map(({ id, advanceWidth }, index) => {
      const stands = texts[index] ?? [];
      const place = places.getOrInsertComputed([id, ...stands].join(" "), () => {
        const next = font.subset.glyphs.push(id) - 1;
        font.widths[next] = advanceWidth * font.scale;
        font.unicode[next] = stands.length === 0 ? NOTHING : stands;
        return next;
      });
      return place.toString(16).padStart(4, "0");
    });
    return [codes, positions];
  };
}

function forgetGlyphs(font: OpenedFont): void {
  const make = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    font._glyphs[id] = undefined;
    return make(id, codePoints);
  };
}

/**
 * The text that each glyph stands for. Glyphs of Devanagari are not in the order of reading: each is noted with as many signs as it
 * has, of the text as it is read.
 */
function textsOf(text: string, glyphs: readonly Glyph[]): readonly (readonly number[])[] {
  const own = glyphs.map(({ codePoints }) => codePoints);
  const signs = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  if (!/\p{Script=Devanagari}/u.test(text) || own.flat().length !== signs.length) return own;
  let read = 0;
  return own.map(({ length }) => {
    read += length;
    return signs.slice(read - length, read);
  });
}
