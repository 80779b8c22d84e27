import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SharedTillId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { parseToken, type Token } from "#platform/server/http/actor.ts";

/** Seconds for which browsers keep the cookie at most; every sign-in by PIN renews it. */
const KEPT_SECONDS = 400 * 86_400;

const cookieName = (secure: boolean) => `${secure ? "__Host-" : ""}comanda_till`;

/**
 * Makes this browser a shared till: the secret is in a cookie that no script reads and no foreign page sends. It opens nothing but
 * the list of people and the door that a PIN opens.
 */
export function setSharedTillCookie(reply: FastifyReply, text: string): void {
  const secure = reply.server.cookiesAreSecure;
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  reply.setCookie(cookieName(secure), text, { ...options, maxAge: KEPT_SECONDS });
}

/** Returns the secret that this browser sent, with its hash; undefined when it is no shared till. */
export function sharedTillToken(request: FastifyRequest): { text: string; token: Token } | undefined {
  const text = request.cookies[cookieName(request.server.cookiesAreSecure)];
  const token = parseToken(text);
  return text === undefined || token === undefined ? undefined : { text, token };
}

/** Returns the shared till of this restaurant for the browser; null when it is none, or was removed. */
export async function sharedTillOf(tx: Tx, request: FastifyRequest): Promise<SharedTillId | null> {
  const presented = sharedTillToken(request);
  if (presented?.token.tenantId !== tx.tenantId) return null;
  const till = await tx.first(
    sqlOf
      .selectFrom("shared_tills")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("secret_hash", "=", presented.token.hash)
      .where("removed_at", "is", null),
  );
  return till?.id ?? null;
}
