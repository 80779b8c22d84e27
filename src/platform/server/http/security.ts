import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "./app-error.ts";
import { askerOf } from "./asker.ts";
import { knownHosts } from "./known-hosts.ts";
import { LateRefusals } from "./late-refusals.ts";

/**
 * Requests a session, or an address for all who have none, may make in a minute before it has to wait; the guests of a busy
 * restaurant behind one router stay far below.
 */
const PER_ASKER_PER_MINUTE = 3_000;

declare module "fastify" {
  interface FastifyRequest {
    /** Fresh for each page: style elements of the page's own making carry it. */
    styleNonce: string;
  }
}

/** Security headers on every reply, a limit for whoever asks, and no mutation from a foreign page. */
export async function installSecurity(
  app: FastifyInstance,
  { secure, redis, publicUrl }: { secure: boolean; redis?: Redis | undefined; publicUrl: string },
): Promise<void> {
  app.decorateRequest("styleNonce", "");
  app.addHook("onRequest", async (request, reply) => {
    request.styleNonce = randomBytes(16).toString("base64");
    // Helmet asks with Node's request, not Fastify's.
    Object.assign(request.raw, { styleNonce: request.styleNonce });
    reply.header("permissions-policy", UNUSED_POWERS);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src-elem": [
          "'self'",
          (request) => `'nonce-${(request as unknown as { styleNonce?: string }).styleNonce ?? ""}'`,
        ],
        "style-src-attr": ["'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        ...(secure ? { "upgrade-insecure-requests": [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    xPoweredBy: false,
  });
  await limitAskers(app, redis);
  const isKnownHost = knownHosts(publicUrl);
  app.addHook("onRequest", async (request) => {
    if (!isKnownHost(request.host) && !machinePaths.has(request.url))
      throw new AppError("unknown_host", { details: { address: publicUrl } });
    if (request.method !== "GET" && request.method !== "HEAD" && !isOwnOrigin(request))
      throw new AppError("wrong_origin");
  });
}

/** The limit for whoever asks, and what is done with those who go on above it. */
async function limitAskers(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: PER_ASKER_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: askerOf,
    // A Redis that is away must not close the restaurant: the request passes uncounted.
    ...(redis ? { redis, skipOnError: true, nameSpace: "comanda-limit-" } : {}),
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: (_request, context) =>
      new AppError("too_many_requests", { details: { seconds: Math.ceil(context.ttl / 1000) } }),
  });
  app.decorate("lateRefusals", new LateRefusals(app));
}

/** What watches the server calls it by whatever name it has in its network, and is told nothing of anybody. */
const machinePaths = new Set(["/healthz", "/readyz", "/metrics"]);

/** Nothing of ours asks for these, so nothing that got into the page may. */
export const UNUSED_POWERS = [
  "camera",
  "microphone",
  "geolocation",
  "payment",
  "usb",
  "serial",
  "hid",
  "midi",
]
  .map((power) => `${power}=()`)
  .join(", ");

/**
 * Whether a request or handshake comes from our own page. Browsers always send Origin with a mutation; a request
 * without Origin and without Sec-Fetch-Site comes from a program, which has no cookies to steal.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, "headers" | "host" | "protocol">): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  return origin === `${request.protocol}://${request.host}` || URL.parse(origin)?.host === request.host;
}
