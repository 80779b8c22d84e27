import { beforeAll, describe, expect, test } from "vitest";
import { aBrowser, type Browser } from "#app/server/testing/browser.ts";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { withRecordedHashes } from "#app/server/testing/recorded-hashes.ts";
import { aPerson, aSecondFactor, type Person, testPassword } from "#app/server/testing/sessions.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { writePin } from "#core/approvals/server/public.ts";
import { currentUser, signIn, signOut } from "#core/auth/contract/auth.ts";
import { changeUserActive, deleteUser, listUsers, removeUserPin } from "#core/users/contract/users.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import {
  changeSharedTill,
  enrollSharedTill,
  enterByPin,
  listSharedTills,
  lockSharedTill,
  readSharedTill,
  removeSharedTill,
} from "../contract/shared-tills.ts";

let floor: Floor;
beforeAll(async () => {
  floor = await aFloor();
});

const rules = { title: "Barra", lock_after_sending: true, lock_after_seconds: 60 };

async function withPin(pin = "2580", ...scope: Permission[]): Promise<Person> {
  const person = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS", ...scope] });
  const hash = await hashPassword(pin);
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    writePin(tx, person.userId, hash, floor.server.deps.clock()),
  );
  return person;
}

/** A browser that a manager made a shared till; nobody is signed in on it. */
async function aSharedTill(): Promise<Browser> {
  const browser = aBrowser(floor.server);
  const { username } = floor.admin;
  await browser.call(signIn, { body: { username, password: testPassword } });
  expect((await browser.call(enrollSharedTill, { body: rules })).status).toBe(200);
  await browser.call(lockSharedTill);
  return browser;
}

const enter = (browser: Browser, { userId }: { userId: UserId }, pin = "2580") =>
  browser.call(enterByPin, { body: { user_id: userId, pin } });

const audited = (action: string, userId: number) =>
  floor.rows<{ after: unknown }>(
    "select after from audit_entries where tenant_id = $1 and action = $2 and user_id = $3 order by id",
    action,
    userId,
  );

