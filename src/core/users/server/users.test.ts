import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openingOf } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson, type Person, testPassword } from "#app/server/testing/sessions.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { listApprovers, setPin } from "#core/approvals/contract/approvals.ts";
import { currentUser, signIn } from "#core/auth/contract/auth.ts";
import { openCashSession } from "#money/cash/contract/cash.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import {
  addUser,
  changeUserActive,
  deleteUser,
  listUsers,
  removeUserPin,
  signOutUser,
  updateUser,
  updateUserPassword,
} from "../contract/users.ts";

let floor: Floor;
let helper: Person;
beforeAll(async () => {
  floor = await aFloor();
  helper = await aPerson(floor.server, floor.small.tenantId, { scope: ["SETTINGS", "POS"] });
});

const password = "una-frase-bien-larga";
const anAddress = () => `${randomUUID()}@test.example`;
const aBody = (rest: object = {}) => ({
  username: anAddress(),
  password,
  name: "Ana Pérez",
  designation: "Mesera",
  phone: "7777-1234",
  email: "",
  userScopes: ["POS"] as Permission[],
  ...rest,
});
const colleague = (...scope: Permission[]) => aPerson(floor.server, floor.small.tenantId, { scope });
const listed = async (username: string) =>
  (await floor.admin.call(listUsers)).ok.users.find((user) => user.username === username);
const comesIn = (username: string, secret: string = testPassword) =>
  callRoute(floor.server.app, signIn, { body: { username, password: secret } });
const audited = (action: string, userId: number) =>
  floor.rows<{ before: unknown; after: unknown; user_id: number }>(
    "select before, after, user_id from audit_entries where tenant_id = $1 and action = $2 and subject_id = $3 order by id",
    action,
    userId,
  );

test("a new person signs in and does what their permissions allow", async () => {
  const body = aBody({ userScopes: ["POS", "KITCHEN", "POS"] });
  await floor.admin.call(addUser, { body });
  const added = await listed(body.username);
  expect(added).toMatchObject({
    name: "Ana Pérez",
    role: "staff",
    scope: "POS,KITCHEN",
    phone: "7777-1234",
    email: null,
    is_active: true,
    has_pin: false,
    devices: [],
    last_seen_at: null,
    has_signed_in: false,
  });
  expect((await comesIn(body.username, password)).ok.user.scope).toBe("POS,KITCHEN");
  const seen = await listed(body.username);
  expect([seen?.devices.length, seen?.has_signed_in]).toEqual([1, true]);
  const [entry] = await audited("user.added", added?.id ?? 0);
  expect(entry?.after).toMatchObject({ username: body.username, scope: "POS,KITCHEN" });
  expect(JSON.stringify(entry)).not.toContain(password);
});

