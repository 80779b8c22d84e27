import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

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

function names(secure: boolean): { access: string; refresh: string } {
  const prefix = secure ? "__Host-" : "";
  return { access: `${prefix}comanda_access`, refresh: `${prefix}comanda_refresh` };
}

/** The session tokens the browser sent, as text; not yet believed. */
export function readCookies(request: FastifyRequest): {
  access: string | undefined;
  refresh: string | undefined;
} {
  const { access, refresh } = names(request.server.cookiesAreSecure);
  return { access: request.cookies[access], refresh: request.cookies[refresh] };
}

/** The access token in a raw Cookie header, for handshakes that do not pass through Fastify; not yet believed. */
export function accessTokenIn(cookieHeader: string | undefined, secure: boolean): string | undefined {
  return cookieHeader === undefined ? undefined : fastifyCookie.parse(cookieHeader)[names(secure).access];
}

/** Hands the browser a fresh pair. HttpOnly: no script reads them; SameSite=Lax: no foreign page sends them with a mutation. */
export function setSessionCookies(reply: FastifyReply, tokens: { access: string; refresh: string }): void {
  const secure = reply.server.cookiesAreSecure;
  const { access, refresh } = names(secure);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  reply.setCookie(access, tokens.access, { ...options, maxAge: ACCESS_SECONDS });
  reply.setCookie(refresh, tokens.refresh, { ...options, maxAge: REFRESH_SECONDS });
}

/** Takes the session cookies away. */
export function clearSessionCookies(reply: FastifyReply): void {
  const secure = reply.server.cookiesAreSecure;
  const { access, refresh } = names(secure);
  for (const name of [access, refresh])
    reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "lax", secure });
}
