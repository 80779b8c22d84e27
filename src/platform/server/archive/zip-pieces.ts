import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { ArchivedFile } from "../../contract/archive.ts";

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
