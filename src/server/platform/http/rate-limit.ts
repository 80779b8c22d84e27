import "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RouteDefinition } from "../../../contract/define.ts";
import { AppError } from "./app-error.ts";

type Check = (request: FastifyRequest) => Promise<void>;

function accountOf(request: FastifyRequest): string {
  const body = request.body as { username?: unknown } | null | undefined;
  const username = typeof body?.username === "string" ? body.username.trim().toLowerCase().slice(0, 254) : "";
  return `${request.ip} ${username}`;
}

/**
 * The limits a route declares, checked before anything dear (password hashing) happens. The account limit counts an
 * account together with the address, so that nobody can lock another person out by trying their name.
 */
export function rateLimitOf(app: FastifyInstance, { path, rateLimit }: RouteDefinition): Check {
  if (!rateLimit) return async () => undefined;
  const timeWindow = rateLimit.windowSeconds * 1000;
  const checks = [
    rateLimit.perAddress === undefined
      ? undefined
      : app.createRateLimit({
          max: rateLimit.perAddress,
          timeWindow,
          keyGenerator: (request) => `${path} ${request.ip}`,
        }),
    rateLimit.perAccount === undefined
      ? undefined
      : app.createRateLimit({
          max: rateLimit.perAccount,
          timeWindow,
          keyGenerator: (request) => `${path} ${accountOf(request)}`,
        }),
  ].filter((check) => check !== undefined);
  return async (request) => {
    for (const check of checks) {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new AppError("too_many_requests", { details: { seconds: Math.ceil(result.ttlInSeconds) } });
      }
    }
  };
}
