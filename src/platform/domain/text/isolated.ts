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
/** A letter from right to left that is not seen: what follows is a line of such a language, whatever it begins with. */
const FROM_RIGHT = "\u200f";
/** Marks that part values, in the order in which they open and close. */
const ISOLATES = /[\u2066-\u2069]/g;
const ONE_VALUE = /^\u2068[^\u2068\u2069]*\u2069$/;

/**
 * A value as it stands inside a sentence of a language: a text of the other direction, a phone, an amount or a code
 * stands between the marks of an isolate (Unicode, UAX 9), so that neither turns the other round. Digits alone and the
 * address of a page are as they are.
 */
export function isolated(value: string, language: Language): string {
  if (DIGITS.test(value) || ADDRESS.test(value)) return value;
  if (directionOf(language) === "ltr" && !TURNS.test(value)) return value;
  const inside = value.replace(OVERRIDES, "");
  return `${FIRST_STRONG}${isClosed(inside) ? inside : inside.replace(ISOLATES, "")}${END}`;
}

/** Tells whether what a value opens is closed inside it, so that its end ends nothing around it. */
function isClosed(value: string): boolean {
  let open = 0;
  for (const [mark] of value.matchAll(ISOLATES)) {
    open += mark === END ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Values on one line of a language, as `join` puts them together: each keeps its own direction, and the line begins where
 * lines of the language begin. A value alone is as it is.
 */
export function joinedLine(
  values: readonly string[],
  language: Language,
  join: (values: readonly string[]) => string,
): string {
  const line = join(values.length < 2 ? values : values.map((value) => isolated(value, language)));
  return values.length > 1 && directionOf(language) === "rtl" ? FROM_RIGHT + line : line;
}

/**
 * A line that begins with a value, as a line of its language: what finds its direction by itself passes over isolates,
 * and "until: 7 days" would be read from the left in Arabic. A value alone keeps its own.
 */
export function asLine(text: string, language: Language): string {
  const begins = text.startsWith(FIRST_STRONG) && !ONE_VALUE.test(text);
  return begins && directionOf(language) === "rtl" ? FROM_RIGHT + text : text;
}
