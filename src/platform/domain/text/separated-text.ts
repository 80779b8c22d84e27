/** Text of a CSV file, and the separator of its cells. */
export interface SeparatedText {
  readonly text: string;
  readonly delimiter: string;
}

const BYTE_ORDER_MARK = /^\uFEFF/;
/** Spreadsheets may fill the line up to the width of the table, or put it in quotes. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n|$)/i;

/** Separators that spreadsheets write; the first is meant where a file has a single column. */
const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Takes off what a spreadsheet reads and never shows: the mark of the encoding, and a first line `sep=;`. Lines
 * therefore count as the spreadsheet counts them. Without such a line the separator is the one of the head.
 */
export function separatedText(csv: string): SeparatedText {
  const bare = csv.replace(BYTE_ORDER_MARK, "");
  const line = SEPARATOR_LINE.exec(bare);
  const [all = "", said] = line ?? [];
  return said === undefined
    ? { text: bare, delimiter: delimiterOfHead(bare) }
    : { text: bare.slice(all.length), delimiter: said };
}

/** Longest head that is looked at, in characters. */
const HEAD_MAX = 10_000;
const QUOTED = /"(?:[^"]|"")*"/g;

/** Returns the separator that stands most often in the first line that is not blank, outside quotes. */
function delimiterOfHead(text: string): string {
  const [head = ""] = text
    .trimStart()
    .slice(0, HEAD_MAX)
    .replaceAll(QUOTED, "")
    .split(/[\r\n]/, 1);
  const countOf = (delimiter: string) => head.split(delimiter).length;
  const [most = ","] = DELIMITERS.toSorted((a, b) => countOf(b) - countOf(a));
  return most;
}
