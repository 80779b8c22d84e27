import { randomUUID } from "node:crypto";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { socketTo } from "#app/server/testing/listening-screen.ts";
import { type ListeningServer, listeningServer } from "#app/server/testing/listening-server.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { removeDevice } from "#core/auth/contract/profile.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { MISSED, realtimeEventNames, type SocketHello } from "../../contract/events.ts";
import { type Id, toId } from "../../domain/ids.ts";
import { sqlOf } from "../db/tx.ts";

let server: ListeningServer;
const open: Socket[] = [];

beforeAll(async () => {
  server = await listeningServer();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

interface Heard {
  name: string;
  message: { readonly type: string; readonly seq: number; readonly orderIds?: readonly number[] };
}

interface Screen {
  socket: Socket;
  hello: SocketHello;
  heard: Heard[];
}

function socketOf(cookies: Record<string, string>, headers: Record<string, string> = {}): Socket {
  const socket = socketTo(server.url, cookies, headers);
  open.push(socket);
  return socket;
}

/** A connected screen that remembers every event it hears; what lists are told is for changes.test.ts. */
async function aScreen(person: Person, headers?: Record<string, string>): Promise<Screen> {
  const socket = socketOf(person.cookies, headers);
  const heard: Heard[] = [];
  socket.onAny((name: string, message: Heard["message"]) => {
    if (realtimeEventNames.some((event) => event === name)) heard.push({ name, message });
  });
  const hello = await new Promise<SocketHello>((resolve, reject) => {
    socket.once("hello", resolve);
    socket.once("connect_error", reject);
    socket.once("disconnect", (reason) => reject(new Error(reason)));
  });
  heard.splice(0);
  return { socket, hello, heard };
}

function refusalOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once("connect_error", (error) => resolve(error.message));
    socket.once("hello", () => reject(new Error("the socket was let in")));
  });
}

/** A second is what people are promised, and a hundredth of it what it takes; a busy machine has more. */
const CUT_WITHIN_MS = 20_000;

function cutOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = new Error(`still connected after ${CUT_WITHIN_MS} ms`);
    const timer = setTimeout(() => reject(late), CUT_WITHIN_MS);
    socket.once("disconnect", (reason) => {
      clearTimeout(timer);
      resolve(reason);
    });
  });
}

const aTenant = (name = "Comedor") => createTenant(server.db, { name });
const somebody = (tenantId: Id<"Tenant">) => aPerson(server, tenantId, { scope: ["POS"] });
const emitUpdate = (tenantId: number, orderId: number) =>
  server.db.inTenant(tenantId, async (tx) =>
    tx.emit({ type: "order_update", orderIds: [toId<"Order">(orderId)] }),
  );

/** A round trip on the socket: everything the server sent before has arrived. */
async function settled({ socket }: Screen): Promise<void> {
  await socket.timeout(2_000).emitWithAck("authenticate", {});
}

const aGuestOrder = (tenantId: Id<"Tenant">) =>
  server.db.inTenant(tenantId, (tx) => createQrOrder(tx, { tableId: null, lines: [] }));

async function anOrder(tenantId: Id<"Tenant">): Promise<{ orderId: number; tokenNo: number }> {
  return server.db.inTenant(tenantId, async (tx) => {
    const common = { tenant_id: tenantId, business_date: "2026-11-20" };
    const account = await tx.one(
      sqlOf
        .insertInto("accounts")
        .values({ ...common, client_uuid: randomUUID(), dining_option: "takeaway" })
        .returning("id"),
    );
    const order = await tx.one(
      sqlOf
        .insertInto("orders")
        .values({
          ...common,
          client_uuid: randomUUID(),
          account_id: account.id,
          order_no: 1,
          token_no: 7,
          round: 1,
        })
        .returning("id"),
    );
    return { orderId: order.id, tokenNo: 7 };
  });
}

test("a screen is greeted with the newest number and the server's clock", async () => {
  const tenantId = await aTenant();
  await emitUpdate(tenantId, 1);
  const screen = await aScreen(await somebody(tenantId));
  expect(screen.hello.seq).toBe(1);
  expect(Math.abs(Date.parse(screen.hello.now) - testNow().getTime())).toBeLessThan(3_600_000);
  await emitUpdate(tenantId, 5);
  await settled(screen);
  expect(screen.heard).toEqual([
    { name: "order_update", message: { type: "order_update", orderIds: [5], seq: 2, prev: 0 } },
  ]);
});

