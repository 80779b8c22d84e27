/** Text of a CSV file, and the separator of its cells if it says so itself. */
export interface SeparatedText {
  readonly text: string;
  /** Empty when the reader has to find it out. */
  readonly delimiter: string;
}

const BYTE_ORDER_MARK = /^\uFEFF/;
/** Spreadsheets may fill the line up to the width of the table, or put it in quotes. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n|$)/i;

/** Separators that a reader tries when the file does not say its own. */
export const CSV_DELIMITERS = [",", ";", "\t"];

/**
 * Takes off what a spreadsheet reads and never shows: the mark of the encoding, and a first line `sep=;`. Lines
 * therefore count as the spreadsheet counts them.
 */
export function separatedText(csv: string): SeparatedText {
  const bare = csv.replace(BYTE_ORDER_MARK, "");
  const line = SEPARATOR_LINE.exec(bare);
  return line
    ? { text: bare.slice(line[0].length), delimiter: line[1] ?? "" }
    : { text: bare, delimiter: "" };
}
