import pino from "pino";
import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aBrowser } from "#app/server/testing/browser.ts";
import { waitingOnLocks } from "#app/server/testing/holding-commits.ts";
import { withRecordedHashes } from "#app/server/testing/recorded-hashes.ts";
import { aPerson, aSecondFactor, testPassword } from "#app/server/testing/sessions.ts";
import { callRoute, testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { currentUser, signIn } from "../contract/auth.ts";
import { platformSignIn } from "../contract/operator-session.ts";
import { listDevices } from "../contract/profile.ts";
import { authRoutes } from "./routes.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });

test("a person signs in with their e-mail in any case", async () => {
  const person = await aPerson(server, tenantId, { scope: ["POS", "ORDERS"] });
  const browser = aBrowser(server);
  const body = { username: `  ${person.username.toUpperCase()} `, password: testPassword };
  const reply = await browser.call(signIn, { query: { lang: "es" }, body });
  expect(reply.ok).toEqual({
    message: "Le damos la bienvenida, Persona de prueba.",
    user: {
      user_id: person.userId,
      confirm_sends: 10,
      username: person.username,
      name: "Persona de prueba",
      role: "staff",
      scope: "POS,ORDERS",
      designation: null,
      phone: null,
      photo: null,
      tenant_id: tenantId,
      store_name: "La Casa",
      currency: "USD",
      time_zone: "America/El_Salvador",
      language: null,
      own_digits: false,
      store_language: "es",
      subscription_active: true,
      department_code: null,
      municipality_code: null,
      shared_till: null,
    },
  });
  expect((await browser.call(currentUser)).ok).toEqual(reply.ok.user);
});

test("the tokens come in cookies no script can read, and nowhere else", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/signin",
    payload: { username, password: testPassword },
  });
  const cookies = reply.cookies.map(({ name, httpOnly, sameSite, path, maxAge }) => ({
    name,
    httpOnly,
    sameSite,
    path,
    maxAge,
  }));
  const safe = { httpOnly: true, sameSite: "Lax", path: "/" };
  expect(cookies).toEqual([
    { name: "comanda_access", ...safe, maxAge: 15 * 60 },
    { name: "comanda_refresh", ...safe, maxAge: 30 * 86_400 },
    { name: "comanda_device", ...safe, maxAge: 400 * 86_400 },
  ]);
  for (const { value } of reply.cookies) expect(reply.body).not.toContain(value.split(".")[1]);
  const stored = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ all: string }>({
      text: "select string_agg(t::text, ' ') as all from session_tokens t where tenant_id = $1",
      values: [tenantId],
    }),
  );
  for (const { value } of reply.cookies) expect(stored[0]?.all).not.toContain(value.split(".")[1]);
});

test("where people come by https the cookies are Secure", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const app = await buildApp(server.deps, [authRoutes], { secure: true, trustProxy: false });
  const browser = aBrowser({ app });
  await browser.call(signIn, { body: { username, password: testPassword } });
  expect([...browser.cookies.keys()]).toEqual([
    "__Host-comanda_access",
    "__Host-comanda_refresh",
    "__Host-comanda_device",
  ]);
  const again = await app.inject({
    method: "POST",
    url: "/api/v1/auth/refresh-token",
    cookies: Object.fromEntries(browser.cookies),
  });
  expect(again.cookies.map(({ secure, domain }) => [secure, domain])).toEqual(
    Array(2).fill([true, undefined]),
  );
  await app.close();
});

test("every sign-in has its own tokens", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const planted = `${tenantId}.${"A".repeat(43)}`;
  const cookies = new Map([
    ["comanda_access", planted],
    ["comanda_refresh", planted],
  ]);
  const browser = aBrowser(server, { cookies });
  await browser.call(signIn, { body: { username, password: testPassword } });
  expect(browser.cookies.get("comanda_access")).not.toBe(planted);
  const attacker = aBrowser(server, { cookies: new Map([["comanda_access", planted]]) });
  expect((await attacker.call(currentUser)).error.code).toBe("not_signed_in");
});

test("a wrong password, an unknown user and a disabled person get the same answer", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const disabled = await aPerson(server, tenantId, {});
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set is_active = false where tenant_id = $1 and id = $2",
      values: [tenantId, disabled.userId],
    }),
  );
  const tries = [
    { username, password: "not-the-password" },
    { username: "nobody@nowhere.example", password: testPassword },
    { username: disabled.username, password: testPassword },
  ];
  for (const body of tries) {
    const browser = aBrowser(server);
    const { status, error } = await browser.call(signIn, { body });
    expect({ status, ...error, requestId: "" }).toEqual({
      status: 401,
      success: false,
      code: "invalid_credentials",
      message: "Incorrect email or password.",
      requestId: "",
    });
    expect(browser.cookies.size).toBe(0);
  }
});

