import "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { askerOf } from "./asker.ts";

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
  readonly #count: ReturnType<FastifyInstance["createRateLimit"]>;
  #waiting = 0;

  constructor(app: FastifyInstance) {
    this.#count = app.createRateLimit({
      max: AT_ONCE,
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => `refused ${askerOf(request)}`,
    });
  }

  /** Resolves when the refusal may be sent; false: cut the connection instead. */
  async mayTell(request: FastifyRequest): Promise<boolean> {
    const told = await this.#count(request);
    if (told.isAllowed || !told.isExceeded) return true;
    if (this.#waiting >= MAX_WAITING) return false;
    this.#waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
    this.#waiting -= 1;
    return true;
  }
}
