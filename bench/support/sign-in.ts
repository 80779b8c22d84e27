import { randomUUID } from "node:crypto";
import type { Permission } from "../../src/domain/access/permissions.ts";
import type { Role } from "../../src/domain/access/roles.ts";
import type { Id } from "../../src/domain/ids.ts";
import { createUser } from "../../src/server/features/users/public.ts";
import type { Database } from "../../src/server/platform/db/in-tenant.ts";
import { sqlOf } from "../../src/server/platform/db/tx.ts";
import { makeToken } from "../../src/server/platform/http/actor.ts";
import { signedToken } from "../../src/server/platform/http/cookies.ts";

export const accessCookie = "comanda_access";

/** What the server under measurement signs cookies with. */
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
