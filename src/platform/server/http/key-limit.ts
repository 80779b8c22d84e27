import "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import type { ApiKeyContext } from "./context.ts";

/** Requests that a key may make in a minute, over all addresses of the public API together: ten a second. */
export const PER_KEY_PER_MINUTE = 600;

type KeyLimit = (request: FastifyRequest, ctx: Pick<ApiKeyContext, "tenantId" | "keyId">) => Promise<void>;

const limits = new WeakMap<FastifyInstance, KeyLimit>();

/** The limit of each key, one count for all routes of a server; with Redis one for all servers. */
export function keyLimitOf(app: FastifyInstance): KeyLimit {
  const made = limits.get(app) ?? makeLimit(app);
  limits.set(app, made);
  return made;
}

function makeLimit(app: FastifyInstance): KeyLimit {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: PER_KEY_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `api-key ${keys.get(request)}`,
  });
  return async (request, { tenantId, keyId }) => {
    keys.set(request, `${tenantId}.${keyId}`);
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded)
      throw new AppError("too_many_requests", { details: { seconds: Math.ceil(result.ttlInSeconds) } });
  };
}
