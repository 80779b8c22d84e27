import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { apiBase } from "../../contract/api-base.ts";
import { CONSOLE_PATH, type Realm, realmOfPath, visitedPath } from "../../contract/realm.ts";
import { pathOf, readAddress } from "./address/asked-address.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** True when people reach the server by https: cookies are then Secure and carry the __Host- prefix. */
    cookiesAreSecure: boolean;
  }
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Life of an access token: 15 minutes (issue: access). */
export const ACCESS_SECONDS = 15 * MINUTE;
/** A refresh token not used for 30 days is dead (idle limit). */
export const REFRESH_SECONDS = 30 * DAY;
/** A device has to sign in again after 180 days, however busy it was (absolute limit). */
export const SESSION_SECONDS = 180 * DAY;

/** Returns the request's path below the API's base. */
function askedPath({ originalUrl }: Pick<FastifyRequest, "originalUrl">): string {
  const path = pathOf(readAddress(originalUrl) ?? "");
  return path.startsWith(apiBase) ? path.slice(apiBase.length) : "";
}

/** Returns the realm of a request. */
export function realmOfRequest(request: Pick<FastifyRequest, "originalUrl">): Realm {
  return realmOfPath(askedPath(request));
}

/** Returns the support visit that a request names; undefined in the other realms. */
export function supportVisitOfRequest(request: Pick<FastifyRequest, "originalUrl">): number | undefined {
  return visitedPath(askedPath(request))?.id;
}

/**
 * Returns the address of the staff that is meant by one of a support visit, and every other one as it is; realm and number remain in
 * `originalUrl`.
 */
export function staffAddress(url: string): string {
  const asked = url.startsWith(apiBase) ? visitedPath(url.slice(apiBase.length)) : undefined;
  return asked ? apiBase + asked.path : url;
}

const stems = {
  staff: "comanda",
  console: "comanda_console",
  "look-in": "comanda_look_in",
} as const satisfies Record<Realm, string>;

/** Returns name and options of a realm's cookie: the console's is sent to nothing but the console's calls. */
export function cookieOf(
  name: "access" | "refresh" | "device" | "sign_up",
  { realm, secure }: { readonly realm: Realm; readonly secure: boolean },
) {
  const path = realm === "console" ? apiBase + CONSOLE_PATH : "/";
  // Browsers accept __Host- for the path / only.
  const prefix = secure ? (realm === "console" ? "__Secure-" : "__Host-") : "";
  return {
    name: `${prefix}${stems[realm]}_${name}`,
    options: { path, httpOnly: true, sameSite: "lax", secure } as const,
  };
}

function sessionCookies(request: FastifyRequest) {
  const at = { realm: realmOfRequest(request), secure: request.server.cookiesAreSecure };
  return { access: cookieOf("access", at), refresh: cookieOf("refresh", at) };
}

/**
 * Reads the session tokens of this realm, when COOKIE_SECRET signed them: invented ones never reach the
 * database. Whom they stand for is not yet known.
 */
export function readCookies(request: FastifyRequest): {
  access: string | undefined;
  refresh: string | undefined;
} {
  const { access, refresh } = sessionCookies(request);
  const believed = (name: string) => {
    const text = request.cookies[name];
    const unsigned = text === undefined ? undefined : request.unsignCookie(text);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  return { access: believed(access.name), refresh: believed(refresh.name) };
}

/** Reads the access token of a realm from a raw Cookie header, for handshakes that do not pass through Fastify. */
export function accessTokenIn(
  cookieHeader: string | undefined,
  { realm, secure, cookieSecret }: { realm: Realm; secure: boolean; cookieSecret: string },
): string | undefined {
  const { name } = cookieOf("access", { realm, secure });
  const text = cookieHeader === undefined ? undefined : fastifyCookie.parse(cookieHeader)[name];
  const unsigned = text === undefined ? undefined : fastifyCookie.unsign(text, cookieSecret);
  return unsigned?.valid ? unsigned.value : undefined;
}

/** The text of a session cookie as the server would set it, for sessions that tests make without signing in. @proof */
export function signedToken(token: string, cookieSecret: string): string {
  return fastifyCookie.sign(token, cookieSecret);
}

/** Sets a fresh pair. HttpOnly: no script reads them; SameSite=Lax: no foreign page sends them with a mutation. */
export function setSessionCookies(reply: FastifyReply, tokens: { access: string; refresh: string }): void {
  const { access, refresh } = sessionCookies(reply.request);
  const signed = { signed: true } as const;
  reply.setCookie(access.name, tokens.access, { ...access.options, ...signed, maxAge: ACCESS_SECONDS });
  reply.setCookie(refresh.name, tokens.refresh, { ...refresh.options, ...signed, maxAge: REFRESH_SECONDS });
}

/** Sets the cookie of a support visit for so many seconds and no longer: nothing renews it. */
export function setSupportVisitCookie(reply: FastifyReply, token: string, seconds: number): void {
  const at = { realm: "look-in", secure: reply.request.server.cookiesAreSecure } as const;
  const { name, options } = cookieOf("access", at);
  reply.setCookie(name, token, { ...options, signed: true, maxAge: seconds });
}

/** Removes the session cookies of this realm. */
export function clearSessionCookies(reply: FastifyReply): void {
  const { access, refresh } = sessionCookies(reply.request);
  for (const { name, options } of [access, refresh]) reply.clearCookie(name, options);
}
