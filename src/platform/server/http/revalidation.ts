import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import accepts from "accepts";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Owner of an answer (a restaurant, or a restaurant and the request), and the state it follows from: a short
 * text from one cheap query. The same state gives the same answer to everybody. The state is read before the
 * handler reads anything, so that a change in between makes the state old, never the answer.
 */
export interface Followed {
  readonly of: string;
  readonly state: string;
}

/** Most answers kept for each route, and the memory of all their bodies. */
const KEPT = { answers: 2_000, bytes: 64 * 1024 * 1024 };

interface Kept {
  readonly state: string;
  readonly making: Promise<CachedAnswer>;
  bytes: number;
}

/**
 * Keeps the newest answer of each name with its state: a client that has it is told so, another one gets a
 * copy, and requests that arrive while it is made wait for the same one. The ETag stays the hash of the
 * answer: every process gives the same one, a new release another one where its answers differ. A dropped
 * answer is made again.
 */
export class Revalidation {
  readonly #most: typeof KEPT;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(most = KEPT) {
    this.#most = most;
  }

  /** Returns the current answer; `make` builds it in wire form when it is not there yet. */
  answer({ of, state }: Followed, make: () => Promise<unknown>): Promise<CachedAnswer> {
    return this.kept({ of, state }, () => make().then((encoded) => CachedAnswer.of(encoded)));
  }

  /** The same for an answer that is made in its final form. */
  async kept({ of, state }: Followed, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const known = this.#kept.get(of);
    if (known?.state === state) {
      // The longest unused is dropped first.
      this.#kept.delete(of);
      this.#kept.set(of, known);
      return known.making;
    }
    const kept: Kept = { state, making: make(), bytes: 0 };
    this.#drop(of);
    this.#kept.set(of, kept);
    try {
      const answer = await kept.making;
      this.#weigh(of, kept, answer.bytes);
      return answer;
    } catch (error) {
      if (this.#kept.get(of) === kept) this.#drop(of);
      throw error;
    }
  }

  #weigh(of: string, kept: Kept, bytes: number): void {
    if (this.#kept.get(of) !== kept) return;
    kept.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most.answers && this.#bytes <= this.#most.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(of: string): void {
    this.#bytes -= this.#kept.get(of)?.bytes ?? 0;
    this.#kept.delete(of);
  }
}

/** Tells whether the client has the answer already. */
export function hasAnswer(request: FastifyRequest, { etag }: CachedAnswer): boolean {
  return request.headers["if-none-match"] === etag;
}

const [toBrotli, fromBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];

/** Other answers are compressed as hard (build-app.ts). */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer made, encoded and compressed once; every further one is a copy. */
export class CachedAnswer {
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
  static of(encoded: unknown): Promise<CachedAnswer> {
    return CachedAnswer.ofText(JSON.stringify(encoded), "application/json; charset=utf-8");
  }

  static async ofText(text: string, mediaType: string): Promise<CachedAnswer> {
    const etag = `W/"${createHash("sha1").update(text).digest("base64")}"`;
    return new CachedAnswer(etag, mediaType, await toBrotli(text, QUALITY));
  }

  /** Memory of both encodings, in bytes. */
  get bytes(): number {
    return 2 * this.#brotli.length;
  }

  /** The body in the encoding that the client takes, with the headers that tell so. */
  async body(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    reply.header("etag", this.etag).header("vary", "accept-encoding").type(this.#mediaType);
    const accepted = accepts(request.raw).encodings();
    // The smaller encoding wins, in whatever order a client names them, as for every other answer.
    const encoding = (["br", "gzip"] as const).find((known) => accepted.includes(known));
    if (encoding === undefined) return fromBrotli(this.#brotli);
    reply.header("content-encoding", encoding);
    if (encoding === "br") return this.#brotli;
    this.#gzip ??= fromBrotli(this.#brotli).then((text) => toGzip(text));
    return this.#gzip;
  }
}