test("200 events over five tenants: each screen hears its own, in order", async () => {
  const tenants = await Promise.all(Array.from({ length: 5 }, (_, index) => aTenant(`Comedor ${index}`)));
  const screens = await Promise.all(tenants.map(async (tenantId) => aScreen(await somebody(tenantId))));
  // The order id is the canary: its millions name the tenant it was sent to.
  const sent = Array.from({ length: 200 }, (_, index) => {
    const place = (index * 3 + Math.floor(index / 7)) % tenants.length;
    return { place, tenantId: tenants[place] ?? 0, canary: (place + 1) * 1_000_000 + index };
  });
  await Promise.all(sent.map(({ tenantId, canary }) => emitUpdate(tenantId, canary)));
  await Promise.all(screens.map(settled));
  for (const [place, { heard }] of screens.entries()) {
    const mine = sent.filter((message) => message.place === place).map((message) => message.canary);
    expect(heard.flatMap(({ message }) => message.orderIds).sort()).toEqual(mine.sort());
    expect(heard.map(({ message }) => message.seq)).toEqual(mine.map((_, index) => index + 1));
  }
});

test("numbers run without a gap and in the order of the commits", async () => {
  const tenantId = await aTenant();
  const screen = await aScreen(await somebody(tenantId));
  const orders = Array.from({ length: 60 }, (_, index) => index + 1);
  const committed: number[] = [];
  await Promise.all(
    orders.map(async (orderId) => {
      await server.db.inTenant(tenantId, async (tx) => {
        tx.emit({ type: "order_update", orderIds: [toId<"Order">(orderId)] });
        tx.emit({ type: "menu_changed" });
      });
      committed.push(orderId);
    }),
  );
  await settled(screen);
  expect(screen.heard.map(({ message }) => message.seq)).toEqual(
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
  // The two of one commit stay together, and everybody who was told "done" is among them.
  const firsts = screen.heard
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ message }) => message.orderIds);
  expect(firsts.toSorted()).toEqual(committed.toSorted());
  expect(
    screen.heard.every(({ name }, index) => name === (index % 2 ? "menu_changed" : "order_update")),
  ).toBe(true);
});

test("a transaction that fails says nothing and takes no number", async () => {
  const tenantId = await aTenant();
  const screen = await aScreen(await somebody(tenantId));
  const failed = server.db.inTenant(tenantId, async (tx) => {
    tx.emit({ type: "menu_changed" });
    throw new Error("stop");
  });
  await expect(failed).rejects.toThrow("stop");
  await emitUpdate(tenantId, 9);
  await settled(screen);
  expect(screen.heard.map(({ message }) => message.seq)).toEqual([1]);
});

