import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { apiBase } from "../../../contract/platform/api-base.ts";
import { CONSOLE_PATH, type Realm, realmOfPath } from "../../../contract/platform/realm.ts";

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
/** A device signs in anew after 180 days, however busy it was (absolute limit). */
export const SESSION_SECONDS = 180 * DAY;

/** The door that a request came to. */
export function realmOfRequest({ url }: Pick<FastifyRequest, "url">): Realm {
  return url.startsWith(apiBase) ? realmOfPath(url.slice(apiBase.length).replace(/[?#].*$/s, "")) : "staff";
}

/** What a cookie of a door is called, and the paths it is sent to: the console's to nothing but the console's calls. */
export function cookieOf(
  name: "access" | "refresh" | "device" | "sign_up",
  { realm, secure }: { readonly realm: Realm; readonly secure: boolean },
) {
  const path = realm === "console" ? apiBase + CONSOLE_PATH : "/";
  // A browser takes __Host- for the path / only.
  const prefix = secure ? (realm === "console" ? "__Secure-" : "__Host-") : "";
  const stem = realm === "console" ? "comanda_console" : "comanda";
  return {
    name: `${prefix}${stem}_${name}`,
    options: { path, httpOnly: true, sameSite: "lax", secure } as const,
  };
}

function sessionCookies(request: FastifyRequest) {
  const at = { realm: realmOfRequest(request), secure: request.server.cookiesAreSecure };
  return { access: cookieOf("access", at), refresh: cookieOf("refresh", at) };
}

/**
 * The session tokens the browser sent to this door, as text, when COOKIE_SECRET signed them: what somebody made up never reaches the
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

/** The staff's of a raw Cookie header, for handshakes that do not pass through Fastify. */
export function accessTokenIn(
  cookieHeader: string | undefined,
  { secure, cookieSecret }: { secure: boolean; cookieSecret: string },
): string | undefined {
  const { name } = cookieOf("access", { realm: "staff", secure });
  const text = cookieHeader === undefined ? undefined : fastifyCookie.parse(cookieHeader)[name];
  const unsigned = text === undefined ? undefined : fastifyCookie.unsign(text, cookieSecret);
  return unsigned?.valid ? unsigned.value : undefined;
}

/** The text of a session cookie as the server would set it, for sessions that tests make without signing in. @proof */
export function signedToken(token: string, cookieSecret: string): string {
  return fastifyCookie.sign(token, cookieSecret);
}

/** Hands the browser a fresh pair. HttpOnly: no script reads them; SameSite=Lax: no foreign page sends them with a mutation. */
export function setSessionCookies(reply: FastifyReply, tokens: { access: string; refresh: string }): void {
  const { access, refresh } = sessionCookies(reply.request);
  const signed = { signed: true } as const;
  reply.setCookie(access.name, tokens.access, { ...access.options, ...signed, maxAge: ACCESS_SECONDS });
  reply.setCookie(refresh.name, tokens.refresh, { ...refresh.options, ...signed, maxAge: REFRESH_SECONDS });
}

/** Takes the session cookies of this door away. */
export function clearSessionCookies(reply: FastifyReply): void {
  const { access, refresh } = sessionCookies(reply.request);
  for (const { name, options } of [access, refresh]) reply.clearCookie(name, options);
}