test("an unknown user costs the same hash as a wrong password, and as long", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const costOf = (name: string) =>
    withRecordedHashes(async (hashes) => {
      await aBrowser(server).call(signIn, { body: { username: name, password: "wrong-password" } });
      return hashes.map(({ nonce, ...cost }) => ({
        ...cost,
        saltBytes: Buffer.from(nonce as Buffer).length,
      }));
    });
  const known = await costOf(username);
  expect(known).toMatchObject([{ message: "wrong-password", memory: 19_456, passes: 2 }]);
  expect(await costOf("nobody@nowhere.example")).toEqual(known);
});

test("a password changed while it was being checked opens nothing", async () => {
  const { username, userId } = await aPerson(server, tenantId, {});
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: tellWritten } = Promise.withResolvers<void>();
  const change = server.db.inTenant(tenantId, async (tx) => {
    await tx.query({
      text: "update users set password_hash = 'changed' where tenant_id = $1 and id = $2",
      values: [tenantId, userId],
    });
    tellWritten();
    await mayCommit;
  });
  await written;
  const signingIn = aBrowser(server).call(signIn, { body: { username, password: testPassword } });
  // The old password was read and found right by then: the sign-in waits for the person's row.
  await expect.poll(() => waitingOnLocks(server.db)).toBe(1);
  commit();
  await change;
  expect((await signingIn).error.code).toBe("invalid_credentials");
});

test("signing in again on the same browser ends the session it had", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const browser = aBrowser(server);
  await browser.call(signIn, { body: { username, password: testPassword } });
  const before = browser.copy();
  await browser.call(signIn, { body: { username, password: testPassword } });
  expect((await before.call(currentUser)).error.code).toBe("not_signed_in");
  expect((await browser.call(listDevices)).ok.devices.filter((device) => device.isMyDevice)).toHaveLength(1);
});

test("each signs in at their own door", async () => {
  const platformId = await createTenant(server.db, { name: "Plataforma", kind: "platform" });
  const operator = await aPerson(server, platformId, { role: "superadmin" });
  const admin = await aPerson(server, tenantId, { role: "admin" });
  const { code } = await aSecondFactor(server, platformId, operator);
  const signsIn = (door: typeof signIn | typeof platformSignIn, { username }: { username: string }) =>
    aBrowser(server).call(door, { body: { username, password: testPassword, code: code() } });
  expect((await signsIn(signIn, operator)).error.code).toBe("invalid_credentials");
  expect((await signsIn(platformSignIn, admin)).error.code).toBe("invalid_credentials");
  expect((await signsIn(signIn, admin)).ok.user.role).toBe("admin");
  expect((await signsIn(platformSignIn, operator)).ok.user.role).toBe("superadmin");
});

test("the longest address and a password of 128 characters work", async () => {
  const username = `${"a".repeat(60)}@${"b".repeat(60)}.example`;
  const password = `  ${"ñ🥑 ".repeat(30)}  x`;
  const hash = await hashPassword(password);
  await server.db.inTenant(tenantId, (tx) =>
    createUser(tx, { username, name: "Larga", role: "staff", password: { hash } }),
  );
  expect((await aBrowser(server).call(signIn, { body: { username, password } })).status).toBe(200);
  const trimmed = await aBrowser(server).call(signIn, { body: { username, password: password.trim() } });
  expect(trimmed.error.code).toBe("invalid_credentials");
});

test("sign-ins are logged without password, token or unknown name", async () => {
  const { username, userId } = await aPerson(server, tenantId, {});
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...server.deps, log }, [authRoutes], { secure: false, trustProxy: false });
  const secret = "canary-password-in-the-name-field@example.test";
  await aBrowser({ app }).call(signIn, { body: { username, password: testPassword } });
  await aBrowser({ app }).call(signIn, { body: { username, password: `${testPassword}x` } });
  await aBrowser({ app }).call(signIn, { body: { username: secret, password: testPassword } });
  await app.close();
  const said = lines.map((line) => JSON.parse(line) as { msg: string; user?: number; address?: string });
  expect(said).toContainEqual(expect.objectContaining({ msg: "signed in", user: userId, tenant: tenantId }));
  expect(said).toContainEqual(expect.objectContaining({ msg: "sign-in refused", user: userId, level: 40 }));
  expect(said.filter(({ msg, user }) => msg === "sign-in refused" && user === undefined)).toHaveLength(1);
  expect(lines.join("")).not.toContain(testPassword);
  expect(lines.join("")).not.toContain(secret);
  expect(lines.join("")).not.toMatch(/\d+\.[A-Za-z0-9_-]{43}/);
});

test("a session cookie that the server did not sign is nobody's", async () => {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Firmas" });
  const person = await aPerson(server, tenantId, { role: "admin" });
  const signed = person.cookies.comanda_access ?? "";
  const unsigned = signed.slice(0, signed.lastIndexOf("."));
  const asked = await callRoute(server.app, currentUser, {}, { comanda_access: unsigned });
  expect(asked.error.code).toBe("not_signed_in");
  expect((await person.call(currentUser)).status).toBe(200);
});
