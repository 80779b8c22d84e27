import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aBrowser, anAddress } from "#app/server/testing/browser.ts";
import { withRecordedHashes } from "#app/server/testing/recorded-hashes.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { STRANGERS_MAX } from "#platform/server/auth/hash-queue.ts";
import { refreshToken, signIn } from "../contract/auth.ts";
import { forgotPassword } from "../contract/password-reset.ts";
import { authRoutes } from "./routes.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });

/** The same database behind counters that start at nothing. */
async function freshServer() {
  const app = await buildApp(server.deps, [authRoutes], { secure: false, trustProxy: false });
  return { app };
}

const wrong = (username: string) => ({ username, password: "wrong-password" });

test("the eleventh try for a user from one address waits, and is told how long", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const attacker = aBrowser(fresh);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await attacker.call(signIn, { body: wrong(username) })).status).toBe(401);
  const refused = await attacker.call(signIn, { body: wrong(username.toUpperCase()) });
  expect(refused.status).toBe(429);
  expect(refused.error.message).toBe("Too many attempts. Try again in 5 minutes.");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(200);
  const right = await attacker.call(signIn, { body: { username, password: testPassword } });
  expect(right.status).toBe(429);
});

test("a name that no database takes is refused however often it is tried", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const device = aBrowser(fresh);
  await device.call(signIn, { body: { username, password: testPassword } });
  for (let tries = 0; tries < 15; tries += 1)
    expect((await device.call(signIn, { body: wrong(`a\0${username}`) })).status).toBe(400);
});

test("the owner gets in from elsewhere while somebody hammers the user", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const attacker = aBrowser(fresh);
  for (let tries = 0; tries < 60; tries += 1) await attacker.call(signIn, { body: wrong(username) });
  const owner = await aBrowser(fresh).call(signIn, { body: { username, password: testPassword } });
  expect(owner.status).toBe(200);
});

test("an address waits after thirty tries, whatever the names", async () => {
  const fresh = await freshServer();
  const attacker = aBrowser(fresh);
  const statuses: number[] = [];
  for (let tries = 0; tries < 33; tries += 1)
    statuses.push((await attacker.call(signIn, { body: wrong(`name${tries}@nowhere.example`) })).status);
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429, 429]);
});

test("many addresses together wait after forty tries for one user", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const device = aBrowser(fresh);
  expect((await device.call(signIn, { body: { username, password: testPassword } })).status).toBe(200);
  const statuses: number[] = [];
  for (let tries = 0; tries < 42; tries += 1)
    statuses.push((await aBrowser(fresh).call(signIn, { body: wrong(username) })).status);
  expect(statuses.indexOf(429)).toBe(39);
  const stranger = await aBrowser(fresh).call(signIn, { body: { username, password: testPassword } });
  expect(stranger.status).toBe(429);
  const elsewhere = aBrowser(fresh, { cookies: new Map(device.cookies) });
  expect((await elsewhere.call(signIn, { body: { username, password: testPassword } })).status).toBe(200);
});

test("its own device gets in although the attacker sits in the same network", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const address = anAddress();
  const device = aBrowser(fresh, { address });
  await device.call(signIn, { body: { username, password: testPassword } });
  const attacker = aBrowser(fresh, { address });
  for (let tries = 0; tries < 40; tries += 1) await attacker.call(signIn, { body: wrong(username) });
  expect((await attacker.call(signIn, { body: wrong(username) })).status).toBe(429);
  expect((await device.call(signIn, { body: { username, password: testPassword } })).status).toBe(200);
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1)
    statuses.push((await device.call(signIn, { body: wrong(username) })).status);
  expect(statuses).toEqual([...Array(9).fill(401), 429]);
});

test("a device is known to the users that used it, not to others", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const colleague = await aPerson(server, tenantId, {});
  const device = aBrowser(fresh);
  await device.call(signIn, { body: { username: colleague.username, password: testPassword } });
  for (let tries = 0; tries < 41; tries += 1) await aBrowser(fresh).call(signIn, { body: wrong(username) });
  const right = { username, password: testPassword };
  expect((await device.call(signIn, { body: right })).status).toBe(429);
  const forged = aBrowser(fresh, {
    cookies: new Map([["comanda_device", `${tenantId}.${"A".repeat(43)}`]]),
  });
  expect((await forged.call(signIn, { body: right })).status).toBe(429);
});

test("a flood of first tries wants six hashes at most", async () => {
  const fresh = await freshServer();
  const { username } = await aPerson(server, tenantId, {});
  const device = aBrowser(fresh);
  await device.call(signIn, { body: { username, password: testPassword } });
  const { promise: mayCompute, resolve: compute } = Promise.withResolvers<void>();
  await withRecordedHashes(async (hashes) => {
    let refused = 0;
    const flood = Array.from({ length: 200 }, async (_, at) => {
      const { status } = await aBrowser(fresh).call(signIn, { body: wrong(`flood${at}@nowhere.example`) });
      if (status === 429) refused += 1;
      return status;
    });
    await expect.poll(() => refused).toBe(200 - STRANGERS_MAX);
    expect(hashes).toHaveLength(2);
    const owner = device.call(signIn, { body: { username, password: testPassword } });
    compute();
    const tried = (await Promise.all(flood)).filter((status) => status !== 429);
    expect(tried).toEqual(Array.from({ length: STRANGERS_MAX }, () => 401));
    expect((await owner).status).toBe(200);
  }, mayCompute);
});

test("asking for links is limited for an address", async () => {
  const fresh = await freshServer();
  const body = { username: "who@nowhere.example" };
  const anywhere: number[] = [];
  for (let tries = 0; tries < 60; tries += 1)
    anywhere.push((await aBrowser(fresh).call(forgotPassword, { body })).status);
  expect(new Set(anywhere)).toEqual(new Set([200]));
  const other = aBrowser(fresh);
  const many: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    many.push((await other.call(forgotPassword, { body: { username: `n${tries}@nowhere.example` } })).status);
  expect(many).toEqual([...Array(10).fill(200), 429]);
});

test("refreshing is limited for an address that has no session to refresh", async () => {
  const fresh = await freshServer();
  const browser = aBrowser(fresh);
  const statuses: number[] = [];
  for (let tries = 0; tries < 121; tries += 1) statuses.push((await browser.call(refreshToken)).status);
  expect(statuses.slice(119)).toEqual([401, 429]);
});

test("requests without a name are refused for that and use up nobody's tries", async () => {
  const fresh = await freshServer();
  const nameless = { username: 7 } as unknown as { username: string };
  for (let tries = 0; tries < 8; tries += 1)
    expect((await aBrowser(fresh).call(forgotPassword, { body: nameless })).status).toBe(400);
});
