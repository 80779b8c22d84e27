import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import accepts from "accepts";
import type { FastifyReply, FastifyRequest } from "fastify";

const [toBrotli, fromBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];

/** The answers of everything else are compressed as hard (build-app.ts). */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer made, encoded and compressed once; every further one is a copy. */
export class KeptAnswer {
  readonly etag: string;
  readonly #brotli: Buffer;
  #gzip: Promise<Buffer> | undefined;

  readonly #mediaType: string;

  private constructor(etag: string, mediaType: string, brotli: Buffer) {
    this.etag = etag;
    this.#mediaType = mediaType;
    this.#brotli = brotli;
  }

  /** An answer of the API. */
  static of(encoded: unknown): Promise<KeptAnswer> {
    return KeptAnswer.ofText(JSON.stringify(encoded), "application/json; charset=utf-8");
  }

  static async ofText(text: string, mediaType: string): Promise<KeptAnswer> {
    const etag = `W/"${createHash("sha1").update(text).digest("base64")}"`;
    return new KeptAnswer(etag, mediaType, await toBrotli(text, QUALITY));
  }

  /** What it takes in memory, both encodings, in bytes. */
  get bytes(): number {
    return 2 * this.#brotli.length;
  }

  /** The body in the encoding that the client takes, with the headers that tell so. */
  async body(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    reply.header("etag", this.etag).header("vary", "accept-encoding").type(this.#mediaType);
    const accepted = accepts(request.raw).encodings();
    // As for every other answer: the smaller one, in whatever order a client names them.
    const encoding = (["br", "gzip"] as const).find((known) => accepted.includes(known));
    if (encoding === undefined) return fromBrotli(this.#brotli);
    reply.header("content-encoding", encoding);
    if (encoding === "br") return this.#brotli;
    this.#gzip ??= fromBrotli(this.#brotli).then((text) => toGzip(text));
    return this.#gzip;
  }
}
