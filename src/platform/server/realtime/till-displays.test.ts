import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ListeningServer, listeningServer } from "#app/server/testing/listening-server.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import {
  type DisplayReply,
  type DisplaySignalName,
  displayMessages,
  displaySignals,
} from "#service/customer-display/contract/customer-display.ts";
import { socketConnection } from "../../contract/events.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import type { Id } from "../../domain/ids.ts";
import { cents } from "../../domain/money/cents.ts";

let server: ListeningServer;
const open: Socket[] = [];

/** Waits until this holds, however slow the machine is. */
const soon = (holds: () => void) =>
  expect
    .poll(() => {
      holds();
      return true;
    })
    .toBe(true);

beforeAll(async () => {
  server = await listeningServer();
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

interface Heard {
  readonly name: string;
  readonly message: unknown;
}

interface End {
  readonly person: Person;
  readonly socket: Socket;
  readonly heard: Heard[];
  say(name: keyof typeof displayMessages, message: unknown): Promise<DisplayReply>;
}

/** Somebody of a restaurant with these permissions, on a socket that remembers what concerns displays. */
async function anEnd(tenantId: Id<"Tenant">, scope: readonly Permission[]): Promise<End> {
  const person = await aPerson(server, tenantId, { scope });
  const cookie = Object.entries(person.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const socket = io(server.url, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  open.push(socket);
  const heard: Heard[] = [];
  socket.onAny((name: string, message: unknown) => {
    if (name in displaySignals) heard.push({ name, message });
  });
  await new Promise((resolve, reject) => {
    socket.once("hello", resolve);
    socket.once("connect_error", reject);
  });
  return { person, socket, heard, say: (name, message) => socket.timeout(2_000).emitWithAck(name, message) };
}

const aTenant = () => createTenant(server.db, { name: "Comedor" });
const aTill = (tenantId: Id<"Tenant">) => anEnd(tenantId, ["POS"]);
const aDisplay = (tenantId: Id<"Tenant">) => anEnd(tenantId, ["CUSTOMER_DISPLAY"]);
const eventReaders = (end: End, name: DisplaySignalName) =>
  end.heard.filter((signal) => signal.name === name);

const paid = {
  kind: "paid",
  currency: "USD",
  total: cents(1240),
  received: cents(2000),
  change: cents(760),
  balance: cents(0),
} as const;
const shown = (tillId: string) => displayMessages.till_shows.encode({ tillId, view: paid });

test("a display finds the tills of its restaurant and watches one", async () => {
  const tenantId = await aTenant();
  const tillId = randomUUID();
  const [till, display] = [await aTill(tenantId), await aDisplay(tenantId)];
  await till.say("till_opens", { tillId });
  expect(await display.say("display_asks", { tillId: null })).toEqual({ ok: true });
  await soon(() => expect(till.heard).toContainEqual({ name: "display_asked", message: { what: "who" } }));
  await till.say("till_opens", { tillId });
  await soon(() =>
    expect(display.heard).toEqual([{ name: "till_here", message: { tillId, name: "Persona de prueba" } }]),
  );
  await display.say("display_asks", { tillId });
  await soon(() => expect(till.heard.at(-1)).toEqual({ name: "display_asked", message: { what: "view" } }));
  await till.say("till_shows", shown(tillId));
  await soon(() => expect(display.heard.at(-1)).toEqual({ name: "till_shown", message: shown(tillId) }));
  await till.say("till_leaves", { tillId });
  await soon(() => expect(display.heard.at(-1)).toEqual({ name: "till_gone", message: { tillId } }));
});

test("a text that would turn its line loses the marks on its way", async () => {
  const tenantId = await aTenant();
  const tillId = randomUUID();
  const [till, display] = [await aTill(tenantId), await aDisplay(tenantId)];
  await till.say("till_opens", { tillId });
  await display.say("display_asks", { tillId });
  const nothing = { net: 0, taxTotal: 0, serviceCharge: 0, discount: 0, tip: 0, account: 0, total: 0 };
  const line = { id: "1", title: "Pupusa \u202eatluver", choices: "\u2067De maíz", quantity: 1, total: 0 };
  const view = { kind: "cart", currency: "USD", lines: [line], earlier: 0, ...nothing };
  await till.say("till_shows", { tillId, view });
  await soon(() =>
    expect(display.heard.at(-1)).toMatchObject({
      name: "till_shown",
      message: { view: { lines: [{ title: "Pupusa atluver", choices: "De maíz" }] } },
    }),
  );
});

test("a till whose line is cut is gone at once", async () => {
  const tenantId = await aTenant();
  const tillId = randomUUID();
  const [till, display] = [await aTill(tenantId), await aDisplay(tenantId)];
  await till.say("till_opens", { tillId });
  await display.say("display_asks", { tillId });
  till.socket.disconnect();
  await soon(() => expect(eventReaders(display, "till_gone")).toHaveLength(1));
});

test("nothing of a till reaches another restaurant or another till's display", async () => {
  const [own, other] = [await aTenant(), await aTenant()];
  const tillId = randomUUID();
  const till = await aTill(own);
  const ends = [
    await aDisplay(own),
    await aDisplay(other),
    await aDisplay(other),
    await aDisplay(own),
  ] as const;
  const [watching, foreign, foreignChoosing, elsewhere] = ends;
  await till.say("till_opens", { tillId });
  await watching.say("display_asks", { tillId });
  await foreign.say("display_asks", { tillId });
  await foreignChoosing.say("display_asks", { tillId: null });
  await elsewhere.say("display_asks", { tillId: randomUUID() });
  await till.say("till_opens", { tillId });
  await till.say("till_shows", shown(tillId));
  await soon(() => expect(eventReaders(watching, "till_shown")).toHaveLength(1));
  for (const end of [foreign, foreignChoosing, elsewhere]) {
    await end.say("display_asks", { tillId: null });
    expect(eventReaders(end, "till_shown")).toEqual([]);
  }
  for (const end of [foreign, foreignChoosing]) expect(end.heard).toEqual([]);
});

test("who may not open a till is none, and who may not open the display sees none", async () => {
  const tenantId = await aTenant();
  const tillId = randomUUID();
  const [till, waiter] = [await aTill(tenantId), await anEnd(tenantId, ["KITCHEN"])];
  expect(await waiter.say("till_opens", { tillId })).toEqual({ ok: false });
  expect(await waiter.say("till_shows", shown(tillId))).toEqual({ ok: false });
  await till.say("till_opens", { tillId });
  expect(await till.say("display_asks", { tillId })).toEqual({ ok: false });
  await till.say("till_shows", shown(tillId));
  expect(eventReaders(till, "till_shown")).toEqual([]);
});

test("a till speaks for itself alone, and only in the agreed shape", async () => {
  const tenantId = await aTenant();
  const [tillId, another] = [randomUUID(), randomUUID()];
  const [till, display] = [await aTill(tenantId), await aDisplay(tenantId)];
  await till.say("till_opens", { tillId });
  await display.say("display_asks", { tillId: another });
  expect(await till.say("till_shows", shown(another))).toEqual({ ok: false });
  till.socket.emit("till_shows", { tillId, view: { kind: "cart", lines: "all" } });
  await display.say("display_asks", { tillId });
  await till.say("till_shows", { ...shown(tillId), view: { ...shown(tillId).view, notes: "vip" } });
  await soon(() =>
    expect(eventReaders(display, "till_shown")).toEqual([{ name: "till_shown", message: shown(tillId) }]),
  );
});

test("a display whose person loses the permission stops hearing", async () => {
  const tenantId = await aTenant();
  const tillId = randomUUID();
  const [till, display] = [await aTill(tenantId), await aDisplay(tenantId)];
  await till.say("till_opens", { tillId });
  await display.say("display_asks", { tillId });
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set scopes = '{}' where tenant_id = $1 and id = $2",
      values: [tenantId, display.person.userId],
    }),
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6_000 });
  expect(await display.say("display_asks", { tillId })).toEqual({ ok: false });
  await till.say("till_shows", shown(tillId));
  await display.say("display_asks", { tillId });
  expect(eventReaders(display, "till_shown")).toEqual([]);
});
