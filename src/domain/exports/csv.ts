/** A cell: text, a number as it is written (`12.40`), or nothing. */
export type CsvCell = string | null;

/** What a spreadsheet would run as a formula when a cell begins with it (OWASP, ASVS 1.2.10), full-width forms too. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/;
const PLAIN_NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;
const NEEDS_QUOTES = /[",;\r\n]/;

/**
 * Rows as CSV (RFC 4180, with a byte order mark so that spreadsheets read accents). Text that would be run as a formula
 * is made text with an apostrophe; plain numbers stay numbers, negative ones too.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  const safe = FORMULA_START.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