describe("changing by PIN", () => {
  test("the one after the other is really signed in, with their own rights", async () => {
    const [ana, luis] = [await withPin("2580"), await withPin("9173", "KITCHEN")];
    const till = await aSharedTill();
    expect((await till.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await enter(till, ana)).ok.user).toMatchObject({
      user_id: ana.userId,
      scope: "POS",
      shared_till: rules,
    });
    const before = till.copy();
    expect((await enter(till, luis, "9173")).ok.user).toMatchObject({ user_id: luis.userId });
    expect((await till.call(currentUser)).ok.scope).toBe("POS,KITCHEN");
    expect((await before.call(currentUser)).error.code).toBe("not_signed_in");
    const { users } = (await floor.admin.call(listUsers)).ok;
    const devices = users.find(({ id }) => id === luis.userId)?.devices ?? [];
    expect(devices.map(({ shared_till }) => shared_till)).toContain("Barra");
    expect(await audited("session.by_pin", luis.userId)).toMatchObject([{ after: { title: "Barra" } }]);
  });

  test("the lock screen lists active people with a PIN, who was here last first", async () => {
    const [ana, luis, gone] = [await withPin(), await withPin(), await withPin()];
    const nobody = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS"] });
    const till = await aSharedTill();
    await enter(till, luis);
    await floor.admin.call(changeUserActive, {
      params: { username: gone.username },
      body: { isActive: false },
    });
    const shown = (await till.call(readSharedTill)).ok.till;
    const ids = shown?.people.map(({ user_id }) => user_id) ?? [];
    expect(ids[0]).toBe(luis.userId);
    expect(ids).toContain(ana.userId);
    expect(ids).not.toContain(gone.userId);
    expect(ids).not.toContain(nobody.userId);
    expect(JSON.stringify(shown)).not.toMatch(/argon|username|@/);
    expect((await enter(till, gone)).error.code).toBe("pin_wrong");
  });

  test("a PIN opens nothing on a browser that is no shared till", async () => {
    const ana = await withPin();
    const stranger = aBrowser(floor.server);
    expect((await stranger.call(readSharedTill)).ok.till).toBeNull();
    expect((await enter(stranger, ana)).error.code).toBe("not_a_shared_till");
    stranger.cookies.set("comanda_till", `${floor.small.tenantId}.${"A".repeat(43)}`);
    expect((await enter(stranger, ana)).error.code).toBe("not_a_shared_till");
    const other = await aFloor(floor.server);
    const till = await aSharedTill();
    const [ours] = [till.cookies.get("comanda_till")];
    const foreign = aBrowser(floor.server);
    foreign.cookies.set("comanda_till", ours ?? "");
    expect((await enter(foreign, other.waiter)).error.code).toBe("pin_wrong");
  });

  test("the PIN of somebody with a second factor opens no session, right or wrong", async () => {
    const [ana, luis] = [await withPin("2580"), await withPin("9173")];
    const { code } = await aSecondFactor(floor.server, floor.small.tenantId, ana);
    const till = await aSharedTill();
    expect((await enter(till, ana, "0000")).error.code).toBe("pin_wrong");
    expect((await enter(till, ana)).error.code).toBe("second_factor_at_till");
    expect((await till.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await enter(till, luis, "9173")).status).toBe(200);
    await till.call(lockSharedTill);
    const body = { username: ana.username, password: testPassword };
    expect((await till.call(signIn, { body })).error.code).toBe("second_factor_needed");
    expect((await till.call(signIn, { body: { ...body, code: code() } })).ok.user.user_id).toBe(ana.userId);
  });

  test("enrolling takes over no secret that was planted or kept", async () => {
    const ana = await withPin();
    const planted = `${floor.small.tenantId}.${"B".repeat(43)}`;
    const browser = aBrowser(floor.server);
    await browser.call(signIn, { body: { username: floor.admin.username, password: testPassword } });
    browser.cookies.set("comanda_till", planted);
    await browser.call(enrollSharedTill, { body: rules });
    const first = browser.cookies.get("comanda_till");
    expect(first).not.toBe(planted);
    await browser.call(enrollSharedTill, { body: rules });
    expect(browser.cookies.get("comanda_till")).toBe(first);
    const kept = browser.copy();
    const mine = (await browser.call(listSharedTills)).ok.tills.find(({ isMyDevice }) => isMyDevice);
    await browser.call(removeSharedTill, { params: { tillId: String(mine?.id) } });
    await browser.call(enrollSharedTill, { body: rules });
    expect((await browser.call(readSharedTill)).ok.till?.title).toBe(rules.title);
    expect((await enter(kept, ana)).error.code).toBe("not_a_shared_till");
  });

  test("the secret is in a cookie that no script reads, and hashed in the database", async () => {
    const browser = aBrowser(floor.server);
    await browser.call(signIn, { body: { username: floor.admin.username, password: testPassword } });
    const { headers } = await browser.call(enrollSharedTill, { body: rules });
    const cookie = [headers["set-cookie"]].flat().find((text) => String(text).startsWith("comanda_till="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const secret = browser.cookies.get("comanda_till")?.split(".")[1] ?? "none";
    const stored = await floor.rows<{ hash: Buffer }>(
      "select secret_hash as hash from shared_tills where tenant_id = $1",
    );
    expect(stored.some(({ hash }) => hash.toString("base64url") === secret)).toBe(false);
  });
});

describe("guessing", () => {
  test("the fifth wrong PIN of a person locks them at this till, not at one they use", async () => {
    const ana = await withPin();
    const [here, elsewhere] = [await aSharedTill(), await aSharedTill()];
    expect((await enter(elsewhere, ana)).status).toBe(200);
    for (const _ of [1, 2, 3, 4, 5]) expect((await enter(here, ana, "1357")).error.code).toBe("pin_wrong");
    expect((await enter(here, ana)).error).toMatchObject({ code: "pin_locked", details: { seconds: 60 } });
    expect((await enter(elsewhere, ana)).status).toBe(200);
    expect(await audited("pin.refused", ana.userId)).toHaveLength(5);
    expect(JSON.stringify(await audited("pin.refused", ana.userId))).not.toContain("1357");
  });

  test("wrong PINs of several people lock the till for everybody", async () => {
    const people = [await withPin(), await withPin(), await withPin()];
    const till = await aSharedTill();
    for (const person of people)
      for (const _ of [1, 2, 3, 4].slice(person === people[2] ? 2 : 0))
        expect((await enter(till, person, "1357")).error.code).toBe("pin_wrong");
    expect((await enter(till, people[0] as Person)).error.code).toBe("till_locked");
    const { username } = people[0] as Person;
    expect(
      (await till.call(signIn, { body: { username, password: testPassword } })).ok.user.shared_till,
    ).toEqual(rules);
  });

  test("eight wrong PINs at once are counted one after the other: five are looked at", async () => {
    const ana = await withPin();
    const till = await aSharedTill();
    const replies = await Promise.all(eight.map(() => enter(till.copy(), ana, "1357")));
    const codes = replies.map(({ error }) => error.code);
    expect(codes.filter((code) => code === "pin_wrong")).toHaveLength(5);
    expect(codes.filter((code) => code === "pin_locked")).toHaveLength(3);
  });

  test("guesses at several people at once are counted for the till, too", async () => {
    const people = [await withPin(), await withPin(), await withPin(), await withPin()];
    const till = await aSharedTill();
    const guesses = people.flatMap((person) => [1, 2, 3].map(() => enter(till.copy(), person, "1357")));
    const codes = (await Promise.all(guesses)).map(({ error }) => error.code);
    expect(codes.filter((code) => code === "pin_wrong")).toHaveLength(10);
    expect(codes.filter((code) => code === "till_locked")).toHaveLength(2);
  });

  test("the own right PIN in between forgives no guess at somebody else's", async () => {
    const [ana, thief] = [await withPin(), await withPin("9173")];
    const till = await aSharedTill();
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await enter(till, ana, "1357")).error.code).toBe("pin_wrong");
      expect((await enter(till, thief, "9173")).status).toBe(200);
    }
    expect((await enter(till, ana)).error.code).toBe("pin_locked");
  });

  test("tills that are enrolled without end give no guesses without end", async () => {
    const [ana, ben] = [await withPin(), await withPin()];
    const tills: Browser[] = [];
    for (const _ of eight) tills.push(await aSharedTill());
    const codes: unknown[] = [];
    for (const till of tills) codes.push((await enter(till, ana, "1357")).error.code);
    expect(codes.filter((code) => code === "pin_wrong")).toHaveLength(5);
    const replies = await Promise.all(tills.map((till) => enter(till, ben, "1357")));
    expect(replies.filter(({ error }) => error.code === "pin_wrong")).toHaveLength(5);
  });

  test("a right PIN after wrong ones begins the count anew", async () => {
    const ana = await withPin();
    const till = await aSharedTill();
    for (const _ of [1, 2, 3, 4]) await enter(till, ana, "1357");
    expect((await enter(till, ana)).status).toBe(200);
    for (const _ of [1, 2, 3, 4]) expect((await enter(till, ana, "1357")).error.code).toBe("pin_wrong");
    expect((await enter(till, ana)).status).toBe(200);
  });

  test("while a PIN is looked at, no row of the till is held", async () => {
    const ana = await withPin();
    const till = await aSharedTill();
    const { promise: mayCompute, resolve: compute } = Promise.withResolvers<void>();
    await withRecordedHashes(async (hashes) => {
      const entering = enter(till, ana);
      await expect.poll(() => hashes).toHaveLength(1);
      expect(
        await floor.rows("select id from shared_tills where tenant_id = $1 for update nowait"),
      ).not.toHaveLength(0);
      expect(
        await floor.rows("select user_id from approval_pins where tenant_id = $1 for update nowait"),
      ).not.toHaveLength(0);
      compute();
      expect((await entering).status).toBe(200);
    }, mayCompute);
  });

  test("sixteen at one till at once wait for each other, and none is turned away", async () => {
    const ana = await withPin();
    const till = await aSharedTill();
    const replies = await Promise.all(Array.from({ length: 16 }, () => enter(till.copy(), ana)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  });

  test("somebody without a PIN costs the same hash as a wrong one", async () => {
    const nobody = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS"] });
    const till = await aSharedTill();
    await withRecordedHashes(async (hashes) => {
      expect((await enter(till, nobody)).error.code).toBe("pin_wrong");
      expect(hashes).toHaveLength(1);
    });
  });
});

describe("the end of it", () => {
  test("locking ends the session at once, here and for whoever kept its cookies", async () => {
    const ana = await withPin();
    const till = await aSharedTill();
    await enter(till, ana);
    const kept = till.copy();
    await till.call(lockSharedTill);
    for (const browser of [till, kept])
      expect((await browser.call(currentUser)).error.code).toBe("not_signed_in");
    expect(await audited("shared_till.locked", ana.userId)).toHaveLength(1);
    const [ended] = await floor.rows<{ reason: string }>(
      "select ended_reason as reason from sessions where tenant_id = $1 and user_id = $2 and shared_till_id is not null",
      ana.userId,
    );
    expect(ended?.reason).toBe("till_locked");
  });

  test("a removed till signs out whoever is there and takes no PIN any more", async () => {
    const ana = await withPin();
    const till = await aSharedTill();
    await enter(till, ana);
    const tills = (await floor.admin.call(listSharedTills)).ok.tills;
    const last = tills.at(-1);
    expect(last).toMatchObject({ title: "Barra", last_used_by: "Persona de prueba", isMyDevice: false });
    await floor.admin.call(removeSharedTill, { params: { tillId: String(last?.id) } });
    expect((await till.call(currentUser)).error.code).toBe("not_signed_in");
    expect((await till.call(readSharedTill)).ok.till).toBeNull();
    expect((await enter(till, ana)).error.code).toBe("not_a_shared_till");
    expect((await floor.admin.call(listSharedTills)).ok.tills).toHaveLength(tills.length - 1);
  });

  test("a PIN that was taken away, and a deleted person, come in no more", async () => {
    const [ana, luis] = [await withPin(), await withPin()];
    const till = await aSharedTill();
    await floor.admin.call(removeUserPin, { params: { username: ana.username } });
    await floor.admin.call(deleteUser, { params: { username: luis.username } });
    for (const person of [ana, luis]) expect((await enter(till, person)).error.code).toBe("pin_wrong");
  });
});

test("only who sets up or manages enrolls; rules change for who edits the newest", async () => {
  const waiter = await withPin();
  expect((await waiter.call(enrollSharedTill, { body: rules })).error.code).toBe("not_permitted");
  const manager = aBrowser(floor.server);
  const { username } = await withPin("2580", "OPERATIONS_MANAGER");
  await manager.call(signIn, { body: { username, password: testPassword } });
  await manager.call(enrollSharedTill, { body: rules });
  const till = (await manager.call(listSharedTills)).ok.tills.find(({ isMyDevice }) => isMyDevice);
  const change = (lock_after_seconds: number) =>
    manager.call(changeSharedTill, {
      params: { tillId: String(till?.id) },
      body: { ...rules, lock_after_seconds, ...(till && { version: till.version }) },
    });
  expect((await change(5)).error.code).toBe("invalid_input");
  expect((await change(30)).status).toBe(200);
  expect((await change(45)).error.code).toBe("changed_meanwhile");
  expect((await manager.call(currentUser)).ok.shared_till?.lock_after_seconds).toBe(30);
  await manager.call(enrollSharedTill, { body: { ...rules, title: "Otra vez" } });
  const mine = (await manager.call(listSharedTills)).ok.tills.filter(({ isMyDevice }) => isMyDevice);
  expect(mine).toMatchObject([{ id: till?.id, title: "Otra vez" }]);
  await manager.call(signOut);
  expect((await manager.call(readSharedTill)).ok.till?.title).toBe("Otra vez");
});

describe("who put a line in", () => {
  const sendNaming = async (till: Browser, takers: readonly (UserId | undefined)[]) => {
    const dish = floor.small.items.horchata;
    const lines = takers.map((taken_by) => ({
      ...aLine({ id: dish.id, price: 1.5 }),
      ...(taken_by === undefined ? {} : { taken_by }),
    }));
    const { orderId } = (await till.call(createOrder, { body: aCart(lines, { deliveryType: "takeaway" }) }))
      .ok;
    const rows = await floor.rows<{ taken_by: number | null }>(
      "select taken_by from order_lines where tenant_id = $1 and order_id = $2 order by id",
      orderId,
    );
    return rows.map(({ taken_by }) => taken_by);
  };

  test("is somebody who was at this till today", async () => {
    const [ana, luis, stranger] = [await withPin(), await withPin(), await withPin()];
    const [till, elsewhere] = [await aSharedTill(), await aSharedTill()];
    await enter(elsewhere, stranger);
    await enter(till, ana);
    await till.call(lockSharedTill);
    await enter(till, luis);
    expect(await sendNaming(till, [ana.userId, luis.userId, stranger.userId, undefined])).toEqual([
      ana.userId,
      null,
      null,
      null,
    ]);
  });

  test("nobody is named where no till is shared", async () => {
    const ana = await withPin();
    const own = aBrowser(floor.server);
    await own.call(signIn, { body: { username: floor.waiter.username, password: testPassword } });
    expect(await sendNaming(own, [ana.userId])).toEqual([null]);
  });
});
