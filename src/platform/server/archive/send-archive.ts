import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { ArchiveFile } from "../../contract/archive.ts";
import { zipPieces } from "./zip-pieces.ts";

/**
 * Sends a zip, as it was kept or while its files are made: the next is asked for when the reader has taken the one before. What fails before the first
 * file is told as any refusal; what fails later cuts the connection, and the browser says that the file is not whole.
 */
export async function sendArchive(reply: FastifyReply, archive: ArchiveFile): Promise<FastifyReply> {
  const { name } = archive;
  const made = "pieces" in archive ? archive.pieces : zipPieces(archive.files, archive.madeAt);
  const pieces = made[Symbol.asyncIterator]();
  const first = await pieces.next();
  const whole = async function* () {
    try {
      if (!first.done) yield first.value;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      // A reader that leaves ends the making.
      await pieces.return?.(undefined);
    }
  };
  if ("bytes" in archive) reply.header("content-length", archive.bytes);
  return reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Readable.from(whole(), { objectMode: false }));
}
