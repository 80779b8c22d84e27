import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import { errorStatus } from "#app/contract/errors.ts";
import { routeAddress } from "../../../contract/api-base.ts";
import type { RouteDefinition } from "../../../contract/define.ts";
import { AppError } from "../app-error.ts";
import { countedAddress } from "../asker.ts";
import type { ApiKeyContext } from "../context.ts";
import { isStorable } from "../parse-input.ts";
import { countedPhone } from "../phone-token.ts";
import { countedLimit } from "./counted-limit.ts";

type LimitCheck = (request: FastifyRequest) => Promise<void>;

/**
 * Returns the name of a device on which the user signed in before, else undefined. Called only when strangers
 * would be refused, because it costs a query.
 */
export type KnownDevice = (request: FastifyRequest, username: string) => Promise<string | undefined>;

/** Names a route: two methods of one path have limits of their own. */
const nameOf = (definition: RouteDefinition) => `${definition.method} ${routeAddress(definition)}`;

const tooMany = (seconds: number) => new AppError("too_many_requests", { details: { seconds } });

/** Throws `too_many_requests` when there are seconds to wait. */
function refuseAbove(seconds: number | undefined): void {
  if (seconds !== undefined) throw tooMany(seconds);
}

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
  definition: RouteDefinition,
  knownDevice: KnownDevice,
): LimitCheck {
  const { rateLimit } = definition;
  if (!rateLimit) return async () => undefined;
  const { perPhone, perAddress, perSubject, perUsername, perUsernameAnywhere, windowSeconds } = rateLimit;
  const counter = (
    kind: string,
    max: number | undefined,
    keyOf: (request: FastifyRequest) => string,
    named = false,
  ): LimitCheck => {
    if (max === undefined) return async () => undefined;
    const name = `${nameOf(definition)} ${kind}`;
    const count = countedLimit(app, { name, max, windowMs: windowSeconds * 1000, keyOf });
    return async (request) => {
      // Without a name there is no user to count; the request is refused for that, at no cost.
      if (!named || usernameIn(request) !== "") refuseAbove(await count(request));
    };
  };
  const strangers = [
    counter("address", perAddress, countedAddress),
    counter("subject", perSubject, (request) => `${countedAddress(request)} ${subjectIn(request)}`),
    counter("both", perUsername, (request) => `${countedAddress(request)} ${usernameIn(request)}`, true),
    counter("user", perUsernameAnywhere, usernameIn, true),
  ];
  const devices = new WeakMap<FastifyRequest, string>();
  const device = counter(
    "device",
    perUsername,
    (request) => `${devices.get(request)} ${usernameIn(request)}`,
    true,
  );
  const phone = counter("phone", perPhone, (request) => countedPhone(request) ?? "");
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
  definition: RouteDefinition,
): Pick<RouteShorthandOptions, "errorHandler"> {
  const { rateLimit } = definition;
  const max = rateLimit?.refusedPerAddress;
  if (rateLimit === undefined || max === undefined) return {};
  const count = countedLimit(app, {
    name: `${nameOf(definition)} refused`,
    max,
    windowMs: rateLimit.windowSeconds * 1000,
    keyOf: countedAddress,
  });
  const refusalOf = async (error: Error, request: FastifyRequest): Promise<Error> => {
    if (!(error instanceof AppError) || !wrong.has(errorStatus[error.code])) return error;
    const seconds = await count(request);
    return seconds === undefined ? error : tooMany(seconds);
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
  const count = countedLimit(app, {
    name: "api-key",
    max: PER_KEY_PER_MINUTE,
    windowMs: 60_000,
    keyOf: (request) => String(keys.get(request)),
  });
  return async (request, { tenantId, keyId }) => {
    keys.set(request, `${tenantId}.${keyId}`);
    refuseAbove(await count(request));
  };
}
