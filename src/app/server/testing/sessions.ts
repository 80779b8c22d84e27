import { randomUUID } from "node:crypto";
import { createUser } from "#core/users/server/public.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { Realm } from "#platform/contract/realm.ts";
import type { Role } from "#platform/domain/access/actor.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { Id, TenantId, UserId } from "#platform/domain/ids.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { nextCode } from "#platform/server/auth/totp.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { required } from "#platform/server/http/app-error.ts";
import { cookieOf, signedToken } from "#platform/server/http/cookies.ts";
import { factorPurpose } from "#platform/server/secrets/secret-box.ts";
import { testSecrets } from "./secrets.ts";
import { type CallInput, callRoute, type Reply, type TestServer } from "./test-server.ts";

/** Password of every test user; hashed once, because hashing is slow on purpose. */
export const testPassword = "correct-horse-battery";
let testHash: Promise<string> | undefined;

export interface Person {
  readonly userId: Id<"User">;
  readonly username: string;
  readonly sessionId: Id<"Session">;
  readonly cookies: Record<string, string>;
  call<D extends RouteDefinition>(definition: D, input?: CallInput<D>): Promise<Reply<D>>;
}

/** A user of the tenant with a session, signed in without going through the form. */
export async function aPerson(
  server: TestServer,
  tenantId: Id<"Tenant">,
  {
    role = "staff",
    scope = [],
    username = `${randomUUID()}@test.example`,
  }: { role?: Role; scope?: readonly Permission[]; username?: string },
): Promise<Person> {
  testHash ??= hashPassword(testPassword);
  const hash = await testHash;
  const access = makeToken(tenantId);
  const { userId, sessionId, realm } = await server.db.inTenant(tenantId, async (tx) => {
    const userId = await createUser(tx, {
      username,
      name: "Persona de prueba",
      role,
      scope,
      password: { hash },
    });
    const expires = new Date(Date.now() + 86_400_000);
    const { id } = await tx.one(
      sqlOf
        .insertInto("sessions")
        .values({
          tenant_id: tenantId,
          user_id: userId,
          device_ip: "127.0.0.1",
          expires_at: expires,
        })
        .returning("id"),
    );
    await tx.run(
      sqlOf.insertInto("session_tokens").values({
        tenant_id: tenantId,
        token_hash: access.hash,
        session_id: id,
        kind: "access",
        expires_at: expires,
      }),
    );
    const [tenant] = await tx.query<{ kind: string }>({
      text: "select kind from tenants where id = $1 -- the directory: its tenant_id is called id",
      values: [tenantId],
    });
    const realm: Realm = tenant?.kind === "platform" ? "console" : "staff";
    return { userId, sessionId: id, realm };
  });
  const { name } = cookieOf("access", { realm, secure: false });
  const cookies = { [name]: signedToken(access.text, server.deps.cookieSecret) };
  return {
    userId,
    username,
    sessionId,
    cookies,
    call: (definition, input = {}) => callRoute(server.app, definition, input, cookies),
  };
}

/** Secret in the apps of test people. */
export const testFactor = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** Returns the code that an app shows at this moment. */
export const codeOf = (secret: string, now: Date): string =>
  required(nextCode(secret, { now, lastStep: 0 }), "the code of this moment");

/** Gives somebody a second factor; `code` is what their app shows, of a step that nothing was used of. */
export async function aSecondFactor(
  { db, deps }: TestServer,
  tenantId: TenantId,
  { userId }: { readonly userId: UserId },
): Promise<{ code: () => string }> {
  const sealed = testSecrets.seal(testFactor, factorPurpose(tenantId, userId));
  await db.inTenant(tenantId, (tx) =>
    tx.query({
      text: `insert into second_factors (tenant_id, user_id, secret_sealed, begun_at, confirmed_at)
        values ($1, $2, $3, $4, $4)`,
      values: [tenantId, userId, sealed, deps.clock()],
    }),
  );
  return { code: () => codeOf(testFactor, deps.clock()) };
}
