import "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";

export interface Limit {
  /** The limit's own name on its server: two that share a counter would share the window of whichever began it. */
  readonly name: string;
  /** Requests that are allowed in a window. */
  readonly max: number | ((request: FastifyRequest) => number);
  readonly windowMs: number;
  /** Whom or what a request is counted for. */
  readonly keyOf: (request: FastifyRequest) => string;
}

/** Counts a request. Returns undefined while it is within the limit, above it the seconds to wait. */
export type CountedLimit = (request: FastifyRequest) => Promise<number | undefined>;

const names = new WeakMap<FastifyInstance["server"], Set<string>>();

/**
 * Makes a limit that is counted where the server counts: in this process or, with Redis, for all processes together. Throws
 * when the server has a limit of that name already.
 */
export function countedLimit(app: FastifyInstance, { name, max, windowMs, keyOf }: Limit): CountedLimit {
  const taken = names.get(app.server) ?? new Set();
  if (taken.has(name)) throw new Error(`Two limits are called "${name}"`);
  names.set(app.server, taken.add(name));
  const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`;
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? Math.ceil(counted.ttlInSeconds) : undefined;
  };
}
