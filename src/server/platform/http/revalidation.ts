import type { FastifyRequest } from "fastify";
import type { AskingStaff } from "./context.ts";
import { KeptAnswer } from "./kept-answer.ts";

/**
 * What an answer follows from, as a short text that one cheap query gives: while it is the same, so is the answer, for
 * whoever of the restaurant asks. Asked before the handler reads anything, so that a change in between makes the text
 * old, never the answer.
 */
export type StateOf = (ctx: AskingStaff) => Promise<string>;

/** Restaurants of which the newest answer is kept, for each route, and the memory of all their bodies. */
const KEPT = { answers: 2_000, bytes: 64 * 1024 * 1024 };

interface Kept {
  readonly state: string;
  readonly making: Promise<KeptAnswer>;
  bytes: number;
}

/**
 * Keeps the newest answer of each restaurant with the state it belongs to: a client that has it is told so, another one
 * gets a copy, and those who ask while it is made wait for the same one. The ETag stays the hash of the answer: every
 * process gives the same one, a new version of the program another one where its answers differ, and what is dropped
 * costs one answer.
 */
export class Revalidation {
  readonly #stateOf: StateOf;
  readonly #most: typeof KEPT;
  readonly #kept = new Map<number, Kept>();
  #bytes = 0;

  constructor(stateOf: StateOf, most = KEPT) {
    this.#stateOf = stateOf;
    this.#most = most;
  }

  /** The answer as it is now; `make` gives it in its wire form when nobody has asked for it yet. */
  async answer(ctx: AskingStaff, make: () => Promise<unknown>): Promise<KeptAnswer> {
    const { tenantId } = ctx;
    const state = await this.#stateOf(ctx);
    const known = this.#kept.get(tenantId);
    if (known?.state === state) {
      // The longest unused is dropped first.
      this.#kept.delete(tenantId);
      this.#kept.set(tenantId, known);
      return known.making;
    }
    const kept: Kept = { state, making: make().then((encoded) => KeptAnswer.of(encoded)), bytes: 0 };
    this.#drop(tenantId);
    this.#kept.set(tenantId, kept);
    try {
      const answer = await kept.making;
      this.#weigh(tenantId, kept, answer.bytes);
      return answer;
    } catch (error) {
      if (this.#kept.get(tenantId) === kept) this.#drop(tenantId);
      throw error;
    }
  }

  #weigh(tenantId: number, kept: Kept, bytes: number): void {
    if (this.#kept.get(tenantId) !== kept) return;
    kept.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most.answers && this.#bytes <= this.#most.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(tenantId: number): void {
    this.#bytes -= this.#kept.get(tenantId)?.bytes ?? 0;
    this.#kept.delete(tenantId);
  }
}

/** Whether the client has the answer already. */
export function hasAnswer(request: FastifyRequest, { etag }: KeptAnswer): boolean {
  return request.headers["if-none-match"] === etag;
}
