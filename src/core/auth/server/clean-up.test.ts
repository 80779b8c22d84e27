import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { UUID_ACTOR } from "#platform/server/http/idempotency.ts";
import { currentUser } from "../contract/auth.ts";
import { cleanUp } from "./clean-up.ts";

const server = await ownTestServer(() => new Date()); // rows are aged by the clock of the database

async function count(tenantId: number): Promise<Record<string, number>> {
  const [row] = await server.db.inTenant(tenantId, (tx) =>
    tx.query<Record<string, number>>({
      text: `select (select count(*) from session_tokens where tenant_id = $1) as tokens,
                    (select count(*) from password_resets where tenant_id = $1) as resets,
                    (select count(*) from sessions where tenant_id = $1) as sessions,
                    (select count(*) from idempotency_keys where tenant_id = $1) as keys,
                    (select count(*) from known_devices where tenant_id = $1) as devices`,
      values: [tenantId],
    }),
  );
  return row ?? {};
}

async function leftovers(tenantId: number, userId: number, age: string): Promise<void> {
  await server.db.inTenant(tenantId, async (tx) => {
    const values = [tenantId, userId, age];
    const statements = [
      `insert into sessions (tenant_id, user_id, device_ip, expires_at, ended_at, ended_reason)
       values ($1, $2, '', now(), now() - $3::interval, 'signed_out')`,
      `insert into session_tokens (tenant_id, token_hash, session_id, kind, expires_at)
       select tenant_id, sha256($3::text::bytea), id, 'refresh', now() - $3::interval
       from sessions where tenant_id = $1 and user_id = $2 order by id limit 1`,
      `insert into password_resets (tenant_id, token_hash, user_id, username, expires_at)
       values ($1, sha256($3::text::bytea), $2, 'x', now() - $3::interval)`,
      `insert into idempotency_keys (tenant_id, actor, key, route, request_hash, created_at)
       values ($1, 'user:' || $2, $3::text, 'POST /x', '', now() - $3::interval)`,
      `insert into known_devices (tenant_id, device_hash, user_id, last_seen_at)
       values ($1, sha256($3::text::bytea), $2, now() - $3::interval)`,
    ];
    for (const text of statements) await tx.query({ text: text.replaceAll("$2", "$2::bigint"), values });
  });
}

/** What a request with a uuid of its own leaves. */
function requestUuid(tenantId: number, age: string): Promise<unknown> {
  return server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: `insert into idempotency_keys (tenant_id, actor, key, route, request_hash, created_at)
        values ($1, $2, $3::text, 'POST /x', '', now() - $3::interval)`,
      values: [tenantId, UUID_ACTOR, age],
    }),
  );
}

test("in every restaurant what has run out for long goes and what is younger stays", async () => {
  for (const name of ["La Casa", "El Otro"]) {
    const tenantId = await createTenant(server.db, { name });
    const person = await aPerson(server, tenantId, {});
    await leftovers(tenantId, person.userId, "47 hours");
    await leftovers(tenantId, person.userId, "401 days");
    for (const age of ["29 days", "31 days"]) await requestUuid(tenantId, age);
    expect(await count(tenantId)).toEqual({ tokens: 3, resets: 2, sessions: 3, keys: 4, devices: 2 });
  }
  await cleanUp.handle({}, server.deps);
  const tenants = await server.db.directory<{ id: number }>("select id from tenants", []);
  for (const { id } of tenants)
    expect(await count(id)).toEqual({ tokens: 2, resets: 1, sessions: 2, keys: 2, devices: 1 });
});

test("running it again changes nothing, and a signed-in person stays so", async () => {
  const tenantId = await createTenant(server.db, { name: "La Tercera" });
  const person = await aPerson(server, tenantId, {});
  await cleanUp.handle({}, server.deps);
  await cleanUp.handle({}, server.deps);
  expect((await person.call(currentUser)).status).toBe(200);
});
