import { expect, test } from "vitest";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson, type Person, testPassword } from "#app/server/testing/sessions.ts";
import { callRoute, type TestServer, testServer } from "#app/server/testing/test-server.ts";
import { readPin, setPin } from "#core/approvals/contract/approvals.ts";
import { signIn } from "#core/auth/contract/auth.ts";
import { mailResetLink } from "#core/auth/server/reset-password.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { addUser, giveUserPin, listUsers, removeUserPin, updateUserPassword } from "../contract/users.ts";

const password = "maquilishuat-9";
const rosa = { username: "Rosa", password, name: "Rosa Díaz", userScopes: ["POS" as const] };

async function anOwner(server: TestServer, name: string): Promise<Person & { tenantId: TenantId }> {
  const tenantId = await createTenant(server.db, { name });
  return { ...(await aPerson(server, tenantId, { role: "admin" })), tenantId };
}

const comesIn = ({ app }: TestServer, username: string, secret: string = password) =>
  callRoute(app, signIn, { body: { username, password: secret } });

const adding = (owner: Person, changes: object = {}) =>
  owner.call(addUser, { body: { ...rosa, ...changes }, headers: aKey() });

test("somebody without an address signs in with their name and the restaurant's", async () => {
  const server = await testServer();
  const name = `El Ñandú ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await anOwner(server, name);
  const { username, message } = (await adding(owner)).ok;
  expect(username).toMatch(/^rosa@el-nandu-[a-z0-9]+$/);
  expect(message).toContain(username);
  const entered = await comesIn(server, username.toUpperCase());
  expect(entered.ok.user).toMatchObject({ name: "Rosa Díaz", username });
  const { users } = (await owner.call(listUsers)).ok;
  expect(users.find((user) => user.username === username)).toMatchObject({ email: null, has_pin: false });
});

test("a name is taken within the restaurant, and free in another of the same name", async () => {
  const server = await testServer();
  const store = `La Ceiba ${crypto.randomUUID().slice(0, 8)}`;
  const [here, there] = [await anOwner(server, store), await anOwner(server, store)];
  const first = (await adding(here)).ok.username;
  expect((await adding(here)).error).toMatchObject({
    code: "username_taken",
    fields: [{ field: "username" }],
  });
  const second = (await adding(there)).ok.username;
  expect(second).toBe(`${first}-2`);
  expect((await adding(there, { username: "juan.perez" })).ok.username).toBe(
    second.replace("rosa", "juan.perez"),
  );
});

test("of eight who add one name at once one does", async () => {
  const owner = await anOwner(await testServer(), "Ocho a la vez");
  const replies = await Promise.all(eight.map(() => adding(owner)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(["rosa díaz", "-rosa", "rosa@casa", "rosa@"])(
  "%s is neither a name nor an address",
  async (username) => {
    const owner = await anOwner(await testServer(), "Nombres");
    expect((await adding(owner, { username })).error.fields).toMatchObject([
      { field: "username", code: "not_an_email" },
    ]);
  },
);

test("no mail is sent to a name; the owner gives another password", async () => {
  const server = await testServer();
  const owner = await anOwner(server, "Sin correo");
  const { username } = (await adding(owner)).ok;
  const mails: unknown[] = [];
  const mailer = { send: async (mail: unknown) => void mails.push(mail) };
  await mailResetLink.handle({ username }, { ...server.deps, mailer } as never);
  expect(mails).toEqual([]);
  await owner.call(updateUserPassword, { params: { username }, body: { password: "otra-frase-larga" } });
  expect((await comesIn(server, username, "otra-frase-larga")).status).toBe(200);
});

test("a first PIN is given once, is told to be given, and is replaced by its person", async () => {
  const server = await testServer();
  const owner = await anOwner(server, "Con PIN");
  expect((await adding(owner, { pin: "1111" })).error.code).toBe("pin_too_simple");
  const { username } = (await adding(owner, { pin: "4827" })).ok;
  const person = await aPerson(server, owner.tenantId, { scope: ["POS"] });
  const give = (to: string, pin = "7294", by = owner) =>
    by.call(giveUserPin, { params: { username: to }, body: { pin } });
  expect((await give(username)).error.code).toBe("pin_exists");
  await owner.call(removeUserPin, { params: { username } });
  expect((await give(username)).status).toBe(200);
  expect((await give(person.username, "1234")).error.code).toBe("pin_too_simple");
  expect((await give(person.username)).status).toBe(200);
  expect((await person.call(readPin)).ok).toMatchObject({ is_given: true });
  await person.call(setPin, { body: { password: testPassword, pin: "3951" } });
  expect((await person.call(readPin)).ok).toMatchObject({ is_given: false });
});

test("nobody gives a PIN to themself, to an admin, or to who may do more", async () => {
  const server = await testServer();
  const owner = await anOwner(server, "Con rangos");
  const manager = await aPerson(server, owner.tenantId, { scope: ["SETTINGS", "POS"] });
  const cashier = await aPerson(server, owner.tenantId, { scope: ["POS", "ORDER_BILLING"] });
  const give = ({ username }: Person) =>
    manager.call(giveUserPin, { params: { username }, body: { pin: "4827" } });
  expect((await give(manager)).error.code).toBe("own_user");
  expect((await give(owner)).error.code).toBe("user_is_admin");
  expect((await give(cashier)).error.code).toBe("user_outranks");
});
