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

function cookieNames(secure: boolean): { access: string; refresh: string } {
  const prefix = secure ? "__Host-" : "";
  return { access: `${prefix}comanda_access`, refresh: `${prefix}comanda_refresh` };
}

/**
 * The session tokens the browser sent, as text, when COOKIE_SECRET signed them: what somebody made up never reaches the
 * database. Whom they stand for is not yet known.
 */
export function readCookies(request: FastifyRequest): {
  access: string | undefined;
  refresh: string | undefined;
} {
  const { access, refresh } = cookieNames(request.server.cookiesAreSecure);
  const believed = (name: string) => {
    const text = request.cookies[name];
    const unsigned = text === undefined ? undefined : request.unsignCookie(text);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  return { access: believed(access), refresh: believed(refresh) };
}

/** The same of a raw Cookie header, for handshakes that do not pass through Fastify. */
export function accessTokenIn(
  cookieHeader: string | undefined,
  { secure, cookieSecret }: { secure: boolean; cookieSecret: string },
): string | undefined {
  const text =
    cookieHeader === undefined ? undefined : fastifyCookie.parse(cookieHeader)[cookieNames(secure).access];
  const unsigned = text === undefined ? undefined : fastifyCookie.unsign(text, cookieSecret);
  return unsigned?.valid ? unsigned.value : undefined;
}

/** The text of a session cookie as the server would set it, for sessions that tests make without signing in. @proof */
export function signedToken(token: string, cookieSecret: string): string {
  return fastifyCookie.sign(token, cookieSecret);
}

/** Hands the browser a fresh pair. HttpOnly: no script reads them; SameSite=Lax: no foreign page sends them with a mutation. */
export function setSessionCookies(reply: FastifyReply, tokens: { access: string; refresh: string }): void {
  const secure = reply.server.cookiesAreSecure;
  const { access, refresh } = cookieNames(secure);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure, signed: true } as const;
  reply.setCookie(access, tokens.access, { ...options, maxAge: ACCESS_SECONDS });
  reply.setCookie(refresh, tokens.refresh, { ...options, maxAge: REFRESH_SECONDS });
}

/** Takes the session cookies away. */
export function clearSessionCookies(reply: FastifyReply): void {
  const secure = reply.server.cookiesAreSecure;
  const { access, refresh } = cookieNames(secure);
  for (const name of [access, refresh])
    reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "lax", secure });
}
