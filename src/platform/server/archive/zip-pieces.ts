import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { ZipFile } from "yazl";
import type { ArchivedFile, ArchiveFile } from "../../contract/archive.ts";
import { attachment } from "./attachment.ts";

/**
 * Sends a zip, stored or made meanwhile: the next piece is made when the reader has taken the one before. A
 * failure before the first file is answered as any refusal; a later one cuts the connection, and the browser
 * reports an incomplete file.
 */
export async function sendArchive(reply: FastifyReply, archive: ArchiveFile): Promise<FastifyReply> {
  const made = "pieces" in archive ? archive.pieces : zipPieces(archive.files, archive.madeAt);
  const pieces = made[Symbol.asyncIterator]();
  const first = await pieces.next();
  const whole = async function* () {
    try {
      if (!first.done) yield first.value;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      // When the reader leaves, the making ends.
      await pieces.return?.(undefined);
    }
  };
  if ("bytes" in archive) reply.header("content-length", archive.bytes);
  return reply
    .type("application/zip")
    .header("content-disposition", attachment(archive.name))
    .send(Readable.from(whole(), { objectMode: false }));
}

/**
 * A zip of any size in pieces, as they are made: packed beside the server's other work (zlib's threads), each file asked for when the
 * one before is packed, and held back while nobody takes the pieces. What fails while a file is made fails here. With more than 4 GB, or
 * more files than 65,535, it becomes ZIP64. All files get the time `madeAt`.
 */
export async function* zipPieces(files: AsyncIterable<ArchivedFile>, madeAt: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  const stop = new AbortController();
  const feeding = feed(zip, files, madeAt, stop.signal).catch((error: Error) => void out.destroy(error));
  try {
    for await (const piece of out) yield piece as Buffer;
  } finally {
    stop.abort();
    out.destroy();
    await feeding;
  }
}

async function feed(
  zip: ZipFile,
  files: AsyncIterable<ArchivedFile>,
  mtime: Date,
  signal: AbortSignal,
): Promise<void> {
  zip.on("error", () => undefined);
  for await (const { name, bytes, isDense = false } of files) {
    const source = Readable.from(bytes instanceof Uint8Array ? [Buffer.from(bytes)] : bytes, {
      objectMode: false,
    });
    const done = once(source, "end", { signal });
    zip.addReadStream(source, name, { compress: !isDense, mtime });
    try {
      await done;
    } catch (error) {
      source.destroy();
      if (signal.aborted) return;
      throw error;
    }
  }
  zip.end();
}
