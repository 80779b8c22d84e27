import type { FastifyRequest } from "fastify";
import { KeptAnswer } from "./kept-answer.ts";

/**
 * Whose answer it is (a restaurant, or a restaurant and what was asked of it), and what the answer follows from, as a short
 * text that one cheap query gives: while it is the same, so is the answer, for whoever asks. Asked before the handler
 * reads anything, so that a change in between makes the text old, never the answer.
 */
export interface Followed {
  readonly of: string;
  readonly state: string;
}

/** How many newest answers are kept, for each route, and the memory of all their bodies. */
const KEPT = { answers: 2_000, bytes: 64 * 1024 * 1024 };

interface Kept {
  readonly state: string;
  readonly making: Promise<KeptAnswer>;
  bytes: number;
}

/**
 * Keeps the newest answer of each name with the state it belongs to: a client that has it is told so, another one
 * gets a copy, and those who ask while it is made wait for the same one. The ETag stays the hash of the answer: every
 * process gives the same one, a new version of the program another one where its answers differ, and what is dropped
 * costs one answer.
 */
export class Revalidation {
  readonly #most: typeof KEPT;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(most = KEPT) {
    this.#most = most;
  }

  /** The answer as it is now; `make` gives it in its wire form when nobody has asked for it yet. */
  answer({ of, state }: Followed, make: () => Promise<unknown>): Promise<KeptAnswer> {
    return this.kept({ of, state }, () => make().then((encoded) => KeptAnswer.of(encoded)));
  }

  /** The same of an answer that is made in its final form. */
  async kept({ of, state }: Followed, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
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

/** Whether the client has the answer already. */
export function hasAnswer(request: FastifyRequest, { etag }: KeptAnswer): boolean {
  return request.headers["if-none-match"] === etag;
}
