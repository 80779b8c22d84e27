import { searchText } from "../menu/search-text.ts";
import { isVisible, PLAIN_LINES } from "../text/visible-text.ts";
import type { FileColumn, FileProblem, FileProblemReason } from "./menu-file.ts";

/** Cells of one line by column; what the file lacks is empty. */
export type FileCells = Readonly<Partial<Record<FileColumn, string>>>;

/** Notes what is wrong with a cell of the line that is being read. */
export type Refuse = (column: FileColumn | null, reason: FileProblemReason, found?: string) => void;

const FOUND_MAX = 40;

/** A list of problems, and a `Refuse` for each line. */
export function problemList(): { problems: FileProblem[]; at: (line: number) => Refuse } {
  const problems: FileProblem[] = [];
  const at =
    (line: number): Refuse =>
    (column, reason, found) => {
      const shown = found === undefined || found === "" ? {} : { found: found.slice(0, FOUND_MAX) };
      problems.push({ line, column, reason, ...shown });
    };
  return { problems, at };
}

/**
 * A text of at most so many characters, as forms take it: without control characters, and "" where nobody would see
 * anything. Refused when it is needed and missing.
 */
export function textCell(
  cells: FileCells,
  column: FileColumn,
  { max, isRequired = false }: { readonly max: number; readonly isRequired?: boolean },
  refuse: Refuse,
): string {
  const written = cells[column] ?? "";
  const text = isVisible(written) ? written : "";
  if (!PLAIN_LINES.test(text)) refuse(column, "control_characters");
  if (text === "" && isRequired) refuse(column, "required");
  if (text.length > max) refuse(column, "too_long", text);
  return text;
}

const YES = new Set(["si", "s", "yes", "y", "true", "verdadero", "1", "x"]);
const NO = new Set(["no", "n", "false", "falso", "0"]);

/** Yes or no in the words and figures that people and spreadsheets write; `unless` for an empty cell. */
export function flagCell(cells: FileCells, column: FileColumn, unless: boolean, refuse: Refuse): boolean {
  const text = searchText(cells[column] ?? "");
  if (text === "") return unless;
  if (YES.has(text)) return true;
  if (!NO.has(text)) refuse(column, "not_yes_or_no", text);
  return false;
}

const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const DECIMAL_COMMA = /^\d*,\d+$/;
const PLAIN = /^(\d*)(?:\.(\d*))?$/;

/** Digits that a number holds exactly. */
const DIGITS_MAX = 16;

/**
 * A number that is not negative, as an integer of its last decimal (1.25 with two decimals is 125); null when the cell is
 * empty or refused. A comma is a decimal sign unless three figures follow it: then it groups thousands, and where the number may have as many
 * decimals, nobody can tell and it is refused.
 */
export function numberCell(
  cells: FileCells,
  column: FileColumn,
  { decimals, max }: { readonly decimals: number; readonly max: number },
  refuse: Refuse,
): number | null {
  const text = (cells[column] ?? "").replace(/[\s$%₡€£¥]/g, "");
  if (text === "") return null;
  const plain = plainNumber(text, decimals);
  const match = typeof plain === "object" ? PLAIN.exec(plain.text) : null;
  const [whole = "", fraction = ""] = [match?.[1], match?.[2]?.replace(/0+$/, "")];
  const reason = reasonAgainst();
  if (reason !== null) {
    refuse(column, reason, cells[column]);
    return null;
  }
  return Number(`${whole}${fraction.padEnd(decimals, "0")}`);

  function reasonAgainst(): FileProblemReason | null {
    if (typeof plain === "string") return plain;
    if (!match || match[0] === "." || match[0] === "") return "not_a_number";
    if (fraction.length > decimals) return "too_many_decimals";
    const digits = `${whole}${fraction.padEnd(decimals, "0")}`.replace(/^0+(?=\d)/, "");
    return digits.length > DIGITS_MAX || Number(digits) > max ? "too_large" : null;
  }
}

/** The number with a decimal point and nothing else, or why there is none. */
function plainNumber(text: string, decimals: number): { text: string } | FileProblemReason {
  if (/^-/.test(text)) return /^-[\d.,]+$/.test(text) ? "negative" : "not_a_number";
  if (GROUPED.test(text)) {
    const isOneComma = text.indexOf(",") === text.lastIndexOf(",") && !text.includes(".");
    return isOneComma && decimals >= 3 ? "ambiguous_number" : { text: text.replaceAll(",", "") };
  }
  return { text: DECIMAL_COMMA.test(text) ? text.replace(",", ".") : text };
}
