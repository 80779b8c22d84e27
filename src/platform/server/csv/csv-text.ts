import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import papa from "papaparse";
import type { CsvCell, CsvFile } from "../../contract/lists.ts";
import { unturnedText } from "../../domain/text/visible-text.ts";
import { attachment } from "../archive/attachment.ts";

/** Rows that become one piece of the stream. */
const ROWS_A_PIECE = 200;

/**
 * Sends a file while its rows are read. The first piece is made before anything is sent, so that an early
 * failure is answered as any refusal; a later one cuts the connection, and the browser reports an incomplete
 * file.
 */
export async function sendCsv(reply: FastifyReply, file: CsvFile): Promise<FastifyReply> {
  const pieces = csvPieces(file);
  const first = await pieces.next();
  const text = async function* () {
    yield first.done ? "" : first.value;
    yield* pieces;
  };
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", attachment(file.name))
    .send(Readable.from(text()));
}

/** The text of a file, piece by piece; one for people begins with the mark by which spreadsheets read its accents. */
export async function* csvPieces({
  rows,
  isForMinistry = false,
}: Pick<CsvFile, "rows"> & { readonly isForMinistry?: boolean }): AsyncGenerator<string> {
  const delimiter = isForMinistry ? ";" : ",";
  let start = isForMinistry ? "" : csvStart;
  let piece: (readonly CsvCell[])[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < ROWS_A_PIECE) continue;
    yield start + csvLines(piece, delimiter);
    start = "";
    piece = [];
  }
  yield start + csvLines(piece, delimiter);
}

/**
 * Beginnings of cells that a spreadsheet would run as a formula (OWASP, ASVS 1.2.10), full-width forms too;
 * plain numbers stay numbers, negative ones too.
 */
const FORMULA = /^(?!-?[0-9]+(?:\.[0-9]+)?$)[=+\-@\t\r\n\0＝＋－＠]/;
const BYTE_ORDER_MARK = "\uFEFF";

/** Beginning of a file, by which spreadsheets read its accents. */
export const csvStart = BYTE_ORDER_MARK;

/** Separator of columns: a comma, or the semicolon of the ministry's portal. */
type CsvDelimiter = "," | ";";

/** Rows as lines of CSV (RFC 4180), each ended. Text that would be run as a formula is made text with an apostrophe. */
export function csvLines(rows: readonly (readonly CsvCell[])[], delimiter: CsvDelimiter = ","): string {
  if (rows.length === 0) return "";
  const lines = papa.unparse(
    rows.map((cells) => cells.map((cell) => (typeof cell === "string" ? unturnedText(cell) : cell))),
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
