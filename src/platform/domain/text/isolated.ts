import { directionOf, type Language } from "./languages.ts";

const FIRST_STRONG = "\u2068";
const END = "\u2069";

/** Letters that are read from right to left, in all scripts that have such, and marks that turn the direction. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that turn what follows them too, and end with no isolate of ours. */
const OVERRIDES = /[\u202a-\u202e]/g;
const DIGITS = /^\d*$/;
/** A mail program would take the closing mark into the address. */
const ADDRESS = /^https?:\/\//;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * A value as it stands inside a sentence of a language: a text of the other direction, a phone, an amount or a code
 * stands between the marks of an isolate (Unicode, UAX 9), so that neither turns the other round. Digits alone and the
 * address of a page are as they are.
 */
export function isolated(value: string, language: Language): string {
  if (DIGITS.test(value) || ADDRESS.test(value)) return value;
  if (directionOf(language) === "ltr" && !TURNS.test(value)) return value;
  return `${FIRST_STRONG}${value.replace(OVERRIDES, "")}${END}`;
}

/** A text without the marks of isolates: for names of files, cells of files, and what is stored or compared. */
export const withoutIsolates = (text: string): string => text.replace(ISOLATES, "");
