import bidiFactory from "bidi-js";
import type PdfKit from "pdfkit";
import { type FontPart, hasSign, partFinder, usualPart } from "./paper-fonts.ts";

/** A piece of a line that one font draws in one direction, its letters in the order of reading. */
export interface TextRun {
  readonly part: FontPart;
  readonly text: string;
  /** Its place among the runs of the line as they are read. */
  readonly no: number;
}

/** Texts that the first part of Inter writes alone, from left to right: nearly all of a paper. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac]*$/;
/** Letters of scripts that are read from the right, and what sets values apart among them. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200f\u061c\u2067\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const STAYS = /^(?:\p{M}|\u200c|\u200d)$/u;
/** They are needed to join letters, and nowhere else. */
const JOINERS = /[\u200c\u200d]/g;
/** Marks of direction and other signs that are not seen; a picture's variants are one picture. */
const UNSEEN = /(?!\u200c|\u200d)[\p{Cf}\p{Cc}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;
/** Marks that turn the line round instead of telling where a value ends. */
const OVERRIDES = /[\u202a-\u202e]/g;

let bidi: ReturnType<typeof bidiFactory> | undefined;
/** The algorithm with its tables, made for the first text that is read from the right. */
const bidiRules = () => (bidi ??= bidiFactory());
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** A line cut into runs, in the order in which they stand on paper from the left. */
export function textRunsOf(doc: InstanceType<typeof PdfKit>, line: string): readonly TextRun[] {
  if (PLAIN.test(line)) return line === "" ? [] : [{ part: usualPart, text: line, no: 0 }];
  const text = line.normalize("NFC").replace(OVERRIDES, "");
  const levels = FROM_RIGHT.test(text) ? bidiRules().getEmbeddingLevels(text, "auto").levels : undefined;
  const partOf = partFinder(doc, text);
  const runs: { part: FontPart; text: string; level: number }[] = [];
  let at = 0;
  for (const sign of text) {
    const level = levels?.[at] ?? 0;
    at += sign.length;
    if (sign.replace(UNSEEN, "") === "") continue;
    const last = runs.at(-1);
    if (last !== undefined && STAYS.test(sign)) {
      if (sign !== "\u200c" && sign !== "\u200d" && !hasSign(doc, last.part, sign)) continue;
      last.text += sign;
      continue;
    }
    const { shown, ...part } = partOf(sign);
    if (last?.level === level && last.part.font === part.font && last.part.part === part.part)
      last.text += shown;
    else runs.push({ part, text: shown, level });
  }
  const numbered = runs.map((run, no) => ({ ...run, no }));
  return inOrder(numbered).map(({ part, text, level, no }) => ({ part, text: drawn(text, level), no }));
}

/** Turns what is read from the right round, the innermost first (Unicode Bidirectional Algorithm, L2). */
function inOrder<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const turned: Run[] = [];
    let held: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) held.unshift(run);
      else {
        turned.push(...held, run);
        held = [];
      }
    }
    ordered = [...turned, ...held];
  }
  return ordered;
}

/** Letters of Arabic are turned round where they are joined; signs of other fonts, brackets say, here. */
function drawn(text: string, level: number): string {
  if (level % 2 === 0)
    return /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text) ? text : text.replace(JOINERS, "");
  const mirrored = [...text].map((sign) => bidiRules().getMirroredCharacter(sign) ?? sign).join("");
  if (/\p{Script=Arabic}/u.test(text)) return mirrored;
  return Array.from(graphemes.segment(mirrored.replace(JOINERS, "")), ({ segment }) => segment)
    .toReversed()
    .join("");
}
