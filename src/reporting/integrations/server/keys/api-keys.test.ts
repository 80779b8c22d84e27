import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { listUsers } from "#core/users/contract/users.ts";
import type { ApiScope } from "#platform/domain/access/api-scopes.ts";
import { PER_KEY_PER_MINUTE } from "#platform/server/http/limits/rate-limit.ts";
import { listPublicCustomers } from "#reporting/public-api/contract/customers.ts";
import { readPublicMenu } from "#reporting/public-api/contract/menu.ts";
import { readPublicStore } from "#reporting/public-api/contract/store.ts";
import { addApiKey, listApiKeys, revokeApiKey } from "../../contract/api-keys.ts";

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function aKeyOf(
  floor: Floor,
  scopes: readonly ApiScope[],
  lastDay: string | null = null,
): Promise<string> {
  const body = { name: "Contabilidad", scopes: [...scopes], last_day: lastDay };
  return (await floor.admin.call(addApiKey, { body })).ok.key;
}

const readMenu = ({ server }: Floor, key: string) =>
  callRoute(server.app, readPublicMenu, { headers: bearer(key) });

test("a key is shown once and kept as a hash", async () => {
  const floor = await aFloor();
  const key = await aKeyOf(floor, ["menu:read"]);
  expect(key).toMatch(new RegExp(`^comanda_${floor.small.tenantId}_[\\w-]{43}$`));
  const [stored] = await floor.rows<{ row: string }>(
    "select to_jsonb(k)::text as row from api_keys k where k.tenant_id = $1",
  );
  const secret = key.split("_").slice(2).join("_");
  expect(stored?.row).not.toContain(secret);
  const listed = await floor.admin.call(listApiKeys);
  expect(listed.raw).not.toContain(secret);
  expect(listed.ok.keys).toMatchObject([
    { name: "Contabilidad", state: "active", created_by: "Persona de prueba", last_used_at: null },
  ]);
  expect(key.startsWith(listed.ok.keys[0]?.prefix ?? "-")).toBe(true);
  expect((await readMenu(floor, key)).status).toBe(200);
  expect((await floor.admin.call(listApiKeys)).ok.keys[0]?.last_used_at).not.toBeNull();
});

test("a key opens what its scopes say, and nothing of people's", async () => {
  const floor = await aFloor();
  const { app } = floor.server;
  const headers = bearer(await aKeyOf(floor, ["menu:read"]));
  expect((await callRoute(app, readPublicMenu, { headers })).ok.items.length).toBeGreaterThan(3);
  const refused = await callRoute(app, listPublicCustomers, { headers });
  expect([refused.status, refused.error.code, refused.error.details]).toEqual([
    403,
    "not_permitted",
    { scope: "customers:read" },
  ]);
  expect((await callRoute(app, listUsers, { headers })).error.code).toBe("not_signed_in");
  expect((await floor.admin.call(readPublicMenu)).error.code).toBe("api_key_invalid");
  const { ok } = await callRoute(app, readPublicStore, { headers });
  expect(ok.key).toEqual({ name: "Contabilidad", scopes: ["menu:read"] });
});

test("a revoked key is refused by the next request, and so is one past its last day", async () => {
  const floor = await aFloor();
  const { clock } = floor.server;
  try {
    // 19:00 of the 20th in El Salvador.
    clock.now = new Date("2026-11-21T01:00:00Z");
    const ending = await aKeyOf(floor, ["menu:read"], "2026-11-20");
    const lasting = await aKeyOf(floor, ["menu:read"]);
    clock.now = new Date("2026-11-21T09:59:59Z");
    expect((await readMenu(floor, ending)).status).toBe(200);
    clock.now = new Date("2026-11-21T10:00:00Z");
    expect((await readMenu(floor, ending)).error.code).toBe("api_key_invalid");
    const { keys } = (await floor.admin.call(listApiKeys)).ok;
    expect(keys.map(({ state }) => state)).toEqual(["active", "expired"]);
    const keyId = keys[0]?.id ?? 0;
    expect((await readMenu(floor, lasting)).status).toBe(200);
    for (const _ of [1, 2]) await floor.admin.call(revokeApiKey, { params: { keyId } });
    expect((await readMenu(floor, lasting)).error.code).toBe("api_key_invalid");
    const audited = await floor.rows<{ action: string }>(
      "select action from audit_entries where tenant_id = $1 and subject = 'api_key' order by id",
    );
    expect(audited.map(({ action }) => action)).toEqual([
      "api_key.added",
      "api_key.added",
      "api_key.revoked",
    ]);
    const past = { name: "Tarde", scopes: ["menu:read" as const], last_day: "2026-11-20" };
    expect((await floor.admin.call(addApiKey, { body: past })).error.fields).toMatchObject([
      { field: "last_day", code: "date_past" },
    ]);
  } finally {
    clock.now = undefined;
  }
});

test("a key of one restaurant opens nothing of another one, whoever it says to be of", async () => {
  const [own, other] = [await aFloor(), await aFloor()];
  const key = await aKeyOf(own, ["menu:read"]);
  const forged = key.replace(`_${own.small.tenantId}_`, `_${other.small.tenantId}_`);
  expect((await readMenu(own, forged)).error.code).toBe("api_key_invalid");
  for (const odd of [
    "",
    "x",
    "comanda_",
    `${key}x`,
    key.slice(0, -1),
    `comanda_99999999999999_${"a".repeat(43)}`,
  ])
    expect((await readMenu(own, odd)).error.code, odd).toBe("api_key_invalid");
});

test("a key waits once it asked too often in a minute; another one does not", async () => {
  const floor = await aFloor();
  const [busy, calm] = [await aKeyOf(floor, ["menu:read"]), await aKeyOf(floor, ["menu:read"])];
  const ask = (key: string) => callRoute(floor.server.app, readPublicStore, { headers: bearer(key) });
  const statuses = new Set<number>();
  for (let asked = 0; asked < PER_KEY_PER_MINUTE; asked += 1) statuses.add((await ask(busy)).status);
  expect([...statuses]).toEqual([200]);
  const refused = await ask(busy);
  expect([refused.status, refused.error.code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(calm)).status).toBe(200);
});
