import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { unpackFont } from "./unpack-font.ts";

/** The parts that the font comes in, and what each one writes: the ranges of its package, without what nobody sees. */
const WRITES = {
  latin:
    /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2191\u2193\u2212\u2215]/,
  "latin-ext":
    /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20bf]/,
  vietnamese: /[\u1ea0-\u1ef9]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  "cyrillic-ext": /[\u0460-\u052f]/,
  greek: /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff]/,
} as const;
type Part = keyof typeof WRITES;
const parts = Object.keys(WRITES) as Part[];

export type InterWeight = 400 | 600;

/** A piece of a text that one part of the font writes. */
export interface FontRun {
  readonly part: Part;
  readonly text: string;
}

/**
 * A text for Inter, cut where another part of it writes. A letter that the font lacks loses its marks, a picture falls away,
 * and a question mark stands for every other sign.
 */
export function fontRuns(text: string): FontRun[] {
  const signs = [...text.normalize("NFC").replace(/\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu, "")];
  const runs: { part: Part; text: string }[] = [];
  for (const sign of signs) {
    const written = writable(sign) ?? writable(sign.normalize("NFD").slice(0, 1));
    if (written === undefined && /\p{Extended_Pictographic}/u.test(sign)) continue;
    const { part, text } = written ?? { part: "latin", text: "?" };
    const last = runs.at(-1);
    if (last?.part === part) last.text += text;
    else runs.push({ part, text });
  }
  return runs;
}

function writable(sign: string): FontRun | undefined {
  const part = sign.length === 1 ? parts.find((part) => WRITES[part].test(sign)) : undefined;
  return part === undefined ? undefined : { part, text: sign };
}

const files = new Map<string, Buffer>();

/** A part of the font for an embedding PDF. Read once, when it is first asked for. */
export function interFont(part: Part, weight: InterWeight): Buffer {
  const name = `inter-${part}-${weight}-normal.woff`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const font = unpackFont(
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/inter/files/${name}`))),
  );
  files.set(name, font);
  return font;
}
