import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { CsvCell, CsvFile } from "../../contract/lists.ts";
import { type CsvDelimiter, csvLines, csvStart } from "./csv-text.ts";

/** Rows that become one piece of the stream. */
const ROWS_A_PIECE = 200;

/**
 * Sends a file while its rows are read. The first piece is made before anything is sent, so that what fails at once is
 * told as any refusal; what fails later cuts the connection, and the browser says that the file is not whole.
 */
export async function sendCsv(reply: FastifyReply, file: CsvFile): Promise<FastifyReply> {
  const { name, rows, isForMinistry } = file;
  const pieces = piecesOf(rows, isForMinistry ? ";" : ",");
  const first = await pieces.next();
  const text = async function* () {
    yield (isForMinistry ? "" : csvStart) + (first.done ? "" : first.value);
    yield* pieces;
  };
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Readable.from(text()));
}

async function* piecesOf(rows: CsvFile["rows"], delimiter: CsvDelimiter): AsyncGenerator<string> {
  let piece: (readonly CsvCell[])[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < ROWS_A_PIECE) continue;
    yield csvLines(piece, delimiter);
    piece = [];
  }
  yield csvLines(piece, delimiter);
}
