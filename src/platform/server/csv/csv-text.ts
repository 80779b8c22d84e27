import papa from "papaparse";
import type { CsvCell } from "../../contract/lists.ts";

/**
 * What a spreadsheet would run as a formula when a cell begins with it (OWASP, ASVS 1.2.10), full-width forms too;
 * plain numbers stay numbers, negative ones too.
 */
const FORMULA = /^(?!-?[0-9]+(?:\.[0-9]+)?$)[=+\-@\t\r\n\0＝＋－＠]/;
const BYTE_ORDER_MARK = "\uFEFF";

/** How a file begins, so that spreadsheets read its accents. */
export const csvStart = BYTE_ORDER_MARK;

/** Between the columns: a comma, or the semicolon that the ministry's portal takes. */
export type CsvDelimiter = "," | ";";

/** Rows as lines of CSV (RFC 4180), each ended. Text that would be run as a formula is made text with an apostrophe. */
export function csvLines(rows: readonly (readonly CsvCell[])[], delimiter: CsvDelimiter = ","): string {
  if (rows.length === 0) return "";
  const lines = papa.unparse(
    rows.map((cells) => [...cells]),
    // A semicolon parts columns where the decimal sign is a comma.
    {
      delimiter,
      newline: "\r\n",
      escapeFormulae: FORMULA,
      quotes: (cell: unknown) => String(cell).includes(";"),
    },
  );
  return `${lines}\r\n`;
}
