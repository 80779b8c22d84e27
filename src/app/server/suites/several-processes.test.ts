/** @module-tag further */
import { io } from "socket.io-client";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import { signUp } from "#operator/sign-up/contract/sign-up.ts";
import { apiBase, routeAddress } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { MISSED, realtimeEventNames, type SocketHello, socketConnection } from "#platform/contract/events.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { placeOrder } from "#service/orders/contract/guest-orders.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { processQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { aKey } from "../testing/floor.ts";
import { hasRedisServer, needsRedisServer, type OwnRedis, ownRedis } from "../testing/killed/own-redis.ts";
import { productProcess } from "../testing/killed/product-process.ts";
import { anIssuer } from "../testing/ministry/issuer.ts";
import type { Person } from "../testing/sessions.ts";
import { ownTestServer } from "../testing/test-server.ts";
import { aCart, aLine } from "../testing/till.ts";
import { wirePayload } from "../testing/wire-payload.ts";

const cookieOf = (cookies: Readonly<Record<string, string>>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly cookie?: string;
}

/** Calls a route at a process. */
async function callAt(url: string, definition: RouteDefinition, { params = {}, body, cookie = "" }: Sent) {
  const path = routeAddress(definition).replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  return fetch(url + path, {
    method: definition.method,
    headers: { cookie, ...(body ? { "content-type": "application/json" } : {}), ...aKey() },
    ...(body ? { body: JSON.stringify(wirePayload(definition, body)) } : {}),
  });
}

/** What a definition answers; throws when it refuses. */
async function okAt<D extends RouteDefinition>(url: string, definition: D, sent: Sent) {
  const reply = await callAt(url, definition, sent);
  if (!reply.ok) throw new Error(`${definition.path} answered ${reply.status}: ${await reply.text()}`);
  return z.decode(definition.response, await reply.json()) as z.output<D["response"]>;
}

/** A person's socket at a process, which comes back by itself. */
async function aScreen(url: string, { cookies }: Person) {
  const socket = io(url, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    extraHeaders: { cookie: cookieOf(cookies) },
  });
  onTestFinished(() => void socket.disconnect());
  const greetings: number[] = [];
  const numbers: number[] = [];
  const names: string[] = [];
  socket.on("hello", ({ seq }: SocketHello) => greetings.push(seq));
  socket.on(MISSED, () => names.push(MISSED));
  for (const name of realtimeEventNames)
    socket.on(name as string, ({ seq }: { seq: number }) => {
      names.push(name);
      numbers.push(seq);
    });
  await expect.poll(() => greetings.length).toBe(1);
  return { greetings, numbers, names, missed: () => names.filter((name) => name === MISSED).length };
}

/** Names of the events that a guest's page hears at a process. */
async function aGuestPage(url: string, qrcode: string, query: Record<string, string>, cookie: string) {
  const names: string[] = [];
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const reply = await fetch(`${url}${apiBase}/qrmenu/${qrcode}/events?${new URLSearchParams(query)}`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const read = async () => {
    for await (const text of reply.body?.pipeThrough(new TextDecoderStream()) ?? [])
      names.push(...[...text.matchAll(/event: (\w+)/g)].map(([, name = ""]) => name));
  };
  void read().catch(() => undefined);
  await expect.poll(() => names).toContain("hello");
  return names;
}

/** An issuing restaurant, two web processes and a worker on one database and one Redis. */
async function aPlatform(redis: OwnRedis) {
  const server = await ownTestServer(() => new Date());
  const floor = await anIssuer(server);
  const [store] = await floor.rows<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true, is_qr_order_enabled = true where tenant_id = $1 returning menu_code",
  );
  const [table] = await floor.rows<{ locator: string }>(
    "select locator from store_tables where tenant_id = $1 and id = $2",
    floor.small.tables[0],
  );
  const env = { REDIS_URL: redis.url, MINISTRY_TEST_URL: floor.ministry.address };
  const [first, second, worker] = await Promise.all([
    productProcess(server, "web", env),
    productProcess(server, "web", env),
    productProcess(server, "worker", env),
  ]);
  const cookie = cookieOf(floor.admin.cookies);
  const order = async (url: string) => {
    const body = aCart([aLine({ id: floor.small.items.horchata.id, price: 1.5 })]);
    return (await okAt(url, createOrder, { cookie, body })).orderId;
  };
  return {
    floor,
    worker,
    first: first.url,
    second: second.url,
    qrcode: store?.menu_code ?? "",
    locator: table?.locator ?? "",
    cookie,
    order,
    /** Sells at a process; a tax document follows, which the worker seals. */
    async sell(url: string) {
      const orderIds = [await order(url)];
      await okAt(url, completeOrders, { cookie, body: { orderIds } });
      const { summary } = await okAt(url, paymentSummary, { cookie, body: { orderIds } });
      const body = {
        uuid: crypto.randomUUID(),
        orderIds,
        subTotal: decimalFromCents(summary.subtotal),
        taxTotal: decimalFromCents(summary.tax_total),
        serviceChargeTotal: decimalFromCents(summary.service_charge_total),
        total: decimalFromCents(summary.total),
        selectedPaymentType: floor.small.paymentTypes.cash,
      };
      await okAt(url, payOrders, { cookie, body });
    },
    newest: () => server.db.inTenant(floor.small.tenantId, newestEventNo),
    sealed: async () => (await floor.documents()).filter(({ seal }) => seal !== null).length,
    /** What both web processes say of Redis. */
    redisStates: () =>
      Promise.all(
        [first.url, second.url].map(async (url) => {
          const reply = await fetch(`${url}/readyz`);
          return [reply.status, ((await reply.json()) as { redis: string }).redis];
        }),
      ),
  };
}

