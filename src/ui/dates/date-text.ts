import { westernDigits } from "#platform/domain/text/western-digits.ts";

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Between the figures of a date. */
const APART = String.raw`(?:[/.\-] ?| )`;
const DAY_FIRST = new RegExp(`^(\\d{1,2})${APART}(\\d{1,2})${APART}(\\d{4})$`);
const YEAR_FIRST = new RegExp(`^(\\d{4})${APART}(\\d{1,2})${APART}(\\d{1,2})\\.?$`);
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** Tells whether the text is `YYYY-MM-DD` and a day that exists. */
export function isDate(text: string): boolean {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined) return false;
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Years before 100 are years of the last century to Date.UTC, and so are refused.
  return instant.toISOString().slice(0, 10) === text;
}

/**
 * `5/3/2026`, `05-03-2026` or `05032026`, day first, and `2026/3/5` or `2026. 3. 5.`, year first, as `2026-03-05`; what
 * is no date comes back as it was typed. Four figures at the beginning are a year: no order of a language is asked for.
 */
export function readDate(typed: string): string {
  const text = westernDigits(typed).trim();
  const [, year, month = "", day = ""] = YEAR_FIRST.exec(text) ?? dayFirst(text) ?? [];
  if (year === undefined) return text;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : text;
}

function dayFirst(text: string): readonly string[] | undefined {
  const [whole, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  return whole === undefined ? undefined : ([whole, year, month, day] as readonly string[]);
}

/** What a slash follows, where dates are written day first, and where they begin with the year. */
const BEFORE_SLASH = { dayFirst: /^\d{2}(\/\d{2})?$/, yearFirst: /^\d{4}(\/\d{2})?$/ };

/**
 * The text with the slash that follows a part of a date: a phone's figures have none. `example` is any date as the reader's language
 * writes it. Deleting adds nothing.
 */
export function addSlash(before: string, typed: string, example: string): string {
  const isTypedOn = typed.length === before.length + 1 && typed.startsWith(before);
  const order = /^\d{4}/.test(westernDigits(example)) ? "yearFirst" : "dayFirst";
  return isTypedOn && BEFORE_SLASH[order].test(westernDigits(typed)) ? `${typed}/` : typed;
}