test("a handshake from a foreign page is refused, though the cookie is right", async () => {
  const person = await somebody(await aTenant());
  for (const headers of [
    { origin: "http://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { origin: `${server.url}.evil.example` },
  ]) {
    expect(await refusalOf(socketOf(person.cookies, headers))).toMatch(/websocket error/);
  }
  await expect(aScreen(person, { origin: server.url })).resolves.toBeDefined();
});

test("without a session, or with a guessed one, there is no socket", async () => {
  expect(await refusalOf(socketOf({}))).toBe("not_signed_in");
  expect(await refusalOf(socketOf({ comanda_access: `1.${"A".repeat(43)}` }))).toBe("not_signed_in");
  const closed = await createTenant(server.db, { name: "Cerrado", isActive: false });
  expect(await refusalOf(socketOf((await somebody(closed)).cookies))).toBe("subscription_inactive");
});

test("authenticate is accepted for the session's own tenant only", async () => {
  const [own, other] = [await aTenant(), await aTenant()];
  const screen = await aScreen(await somebody(own));
  const ask = (sent: unknown) => screen.socket.timeout(2_000).emitWithAck("authenticate", sent);
  expect(await ask({ tenant_id: own })).toEqual({ ok: true });
  for (const sent of [{ tenant_id: other }, { tenant_id: String(own) }, {}, null, [own]])
    expect(await ask(sent)).toEqual({ ok: false });
  screen.socket.emit("join", `tenant:${other}`);
  screen.socket.emit("subscribe", `tenant:${other}`);
  await emitUpdate(other, 1);
  await settled(screen);
  expect(screen.heard).toEqual([]);
});

test("an announced order is read again inside the tenant", async () => {
  const [own, other] = [await aTenant(), await aTenant()];
  const { orderId, tokenNo } = await anOrder(own);
  const foreign = await anOrder(other);
  await emitUpdate(own, orderId);
  const [waiter, kitchen, elsewhere] = await Promise.all([
    aScreen(await somebody(own)),
    aScreen(await somebody(own)),
    aScreen(await somebody(other)),
  ]);
  waiter.socket.emit("new_order_backend", { orderId: foreign.orderId, tokenNo: 1, tenant_id: other });
  waiter.socket.emit("new_order_backend", { orderId: foreign.orderId, tokenNo: 1 });
  waiter.socket.emit("order_update_backend", { orderIds: [foreign.orderId] });
  waiter.socket.emit("order_update_backend", { orderIds: [999_999_999] });
  waiter.socket.emit("order_update_backend", { orderIds: ["1", { $gt: 0 }] });
  waiter.socket.emit("new_order", { orderId, tokenNo: 666 });
  waiter.socket.emit("order_update_backend", { orderIds: [orderId, foreign.orderId] });
  await expect.poll(() => kitchen.heard.length).toBe(1);
  waiter.socket.emit("new_order_backend", { orderId, tokenNo: 666, tenant_id: own });
  await expect.poll(() => kitchen.heard.length).toBe(2);
  await settled(elsewhere);
  expect(kitchen.heard.map(({ message }) => message)).toEqual([
    { type: "order_update", orderIds: [orderId], seq: 1, prev: 0 },
    { type: "new_order", orderId, tokenNo, seq: 1, prev: 0 },
  ]);
  expect(elsewhere.heard).toEqual([]);
});

test("an announced order of a guest is told while it is pending", async () => {
  const [own, other] = [await aTenant(), await aTenant()];
  const [pending, closed] = [await aGuestOrder(own), await aGuestOrder(own)];
  const foreign = await aGuestOrder(other);
  const text =
    "update qr_orders set status = 'cancelled', settled_at = now() where tenant_id = $1 and id = $2";
  await server.db.inTenant(own, (tx) => tx.query({ text, values: [own, closed] }));
  const [phone, till, elsewhere] = await Promise.all([
    aScreen(await somebody(own)),
    aScreen(await somebody(own)),
    aScreen(await somebody(other)),
  ]);
  for (const sent of [
    { qrOrderId: foreign, tenant_id: other },
    { qrOrderId: foreign },
    { qrOrderId: closed },
    { qrOrderId: 999_999_999 },
    { qrOrderId: "1 or true" },
    null,
    { qrOrderId: pending, tenant_id: other },
  ])
    phone.socket.emit("new_qrorder_backend", sent);
  phone.socket.emit("new_qrorder", { qrOrderId: pending });
  phone.socket.emit("new_qrorder_backend", { qrOrderId: pending, tenant_id: own, tableId: 666 });
  await expect.poll(() => till.heard.length).toBe(1);
  await settled(till);
  await settled(elsewhere);
  expect(till.heard.map(({ message }) => message)).toEqual([
    { type: "new_qrorder", qrOrderId: pending, seq: 0, prev: 0 },
  ]);
  expect(elsewhere.heard).toEqual([]);
});

test("a flood of messages is dropped and then cut, and long messages end the socket", async () => {
  const tenantId = await aTenant();
  const person = await somebody(tenantId);
  const { orderId } = await anOrder(tenantId);
  const [noisy, calm] = [await aScreen(person), await aScreen(person)];
  const cut = cutOf(noisy.socket);
  for (let sent = 0; sent < 400; sent += 1)
    noisy.socket.emit("order_update_backend", { orderIds: [orderId] });
  await cut;
  await settled(calm);
  // Cut when two hundred were dropped; how many of the others are heard follows from the time (socket-limits.test.ts).
  expect(calm.heard.length).toBeLessThan(400 - 200);
  const wordy = await aScreen(person);
  const ended = cutOf(wordy.socket);
  wordy.socket.emit("authenticate", { tenant_id: tenantId, words: "x".repeat(100_000) });
  await ended;
});

test("a session that is ended is cut at once, and only that one", async () => {
  const tenantId = await aTenant();
  const person = await somebody(tenantId);
  const [gone, stays] = [await aScreen(person), await aScreen(await somebody(tenantId))];
  const cut = cutOf(gone.socket);
  server.deps.realtime.endSession(tenantId, person.sessionId);
  await cut;
  await emitUpdate(tenantId, 3);
  await settled(stays);
  expect(stays.heard).toHaveLength(1);
});

test("removing a device signs its screen out at once, in its own restaurant only", async () => {
  const tenantId = await aTenant();
  const owner = await somebody(tenantId);
  const [here, stranger] = [await aScreen(owner), await aPerson(server, await aTenant(), { scope: ["POS"] })];
  const lost = await anotherDevice(tenantId, owner);
  const screen = await aScreen(lost);
  expect((await stranger.call(removeDevice, { body: { device_id: lost.sessionId } })).status).toBe(404);
  expect(screen.socket.connected).toBe(true);
  const cut = cutOf(screen.socket);
  expect((await owner.call(removeDevice, { body: { device_id: lost.sessionId } })).status).toBe(200);
  await cut;
  expect(await refusalOf(socketOf(lost.cookies))).toBe("not_signed_in");
  await settled(here);
  expect(here.socket.connected).toBe(true);
});

/** The same person signed in once more. */
async function anotherDevice(tenantId: Id<"Tenant">, person: Person): Promise<Person> {
  const device = await somebody(tenantId);
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update sessions set user_id = $3 where tenant_id = $1 and id = $2",
      values: [tenantId, device.sessionId, person.userId],
    }),
  );
  return device;
}