describe("what is refused of a new person", () => {
  test("a wrong username, password, phone or name is refused at its field", async () => {
    const fieldsOf = async (rest: object) =>
      (await floor.admin.call(addUser, { body: aBody(rest) })).error.fields?.map(({ field }) => field);
    expect(await fieldsOf({ username: "ana pérez" })).toEqual(["username"]);
    expect(await fieldsOf({ password: "corta" })).toEqual(["password"]);
    expect(await fieldsOf({ phone: "llámeme" })).toEqual(["phone"]);
    expect(await fieldsOf({ email: "no" })).toEqual(["email"]);
    expect(await fieldsOf({ name: " " })).toEqual(["name"]);
    expect(await fieldsOf({ userScopes: ["EVERYTHING"] })).toEqual(["userScopes.0"]);
    const common = await floor.admin.call(addUser, { body: aBody({ password: "password1" }) });
    expect(common.error).toMatchObject({ code: "password_too_common", fields: [{ field: "password" }] });
  });

  test("an address of another restaurant is taken like one's own", async () => {
    const other = await aFloor(floor.server);
    const refusals = [];
    for (const username of [other.admin.username, floor.cook.username.toUpperCase()])
      refusals.push((await floor.admin.call(addUser, { body: aBody({ username }) })).error);
    for (const { code, fields } of refusals) {
      expect(code).toBe("username_taken");
      expect(fields).toMatchObject([{ field: "username" }]);
    }
    expect(refusals[0]?.message).toBe(refusals[1]?.message);
  });

  test("eight at once with one address make one person, in two restaurants too", async () => {
    const other = await aFloor(floor.server);
    const username = anAddress();
    const replies = await Promise.all(
      eight.map((_, index) =>
        (index % 2 === 0 ? floor : other).admin.call(addUser, { body: aBody({ username }), headers: aKey() }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.flatMap((reply) => (reply.status === 200 ? [] : [reply.error.code])))).toEqual(
      new Set(["username_taken"]),
    );
    const rows = await floor.server.db.directory("select from user_directory where username = $1", [
      username,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("the same key makes one person, however often it is sent", async () => {
    const body = aBody();
    const headers = aKey();
    for (const _ of [1, 2]) expect((await floor.admin.call(addUser, { body, headers })).status).toBe(200);
    const kept = await floor.rows("select from users where tenant_id = $1 and username = $2", body.username);
    expect(kept).toHaveLength(1);
  });
});

describe("the permission of settings is no way up", () => {
  test("nobody gives permissions that they lack", async () => {
    const waiter = await colleague("POS");
    const userScopes: Permission[] = ["POS", "OPERATIONS_MANAGER"];
    const refusals = [
      await helper.call(addUser, { body: aBody({ userScopes }) }),
      ...(await Promise.all(
        [waiter, helper].map(({ username }) =>
          helper.call(updateUser, { params: { username }, body: { name: "Más", userScopes } }),
        ),
      )),
    ];
    for (const { error } of refusals)
      expect(error).toMatchObject({ code: "scope_not_yours", fields: [{ field: "userScopes" }] });
    expect((await helper.call(addUser, { body: aBody() })).status).toBe(200);
  });

  test("whoever may do more is out of reach for all acts", async () => {
    const manager = await colleague("OPERATIONS_MANAGER", "POS");
    const params = { username: manager.username };
    const replies = [
      await helper.call(updateUser, { params, body: { name: "Menos", userScopes: [] } }),
      await helper.call(updateUserPassword, { params, body: { password } }),
      await helper.call(changeUserActive, { params, body: { isActive: false } }),
      await helper.call(deleteUser, { params }),
      await helper.call(removeUserPin, { params }),
      await helper.call(signOutUser, { params, body: { device_id: manager.sessionId } }),
    ];
    expect(replies.map(({ error }) => error.code)).toEqual(Array(6).fill("user_outranks"));
    expect((await manager.call(currentUser)).status).toBe(200);
  });

  test("an admin is touched by nobody, another admin neither", async () => {
    const owner = await aPerson(floor.server, floor.small.tenantId, { role: "admin" });
    const params = { username: owner.username };
    for (const actor of [helper, floor.admin]) {
      const replies = [
        await actor.call(updateUser, { params, body: { name: "Nadie", userScopes: [] } }),
        await actor.call(updateUserPassword, { params, body: { password } }),
        await actor.call(changeUserActive, { params, body: { isActive: false } }),
        await actor.call(deleteUser, { params }),
        await actor.call(removeUserPin, { params }),
      ];
      expect(replies.map(({ error }) => error.code)).toEqual(Array(5).fill("user_is_admin"));
    }
  });

  test("nobody disables, deletes or resets themself; the own name may be changed", async () => {
    const params = { username: helper.username };
    const replies = [
      await helper.call(updateUserPassword, { params, body: { password } }),
      await helper.call(changeUserActive, { params, body: { isActive: false } }),
      await helper.call(deleteUser, { params }),
    ];
    expect(replies.map(({ error }) => error.code)).toEqual(Array(3).fill("own_user"));
    const body = { name: "Elena", userScopes: ["SETTINGS", "POS"] as Permission[] };
    expect((await helper.call(updateUser, { params, body })).status).toBe(200);
    expect((await helper.call(currentUser)).ok.name).toBe("Elena");
  });

  test("a person of another restaurant is unknown", async () => {
    const stranger = (await aFloor(floor.server)).cook;
    const params = { username: stranger.username };
    const replies = [
      await floor.admin.call(updateUser, { params, body: { name: "X", userScopes: [] } }),
      await floor.admin.call(deleteUser, { params }),
    ];
    expect(replies.map(({ error }) => error.code)).toEqual(["not_found", "not_found"]);
  });
});

describe("a change is felt at once", () => {
  test("a permission that is taken away refuses the next call", async () => {
    const waiter = await colleague("POS");
    const set = (userScopes: Permission[]) =>
      floor.admin.call(updateUser, {
        params: { username: waiter.username },
        body: { name: "Luis", userScopes },
      });
    await set(["KITCHEN"]);
    expect((await waiter.call(listOrders)).error.code).toBe("not_permitted");
    await set(["KITCHEN", "ORDERS"]);
    expect((await waiter.call(listOrders)).status).toBe(200);
    const entries = await audited("user.updated", waiter.userId);
    expect(entries.map(({ after }) => (after as { scope: string }).scope)).toEqual([
      "KITCHEN",
      "ORDERS,KITCHEN",
    ]);
    await set(["KITCHEN", "ORDERS"]);
    expect(await audited("user.updated", waiter.userId)).toHaveLength(2);
  });

  test("whoever is disabled is out on every device and cannot sign in", async () => {
    const waiter = await colleague("POS");
    const params = { username: waiter.username };
    await floor.admin.call(changeUserActive, { params, body: { isActive: false } });
    expect((await waiter.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await comesIn(waiter.username)).error.code).toBe("invalid_credentials");
    const [ended] = await floor.rows<{ ended_reason: string }>(
      "select ended_reason from sessions where tenant_id = $1 and id = $2",
      waiter.sessionId,
    );
    expect(ended?.ended_reason).toBe("user_disabled");
    await floor.admin.call(changeUserActive, { params, body: { isActive: true } });
    expect((await comesIn(waiter.username)).status).toBe(200);
    expect((await waiter.call(currentUser)).error.code).toBe("not_signed_in");
  });

  test("a new password signs out everywhere; the old one is worth nothing", async () => {
    const waiter = await colleague("POS");
    const params = { username: waiter.username };
    const weak = await floor.admin.call(updateUserPassword, { params, body: { password: "password1" } });
    expect(weak.error.code).toBe("password_too_common");
    await floor.admin.call(updateUserPassword, { params, body: { password } });
    expect((await waiter.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await comesIn(waiter.username)).error.code).toBe("invalid_credentials");
    expect((await comesIn(waiter.username, password)).status).toBe(200);
    expect(await audited("password.reset", waiter.userId)).toMatchObject([{ user_id: floor.admin.userId }]);
  });

  test("one device is signed out, the own one not", async () => {
    const waiter = await colleague("POS");
    const params = { username: waiter.username };
    const body = { device_id: waiter.sessionId };
    expect((await floor.admin.call(signOutUser, { params, body })).status).toBe(200);
    expect((await waiter.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await floor.admin.call(signOutUser, { params, body })).error.code).toBe("not_found");
    const own = { device_id: floor.admin.sessionId };
    expect((await floor.admin.call(signOutUser, { params, body: own })).error.code).toBe("own_device");
  });
});

test("who edits what was changed meanwhile is told, and loses nothing", async () => {
  const waiter = await colleague("POS");
  const params = { username: waiter.username };
  const version = (await listed(waiter.username))?.version;
  const save = (name: string) =>
    floor.admin.call(updateUser, {
      params,
      body: { name, userScopes: ["POS"], ...(version && { version }) },
    });
  expect((await save("Primero")).status).toBe(200);
  expect((await save("Segundo")).error.code).toBe("changed_meanwhile");
  expect((await listed(waiter.username))?.name).toBe("Primero");
});

describe("deleting", () => {
  test("leaves the history, frees the address, takes session, PIN and every offer away", async () => {
    const manager = await colleague("OPERATIONS_MANAGER", "POS", "ORDERS");
    const params = { username: manager.username };
    await manager.call(setPin, { body: { password: testPassword, pin: "7391" } });
    const offered = async () =>
      (await floor.admin.call(listApprovers)).ok.approvers.some(({ user_id }) => user_id === manager.userId);
    expect(await offered()).toBe(true);
    await floor.admin.call(deleteUser, { params });
    expect(await offered()).toBe(false);
    expect((await manager.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await comesIn(manager.username)).error.code).toBe("invalid_credentials");
    expect(await listed(manager.username)).toBeUndefined();
    expect((await floor.admin.call(deleteUser, { params })).error.code).toBe("not_found");
    const [row] = await floor.rows<{ archived_at: Date | null; name: string }>(
      "select archived_at, name from users where tenant_id = $1 and id = $2",
      manager.userId,
    );
    expect(row).toMatchObject({ archived_at: expect.any(Date), name: "Persona de prueba" });
    expect(await audited("user.deleted", manager.userId)).toHaveLength(1);
    const again = await floor.admin.call(addUser, { body: aBody({ username: manager.username }) });
    expect(again.status).toBe(200);
    expect((await comesIn(manager.username, password)).status).toBe(200);
  });

  test("waits until the waiter's accounts are somebody else's and their drawer is closed", async () => {
    const params = { username: floor.waiter.username };
    await floor.sendOrder();
    const busy = await floor.admin.call(deleteUser, { params });
    expect(busy.error).toMatchObject({ code: "user_has_accounts", details: { count: 1 } });
    const cashier = await colleague("ORDER_BILLING");
    const drawers = await floor.rows<{ id: number }>("select id from cash_drawers where tenant_id = $1");
    await cashier.call(openCashSession, {
      body: openingOf(drawers[0]?.id ?? 0, 20),
    });
    const counting = await floor.admin.call(deleteUser, { params: { username: cashier.username } });
    expect(counting.error).toMatchObject({ code: "user_has_drawer", details: { drawer: "Caja 1" } });
    expect((await cashier.call(currentUser)).status).toBe(200);
  });
});

test("a PIN is taken away and nobody reads it", async () => {
  const manager = await colleague("OPERATIONS_MANAGER");
  const params = { username: manager.username };
  await manager.call(setPin, { body: { password: testPassword, pin: "7391" } });
  expect((await listed(manager.username))?.has_pin).toBe(true);
  expect(JSON.stringify(await listed(manager.username))).not.toMatch(/7391|argon/);
  await floor.admin.call(removeUserPin, { params });
  expect((await listed(manager.username))?.has_pin).toBe(false);
  await floor.admin.call(removeUserPin, { params });
  expect(await audited("pin.removed", manager.userId)).toHaveLength(1);
});
