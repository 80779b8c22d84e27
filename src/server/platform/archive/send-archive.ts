import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { ArchivedFile, ArchiveFile } from "../../../contract/platform/archive.ts";

/**
 * Sends a zip, as it was kept or while its files are made: the next is asked for when the reader has taken the one before. What fails before the first
 * file is told as any refusal; what fails later cuts the connection, and the browser says that the file is not whole.
 */
export async function sendArchive(reply: FastifyReply, archive: ArchiveFile): Promise<FastifyReply> {
  const { name } = archive;
  const pieces = "pieces" in archive ? archive.pieces[Symbol.asyncIterator]() : piecesOf(archive.files);
  const first = await pieces.next();
  const whole = async function* () {
    if (!first.done) yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  if ("bytes" in archive) reply.header("content-length", archive.bytes);
  return reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Readable.from(whole(), { objectMode: false }));
}

async function* piecesOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, bytes, isDense = false } of files) {
    const file = isDense ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      file.push(piece, false);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
