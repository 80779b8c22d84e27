import "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import { errorStatus } from "#app/contract/errors.ts";
import type { RouteDefinition } from "../../contract/define.ts";
import { requestBucket } from "../../domain/quotas/guest-quota.ts";
import { AppError } from "./app-error.ts";
import { countedAddress } from "./asker.ts";
import type { ApiKeyContext } from "./context.ts";
import { isStorable } from "./parse-input.ts";
import { countedPhone } from "./phone-token.ts";

type LimitCheck = (request: FastifyRequest) => Promise<void>;

/**
 * Returns the name of a device on which the user signed in before, else undefined. Called only when strangers
 * would be refused, because it costs a query.
 */
export type KnownDevice = (request: FastifyRequest, username: string) => Promise<string | undefined>;

function usernameIn(request: FastifyRequest): string {
  const body = request.body as { username?: unknown } | null | undefined;
  const username = body?.username;
  if (typeof username !== "string" || !isStorable(username)) return "";
  return username.trim().toLowerCase().slice(0, 254).toWellFormed();
}

/** Returns what the path of a request names. */
const subjectIn = ({ params }: FastifyRequest): string => JSON.stringify(params ?? null).slice(0, 300);

/**
 * Checks the limits that a route declares before anything costly (password hashing) happens. Nobody can lock
 * another person out by trying their name, neither from elsewhere nor from the same network: a device on
 * which the user signed in before has a count of its own, as large as that of a user at one address. A guest's phone
 * counts for itself, valid requests and invalid ones.
 */
export function rateLimitOf(
  app: FastifyInstance,
  { path, rateLimit }: RouteDefinition,
  knownDevice: KnownDevice,
): LimitCheck {
  if (!rateLimit) return async () => undefined;
  const { perPhone, perAddress, perSubject, perUsername, perUsernameAnywhere, windowSeconds } = rateLimit;
  const timeWindow = windowSeconds * 1000;
  const counter = (
    max: number | undefined,
    keyOf: (request: FastifyRequest) => string,
    named = true,
  ): LimitCheck => {
    if (max === undefined) return async () => undefined;
    const keyGenerator = (request: FastifyRequest) => `${path} ${keyOf(request)}`;
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request) => {
      // Without a name there is no user to count; the request is refused for that, at no cost.
      if (named && usernameIn(request) === "") return;
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded)
        throw new AppError("too_many_requests", { details: { seconds: Math.ceil(result.ttlInSeconds) } });
    };
  };
  const strangers = [
    counter(
      perAddress,
      (request) => requestBucket({ phone: undefined, address: countedAddress(request) }),
      false,
    ),
    counter(perSubject, (request) => `subject ${countedAddress(request)} ${subjectIn(request)}`, false),
    counter(perUsername, (request) => `both ${countedAddress(request)} ${usernameIn(request)}`),
    counter(perUsernameAnywhere, (request) => `user ${usernameIn(request)}`),
  ];
  const devices = new WeakMap<FastifyRequest, string>();
  const device = counter(perUsername, (request) => `device ${devices.get(request)} ${usernameIn(request)}`);
  const phone = counter(
    perPhone,
    (request) => requestBucket({ phone: countedPhone(request), address: countedAddress(request) }),
    false,
  );
  return async (request) => {
    if (perPhone !== undefined && countedPhone(request) !== undefined) return phone(request);
    try {
      for (const check of strangers) await check(request);
    } catch (refusal) {
      const known = usernameIn(request) === "" ? undefined : await knownDevice(request, usernameIn(request));
      if (known === undefined) throw refusal;
      devices.set(request, known);
      await device(request);
    }
  };
}

/** Refusals that say that a code is wrong or its request invalid. */
const wrong = new Set([400, 404]);

/**
 * Returns the option of a route that counts its refusals by address: beyond `refusedPerAddress` they are told to wait.
 * A right code is not counted and never waits.
 */
export function refusalLimitOf(
  app: FastifyInstance,
  { path, rateLimit }: RouteDefinition,
): Pick<RouteShorthandOptions, "errorHandler"> {
  const max = rateLimit?.refusedPerAddress;
  if (rateLimit === undefined || max === undefined) return {};
  const count = app.createRateLimit({
    max,
    timeWindow: rateLimit.windowSeconds * 1000,
    keyGenerator: (request) => `${path} refused ${countedAddress(request)}`,
  });
  const refusalOf = async (error: Error, request: FastifyRequest): Promise<Error> => {
    if (!(error instanceof AppError) || !wrong.has(errorStatus[error.code])) return error;
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return error;
    return new AppError("too_many_requests", { details: { seconds: Math.ceil(result.ttlInSeconds) } });
  };
  return {
    errorHandler: (error, request, reply) => {
      refusalOf(error, request).then(
        (refusal) => reply.send(refusal),
        (failure: unknown) => reply.send(failure),
      );
    },
  };
}

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
