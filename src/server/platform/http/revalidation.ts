import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StaffContext } from "./context.ts";

/**
 * What an answer follows from, as a short text that one cheap query gives: while it is the same, so is the answer.
 * Asked before the handler reads anything, so that a change in between makes the text old, never the answer.
 */
export type StateOf = (ctx: StaffContext) => Promise<string>;

/** Restaurants of which the newest answer is remembered, for each route. */
const REMEMBERED = 2_000;

/**
 * Remembers which answer (its ETag) belonged to which state, so that a client that has it is told so without the answer
 * being made. The ETag stays the hash of the answer: every process gives the same one, a new version of the program
 * another one where its answers differ, and what is forgotten costs one answer.
 */
export class Revalidation {
  readonly #stateOf: StateOf;
  readonly #known = new Map<number, { readonly state: string; readonly etag: string }>();

  constructor(stateOf: StateOf) {
    this.#stateOf = stateOf;
  }

  /** The state now, and whether the client has the answer that belongs to it already. */
  async check(ctx: StaffContext, request: FastifyRequest): Promise<{ state: string; etag: string | null }> {
    const state = await this.#stateOf(ctx);
    const known = this.#known.get(ctx.tenantId);
    const has = known?.state === state && request.headers["if-none-match"] === known.etag;
    return { state, etag: has ? known.etag : null };
  }

  /** The answer as text, with its ETag in the reply, remembered for the state. */
  keep(tenantId: number, state: string, reply: FastifyReply, encoded: unknown): string {
    const text = JSON.stringify(encoded);
    const etag = `W/"${createHash("sha1").update(text).digest("base64")}"`;
    this.#known.delete(tenantId);
    this.#known.set(tenantId, { state, etag });
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    reply.header("etag", etag).type("application/json; charset=utf-8");
    return text;
  }
}
