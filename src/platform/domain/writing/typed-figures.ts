import type { Writing } from "../text/languages.ts";
import { numberFormat } from "./formats.ts";

/**
 * A number that stands free in words, with its percent sign. What is part of a name, a code, a moment or an address is none:
 * F-07, 01, P001, "11 · Services", 2026-11-20.
 */
const FIGURE =
  /(?<![\p{sc=Latn}\d][.,]?|[./:_#@+-])(?:0|[1-9]\d*)(?:[.,]\d+)*%?(?![\p{sc=Latn}\d_@]|[./:,-][\p{sc=Latn}\d]| ·)/gu;

/** Words whose figures somebody typed, in the digits of the writing: "at least 8 characters". They were typed in western ones. */
export function withFiguresIn(words: string, { locale }: Writing): string {
  return words.replace(FIGURE, (figure) =>
    figure.replace(/[\d.,%]/g, (sign) => signsOf(locale).get(sign) ?? sign),
  );
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Returns the signs of the locale for western digits, decimal point, comma of thousands and percent sign. */
function signsOf(locale: string): ReadonlyMap<string, string> {
  const signs = known.get(locale) ?? readSigns(locale);
  known.set(locale, signs);
  return signs;
}

function readSigns(locale: string): ReadonlyMap<string, string> {
  const digits = numberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const parts = numberFormat(locale, { style: "percent", minimumFractionDigits: 1 }).formatToParts(10_000);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return new Map([
    ...[...digits].map((digit, place) => [String(9 - place), digit] as const),
    [".", sign("decimal") ?? "."],
    [",", sign("group") ?? ","],
    ["%", sign("percentSign") ?? "%"],
  ]);
}
