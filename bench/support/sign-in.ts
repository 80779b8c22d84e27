import { randomUUID } from "node:crypto";
import { createUser } from "#core/users/server/public.ts";
import type { Role } from "#platform/domain/access/actor.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { signedToken } from "#platform/server/http/cookies.ts";

export const accessCookie = "comanda_access";

/** What the server under measurement signs cookies with. */
/** What the product under measurement opens secrets with. */
export const benchSecretKey = "be".repeat(32);

export const benchCookieSecret = "a secret of benchmarks, for nothing else";

/** A person of the restaurant with a living session; gives the text of its access cookie. Sign-in itself is not what is measured. */
export async function signIn(
  db: Database,
  tenantId: Id<"Tenant">,
  scope: readonly Permission[],
  role: Role = "staff",
): Promise<string> {
  const { hash, text } = makeToken(tenantId);
  const expires = new Date(Date.now() + 3_600_000);
  await db.inTenant(tenantId, async (tx) => {
    const userId = await createUser(tx, {
      username: `${randomUUID()}@bench.example`,
      name: "Persona de prueba",
      role,
      scope,
      password: { hash: "none: nobody signs in with a password here" },
    });
    const session = {
      tenant_id: tenantId,
      user_id: userId,
      device_name: "bench",
      device_ip: "127.0.0.1",
      expires_at: expires,
    };
    const { id } = await tx.one(sqlOf.insertInto("sessions").values(session).returning("id"));
    await tx.run(
      sqlOf.insertInto("session_tokens").values({
        tenant_id: tenantId,
        token_hash: hash,
        session_id: id,
        kind: "access",
        expires_at: expires,
      }),
    );
  });
  return encodeURIComponent(signedToken(text, benchCookieSecret));
}
