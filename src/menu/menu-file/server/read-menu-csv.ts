import papa from "papaparse";
import type { FileProblem } from "../domain/menu-file.ts";
import { type ReadMenuFile, readMenuFile } from "../domain/read-menu-file.ts";
import { readWords } from "./menu-file-words.ts";

const BYTE_ORDER_MARK = /^\uFEFF/;

/** A menu out of the text of a CSV file, whatever parts its cells. A quote that is never closed is told at its line. */
export function readMenuCsv(csv: string): ReadMenuFile {
  const { data, errors } = papa.parse<string[]>(csv.replace(BYTE_ORDER_MARK, ""), {
    delimitersToGuess: [",", ";", "\t"],
  });
  const open = errors.find(({ code }) => code === "MissingQuotes" || code === "InvalidQuotes");
  const read = readMenuFile(data, readWords);
  if (open === undefined) return read;
  const problem: FileProblem = { line: (open.row ?? 0) + 1, column: null, reason: "quote_open" };
  return { ...read, problems: [problem, ...read.problems] };
}
