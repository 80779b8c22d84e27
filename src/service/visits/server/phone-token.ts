import { createHash, randomBytes } from "node:crypto";
import { apiBase } from "#platform/contract/api-base.ts";
import type { PublicContext } from "#platform/server/http/context.ts";

const COOKIE = "comanda_table";
const A_DAY_S = 86_400;
const SHAPE = /^[\w-]{43}$/;

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Hash of the token by which this restaurant knows the phone; null for a phone that never joined or ordered. */
export function phoneTokenHash({ request }: Pick<PublicContext, "request">): Buffer | null {
  const token = request.cookies[COOKIE];
  return token !== undefined && SHAPE.test(token) ? hashOf(token) : null;
}

/**
 * The same; a phone without a token gets one of 256 random bits. The cookie is sent to this restaurant's calls for guests
 * alone, no script reads it, and it lasts a day beyond the last time it was given.
 */
export function ensurePhoneToken(
  { request, reply }: Pick<PublicContext, "request" | "reply">,
  qrcode: string,
): Buffer {
  const sent = request.cookies[COOKIE];
  const token = sent !== undefined && SHAPE.test(sent) ? sent : randomBytes(32).toString("base64url");
  reply.setCookie(COOKIE, token, {
    path: `${apiBase}/qrmenu/${encodeURIComponent(qrcode)}`,
    maxAge: A_DAY_S,
    httpOnly: true,
    sameSite: "lax",
    secure: request.server.cookiesAreSecure,
  });
  return hashOf(token);
}