let redis: OwnRedis;
let platform: Awaited<ReturnType<typeof aPlatform>>;

beforeAll(async () => {
  if (!hasRedisServer) return;
  redis = await ownRedis();
  platform = await aPlatform(redis);
});

const everyNumber = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + 1 + index);

test("two web processes and a worker: every event reaches every screen, in order", async (context) => {
  needsRedisServer(context);
  const { first, second, floor, cookie, qrcode, locator } = platform;
  const screens = [await aScreen(first, floor.admin), await aScreen(second, floor.admin)];
  for (const url of [first, second, first]) await platform.sell(url);
  await expect.poll(platform.sealed).toBe(3);
  const heardAll = async () => {
    const newest = await platform.newest();
    for (const { greetings, numbers } of screens)
      await expect.poll(() => numbers).toEqual(everyNumber(greetings[0] ?? 0, newest));
  };
  await heardAll();
  for (const { names } of screens) expect(names).toContain("tax_documents_changed");

  // A guest orders at the one process, and the restaurant answers at the other.
  const placed = await callAt(second, placeOrder, {
    params: { qrcode },
    body: {
      orderUuid: crypto.randomUUID(),
      deliveryType: "dinein",
      tableId: locator,
      customer: { name: "Ana" },
      cartItems: [{ id: floor.small.items.horchata.id, quantity: 1, price: 1.5 }],
    },
  });
  expect(placed.status).toBe(200);
  const phone = placed.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const page = await aGuestPage(second, qrcode, { tableId: locator }, phone);
  const [waiting] = await floor.rows<{ id: number }>("select id from qr_orders where tenant_id = $1");
  const seen = page.length;
  await okAt(first, processQrOrder, { cookie, params: { id: String(waiting?.id) } });
  await expect.poll(() => page.slice(seen)).toContain("order_update");
  await heardAll();
  for (const screen of screens) expect([screen.missed(), screen.greetings.length]).toEqual([0, 1]);

  // Limits are one for both.
  const tries: number[] = [];
  for (const url of Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? first : second)))
    tries.push((await callAt(url, signUp, { body: {} })).status);
  expect(tries.filter((status) => status !== 429).length).toBe(signUp.rateLimit.perAddress);
});

test("Redis dies and comes back: each process goes on, no screen reconnects or misses", async (context) => {
  needsRedisServer(context);
  const { first, second, floor } = platform;
  const near = await aScreen(first, floor.admin);
  const far = await aScreen(second, floor.admin);
  await expect.poll(platform.redisStates).toEqual([
    [200, "joined"],
    [200, "joined"],
  ]);
  await redis.kill();
  await expect.poll(platform.redisStates).toEqual([
    [200, "away"],
    [200, "away"],
  ]);
  await platform.order(first);
  await expect.poll(() => near.names).toContain("new_order");
  expect(near.missed()).toBe(0);
  await expect.poll(far.missed).toBe(1);

  await redis.start();
  await expect.poll(platform.redisStates).toEqual([
    [200, "joined"],
    [200, "joined"],
  ]);
  await expect.poll(platform.worker.said).toContain("Redis is back");
  const [before, sealed] = [await platform.newest(), await platform.sealed()];
  await platform.sell(first);
  await expect.poll(platform.sealed).toBe(sealed + 1);
  const newest = await platform.newest();
  const after = (numbers: readonly number[]) => numbers.filter((number) => number > before);
  for (const { numbers } of [near, far])
    await expect.poll(() => after(numbers)).toEqual(everyNumber(before, newest));
  // Nothing is told later, and the word that something was missed came once.
  expect(far.numbers.filter((number) => number <= before)).toEqual([]);
  expect([near.missed(), far.missed(), near.greetings.length, far.greetings.length]).toEqual([0, 1, 1, 1]);
});
