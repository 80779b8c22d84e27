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

/**
 * The text with the slash that follows a day or a month of two figures: a phone's figures have none. Deleting adds
 * nothing.
 */
export function addSlash(before: string, typed: string): string {
  const isTypedOn = typed.length === before.length + 1 && typed.startsWith(before);
  return isTypedOn && /^\d{2}(\/\d{2})?$/.test(westernDigits(typed)) ? `${typed}/` : typed;
}
