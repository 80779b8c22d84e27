import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { hostname } from "node:os";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SharedRedis } from "../redis/connect-redis.ts";
import { AppError } from "./app-error.ts";
import { askerOf } from "./asker.ts";
import { readCookies } from "./cookies.ts";
import { LateRefusals } from "./late-refusals.ts";
import { LimitStore } from "./limits/limit-store.ts";
import { sharedLimitStore } from "./limits/shared-limit-store.ts";
import { countedPhone } from "./phone-token.ts";

/**
 * Requests that a session, or an address for everybody without one, may make in a minute; the guests of a
 * busy restaurant behind one router stay far below.
 */
const PER_ASKER_PER_MINUTE = 3_000;
/** Requests of one guest's phone in a minute; a long menu has hundreds of pictures. */
const PER_PHONE_PER_MINUTE = 600;

declare module "fastify" {
  interface FastifyRequest {
    /** Fresh for each page: style elements of the page's own making carry it. */
    styleNonce: string;
  }
}

/** Sets security headers on every reply, limits requests, and refuses mutations from foreign pages. */
export async function installSecurity(
  app: FastifyInstance,
  { secure, redis, publicUrl }: { secure: boolean; redis?: SharedRedis | undefined; publicUrl: string },
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

/** Tells whether a request is counted for a guest's phone: whoever is signed in counts as that. */
function isGuestPhone(request: FastifyRequest): boolean {
  const { access, refresh } = readCookies(request);
  return refresh === undefined && access === undefined && countedPhone(request) !== undefined;
}

/** Limits requests and slows down clients that go on above the limit. */
async function limitAskers(app: FastifyInstance, redis: SharedRedis | undefined): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: (request) => (isGuestPhone(request) ? PER_PHONE_PER_MINUTE : PER_ASKER_PER_MINUTE),
    timeWindow: 60_000,
    keyGenerator: (request) => `all ${askerOf(request)}`,
    store: redis ? sharedLimitStore(redis) : LimitStore,
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

/** Paths for monitoring, which calls the server by any name of its network and learns nothing about people. */
const machinePaths = new Set(["/healthz", "/readyz", "/metrics"]);

/** Our pages use none of these, so injected code may not either. */
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
 * Tells whether a request or handshake comes from our own page. Browsers always send Origin with a mutation;
 * a request without Origin and without Sec-Fetch-Site comes from a program, which has no cookies to steal.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, "headers" | "host" | "protocol">): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  return origin === `${request.protocol}://${request.host}` || URL.parse(origin)?.host === request.host;
}

/** The name in a Host header, without its port: `pos.example.com`, `192.168.1.20`, `[::1]`. Empty when it is no host. */
function nameIn(host: string): string {
  // Other forms of an address (`b.example@localhost`) are read differently by different programs.
  if (!/^[\w.:[\]-]+$/.test(host)) return "";
  return (URL.parse(`http://${host}`)?.hostname ?? "").replace(/\.$/, "");
}

/**
 * Returns a check of the hosts that the server answers under: PUBLIC_URL's, `localhost`, this machine's own
 * name, and any address by number. A page whose name was made to lead here (DNS rebinding) always comes under
 * its own name; a number cannot be made to lead elsewhere, and tills in the restaurant reach the server by
 * it.
 */
export function knownHosts(publicUrl: string): (host: string) => boolean {
  const own = hostname().toLowerCase();
  const names = new Set([nameIn(new URL(publicUrl).host), "localhost", own, `${own}.local`]);
  return (host) => {
    const name = nameIn(host);
    return names.has(name) || name.endsWith(".localhost") || isIP(name.replace(/^\[|\]$/g, "")) !== 0;
  };
}
