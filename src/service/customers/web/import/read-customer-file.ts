import papa from "papaparse";
import { decodeText } from "#platform/web/files/decode-text.ts";
import { CUSTOMER_ROWS_MAX, type CustomerLine, readCustomerLines } from "../../domain/customer-file.ts";

/** Why a file is not looked at any further; words under `customers.import.refused` in the words. */
export type FileRefusal =
  | "empty"
  | "not_text"
  | "workbook"
  | "quote_open"
  | "column_mismatch"
  | "no_data"
  | "too_many";

export type ReadCustomers =
  | { readonly ok: true; readonly lines: readonly CustomerLine[] }
  | { readonly ok: false; readonly reason: FileRefusal };

/**
 * The customers in the bytes of a CSV file, in whatever encoding a spreadsheet saved it and whatever parts its cells; its
 * head has to be ours. Lines without a word are dropped.
 */
export function readCustomerFile(bytes: Uint8Array): ReadCustomers {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { data, errors } = papa.parse<string[]>(decoded.text, { delimitersToGuess: [",", ";", "\t"] });
  if (errors.some(({ code }) => code === "MissingQuotes" || code === "InvalidQuotes"))
    return { ok: false, reason: "quote_open" };
  const read = readCustomerLines(data);
  if ("problem" in read) return { ok: false, reason: read.problem };
  return read.lines.length > CUSTOMER_ROWS_MAX
    ? { ok: false, reason: "too_many" }
    : { ok: true, lines: read.lines };
}
