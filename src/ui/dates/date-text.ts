const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** Tells whether the text is `YYYY-MM-DD` and a day that exists. */
export function isDate(text: string): boolean {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined) return false;
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Years before 100 are years of the last century to Date.UTC, and so are refused.
  return instant.toISOString().slice(0, 10) === text;
}

/** `5/3/2026`, `05-03-2026` or `05032026`, day first, as `2026-03-05`; what is no date comes back as it was typed. */
export function readDate(typed: string): string {
  const text = typed.trim();
  const [, day = "", month = "", year] = WRITTEN.exec(text) ?? DIGITS.exec(text) ?? [];
  if (year === undefined) return text;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : text;
}

/** `2026-03-05` as `05/03/2026`; what is no date stays as it was typed. */
export function writeDate(value: string): string {
  return isDate(value) ? value.split("-").reverse().join("/") : value;
}

/**
 * The text with the slash that follows a day or a month of two figures: a phone's figures have none. Deleting adds
 * nothing.
 */
export function addSlash(before: string, typed: string): string {
  const isTypedOn = typed.length === before.length + 1 && typed.startsWith(before);
  return isTypedOn && /^\d{2}(\/\d{2})?$/.test(typed) ? `${typed}/` : typed;
}