const revocations: Record<string, (tenantId: Id<"Tenant">, person: Person) => Promise<unknown>> = {
  "its session ended on a process nobody told": (tenantId, { sessionId }) =>
    server.db.inTenant(tenantId, (tx) =>
      tx.query({
        text: "update sessions set ended_at = now(), ended_reason = 'removed' where tenant_id = $1 and id = $2",
        values: [tenantId, sessionId],
      }),
    ),
  "its session expired": (tenantId, { sessionId }) =>
    server.db.inTenant(tenantId, (tx) =>
      tx.query({
        text: "update sessions set expires_at = now() where tenant_id = $1 and id = $2",
        values: [tenantId, sessionId],
      }),
    ),
  "the person was disabled": (tenantId, { userId }) =>
    server.db.inTenant(tenantId, (tx) =>
      tx.query({
        text: "update users set is_active = false where tenant_id = $1 and id = $2",
        values: [tenantId, userId],
      }),
    ),
  "the restaurant became inactive": (tenantId) =>
    server.db.directory("update tenants set is_active = false where id = $1", [tenantId]),
  "the subscription ran out": (tenantId) =>
    server.db.directory("update tenants set subscription_end = current_date - 1 where id = $1", [tenantId]),
};

test("a socket is cut at once when its right to listen ends, and nobody else's", async () => {
  const bystander = await aTenant();
  const stays = await aScreen(await somebody(bystander));
  const cuts = await Promise.all(
    Object.entries(revocations).map(async ([why, revoke]) => {
      const tenantId = await aTenant();
      const person = await somebody(tenantId);
      const { socket } = await aScreen(person);
      return async () => {
        await revoke(tenantId, person);
        return cutOf(socket).then(
          () => why,
          () => `still there: ${why}`,
        );
      };
    }),
  );
  expect(await Promise.all(cuts.map((cut) => cut()))).toEqual(Object.keys(revocations));
  await settled(stays);
});

test("every event name of the contract differs from the server's own greetings", () => {
  expect(realtimeEventNames).not.toContain("hello");
  expect(realtimeEventNames).not.toContain(MISSED);
});
