import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { makeToken, parseToken, type Token } from "#platform/server/http/actor.ts";
import { cookieOf, realmOfRequest } from "#platform/server/http/cookies.ts";

const DAY_SECONDS = 86_400;
/** Days without a sign-in after which a device is a stranger again. */
export const KNOWN_DEVICE_DAYS = 400;

/** Returns the device cookie of the request's realm: signing in at one leaves the device known at the other. */
function deviceCookie(request: FastifyRequest) {
  return cookieOf("device", { realm: realmOfRequest(request), secure: request.server.cookiesAreSecure });
}

function deviceTokenOf(request: FastifyRequest): { text: string; token: Token } | undefined {
  const text = request.cookies[deviceCookie(request).name];
  const token = parseToken(text);
  return text === undefined || token === undefined ? undefined : { text, token };
}

/**
 * Remembers that this user signed in on this device. The cookie outlives sign-out and proves nothing but that:
 * its holder is not slowed down while strangers try the user's password (OWASP: device cookies).
 * Returns the cookie's text, to be set after the commit.
 */
export async function rememberDevice(
  tx: Tx,
  request: FastifyRequest,
  userId: Id<"User">,
  now: Date,
): Promise<string> {
  const presented = deviceTokenOf(request);
  const isOurs = presented?.token.tenantId === tx.tenantId;
  const made = makeToken(tx.tenantId);
  const [text, hash] = presented && isOurs ? [presented.text, presented.token.hash] : [made.text, made.hash];
  await tx.run(
    sqlOf
      .insertInto("known_devices")
      .values({ tenant_id: tx.tenantId, device_hash: hash, user_id: userId, last_seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "device_hash", "user_id"]).doUpdateSet({ last_seen_at: now }),
      ),
  );
  return text;
}

/** Hands the device its cookie. */
export function setDeviceCookie(reply: FastifyReply, text: string): void {
  const { name, options } = deviceCookie(reply.request);
  reply.setCookie(name, text, { ...options, maxAge: KNOWN_DEVICE_DAYS * DAY_SECONDS });
}

/**
 * Returns the device's name for counting when this user signed in on it before and has not reset the password
 * since; else undefined.
 */
export async function knownDevice(
  db: Database,
  request: FastifyRequest,
  username: string,
): Promise<string | undefined> {
  const presented = deviceTokenOf(request);
  if (!presented) return undefined;
  const { tenantId, hash } = presented.token;
  const row = await db.inTenant(tenantId, (tx) =>
    tx.first(
      sqlOf
        .selectFrom("known_devices as d")
        .innerJoin("users as u", (join) =>
          join.onRef("u.tenant_id", "=", "d.tenant_id").onRef("u.id", "=", "d.user_id"),
        )
        .select("d.user_id")
        .where("d.tenant_id", "=", tenantId)
        .where("d.device_hash", "=", hash)
        .where("u.username", "=", username),
    ),
  );
  return row === undefined ? undefined : hash.toString("base64url");
}

/** After a password reset every device starts as a stranger: one of them may be the thief's. */
export async function forgetDevices(tx: Tx, userId: Id<"User">): Promise<void> {
  await tx.run(
    sqlOf.deleteFrom("known_devices").where("tenant_id", "=", tx.tenantId).where("user_id", "=", userId),
  );
}
