import { readFile } from "node:fs/promises";
import path from "node:path";
import accepts from "accepts";
import type { FastifyInstance } from "fastify";
import { unknownAddress } from "../http/program-words.ts";

/** A built file in the encodings it was written in; null: too small to be worth one. */
interface BuiltFile {
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const mediaTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/**
 * Serves the files of a build whose names tell their content (`[hash].js`), below `prefix`, for ever. Each is read once and
 * kept: `@fastify/static` looks into the folder, at the file and at its encodings at every request, which took 5 ms of
 * processor for each of the hundred files of a screen. The folder may still be being built. Refuses `not_found` for what is
 * not in it, and for a kind of file that `mediaTypes` does not name.
 */
export function serveHashedFiles(app: FastifyInstance, prefix: string, folder: string): void {
  const kept = new Map<string, BuiltFile>();
  app.get<{ Params: { name: string } }>(
    `${prefix}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const mediaType = mediaTypes[path.extname(name)];
      const file =
        mediaType === undefined || !/^[\w-]+\.\w+$/.test(name)
          ? undefined
          : (kept.get(name) ?? (await readBuilt(path.join(folder, name))));
      if (file === undefined || mediaType === undefined) throw unknownAddress(request);
      kept.set(name, file);
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("vary", "accept-encoding")
        .header("etag", `W/"${name}"`)
        .type(mediaType);
      const accepted = accepts(request.raw).encodings();
      const encoding = (["br", "gzip"] as const).find((each) => file[each] && accepted.includes(each));
      if (encoding) reply.header("content-encoding", encoding);
      return reply.send(file[encoding ?? "plain"]);
    },
  );
}

async function readBuilt(file: string): Promise<BuiltFile | undefined> {
  const [plain, br, gzip] = await Promise.all(
    ["", ".br", ".gz"].map((end) => readFile(file + end).catch(() => null)),
  );
  return plain ? { plain, br: br ?? null, gzip: gzip ?? null } : undefined;
}
