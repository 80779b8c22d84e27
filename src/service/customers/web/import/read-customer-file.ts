import papa from "papaparse";
import type { ResponseOf } from "#platform/contract/define.ts";
import { separatedText } from "#platform/domain/text/separated-text.ts";
import type { previewCustomerImport } from "../../contract/customer-import.ts";
import {
  CUSTOMER_ROWS_MAX,
  type CustomerLine,
  type DuplicateChoice,
  readCustomerLines,
} from "../../domain/customer-file.ts";

export type ImportPreview = ResponseOf<typeof previewCustomerImport>;

/** Lines of an import, and the treatment of those whose phone is taken. */
export interface CustomerContent {
  readonly lines: readonly CustomerLine[];
  readonly doubles: DuplicateChoice;
}

type FileRefusal = "quote_open" | "column_mismatch" | "no_data" | "too_many";

const refused = (reason: FileRefusal) => ({ reason: `customers.import.refused.${reason}` as const });

/**
 * Reads the customers in the text of a CSV file with any separator of a spreadsheet; its header must be ours. Blank lines are
 * dropped.
 */
export function readCustomerFile(text: string) {
  const file = separatedText(text);
  const { data, errors } = papa.parse<string[]>(file.text, { delimiter: file.delimiter });
  if (errors.some(({ code }) => code === "MissingQuotes" || code === "InvalidQuotes"))
    return refused("quote_open");
  const read = readCustomerLines(data);
  if ("problem" in read) return refused(read.problem);
  if (read.lines.length > CUSTOMER_ROWS_MAX) return refused("too_many");
  return { content: { lines: read.lines, doubles: "skip" } satisfies CustomerContent };
}
