import type { FastifyInstance, FastifyRequest } from "fastify";
import { askerOf } from "./asker.ts";
import { type CountedLimit, countedLimit } from "./limits/counted-limit.ts";

/** Refusals a minute that are sent at once: a person who is told to wait asks a few times more. */
const AT_ONCE = 100;
const WINDOW_MS = 60_000;
const WAIT_MS = 2_000;
/** Answers of this process that wait at once; a connection beyond them is cut. */
const MAX_WAITING = 1_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Slows down clients that were told to wait and do not. */
    lateRefusals: LateRefusals;
  }
}

/**
 * Delays refusals to clients that go on above a limit. Refusing costs work, too: answered at once, one phone
 * asks thousands of times a second, and the tills wait behind it.
 */
export class LateRefusals {
  readonly #count: CountedLimit;
  #waiting = 0;

  constructor(app: FastifyInstance) {
    this.#count = countedLimit(app, {
      name: "refused",
      max: AT_ONCE,
      windowMs: WINDOW_MS,
      keyOf: askerOf,
    });
  }

  /** Resolves when the refusal may be sent; false: cut the connection instead. */
  async mayTell(request: FastifyRequest): Promise<boolean> {
    if ((await this.#count(request)) === undefined) return true;
    if (this.#waiting >= MAX_WAITING) return false;
    this.#waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
    this.#waiting -= 1;
    return true;
  }
}
