import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import { readNumber, type TwoReadings } from "#platform/domain/numbers/read-number.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { isVisible, PLAIN_LINES } from "#platform/domain/text/visible-text.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { FileColumn, FileProblem, FileProblemReason } from "./menu-file.ts";

/** Cells of one line by column; what the file lacks is empty. */
export type FileCells = Readonly<Partial<Record<FileColumn, string>>>;

/** Notes what is wrong with a cell of the line that is being read. */
export type Refuse = (
  column: FileColumn | null,
  reason: FileProblemReason,
  found?: string,
  readings?: TwoReadings,
) => void;

const FOUND_MAX = 40;

/** A list of problems, and a `Refuse` for each line. */
export function problemList(): { problems: FileProblem[]; at: (line: number) => Refuse } {
  const problems: FileProblem[] = [];
  const at =
    (line: number): Refuse =>
    (column, reason, found, readings) => {
      const shown = found === undefined || found === "" ? {} : { found: found.slice(0, FOUND_MAX) };
      const meant = readings && { thousands: readings.thousands, decimal: readings.decimal };
      problems.push({ line, column, reason, ...shown, ...(meant && { readings: meant }) });
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

/** Whether a reading has no more decimals than the column takes: another one is not offered. */
const isTaken = (reading: string, decimals: number): boolean =>
  (reading.split(".")[1]?.length ?? 0) <= decimals;

/**
 * A number that is not negative, as an integer of its last decimal (1.25 with two decimals is 125); null when the cell is
 * empty or refused. It is read as what is typed, but less of it is certain: a spreadsheet may write another form.
 */
export function numberCell(
  cells: FileCells,
  column: FileColumn,
  { decimals, max }: { readonly decimals: number; readonly max: number },
  refuse: Refuse,
): number | null {
  const text = cells[column] ?? "";
  const reading = readNumber(text, { decimals, most: max / 10 ** decimals, from: "file" });
  switch (reading.kind) {
    case "none":
      return null;
    case "number":
      return scaledFromDecimal(reading.plain, decimals);
    case "refused":
      refuse(column, reading.reason, text);
      return null;
    case "unclear":
      refuse(
        column,
        isTaken(reading.decimal, decimals) ? "ambiguous_number" : "thousands_mark",
        text,
        reading,
      );
      return null;
    default:
      return unreachable(reading);
  }
}
