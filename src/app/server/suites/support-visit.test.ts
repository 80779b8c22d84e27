import pg from "pg";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDrawer } from "#money/cash/contract/cash.ts";
import { endSupportVisits } from "#operator/operations/contract/support-visits.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { socketConnection } from "#platform/contract/events.ts";
import { allRoutes } from "../../contract/routes.ts";
import { aKey } from "../testing/floor.ts";
import { listeningScreen } from "../testing/listening-screen.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aSupportVisit, type TestSupportVisit } from "../testing/support-visit.ts";
import { routeName, type WireInput } from "./call.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { inputOf } from "./input-of.ts";
import { aWorld } from "./suite-world.ts";

let server: ListeningServer;
let superuser: pg.Client;
beforeAll(async () => {
  server = await listeningServer();
  superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await server.close();
});

/** Of all that is sent in other ways than GET, what somebody who looks in may send: it only reads, or leaves. */
const mayBeSent = [
  "POST /discounts/validate",
  "POST /invoices/orders",
  "POST /menu-items/eaten-margins",
  "POST /orders/complete-order-payment-summary",
  "POST /orders/dte/items-preview",
  "POST /orders/receipt",
  "POST /pos/prevalidate-ccf",
  "POST /support/look-ins/end",
  "POST /trial-sale/run",
];

/** Not for somebody who looks in: it writes, carries things away, or is the console's. */
function isClosed({ method, path, csv, archive, media, access }: RouteDefinition): boolean {
  if (access === "superadmin" || path.startsWith("/superadmin")) return true;
  if (method !== "GET") return !mayBeSent.includes(`${method} ${path}`);
  const isPicture = media?.every((type) => type.startsWith("image/"));
  return csv === true || archive === true || isPicture === false;
}

/** Of people: programs have a key, and no cookie counts at theirs. */
const routes = [...allRoutes.values()].filter(
  ({ access }) => !(typeof access === "object" && "apiKey" in access),
);

test("while looking, every route that writes or carries away is refused", async () => {
  const world = await aWorld(server, "Mirado");
  const look = await aSupportVisit(server, world.small.tenantId);
  const faults: string[] = [];
  // Making what is sent may change the world; sending it may not.
  const inputs = new Map<RouteDefinition, WireInput>();
  for (const definition of routes) inputs.set(definition, await inputOf(definition, world));
  const before = await fingerprintOf(superuser, world.small.tenantId);
  for (const [definition, input] of inputs) {
    if (definition === endSupportVisits) continue;
    const { status, code, raw } = await look.call(definition, input);
    const isRefused = code === "look_in_reads_only";
    if (isClosed(definition) !== isRefused || (!isRefused && (status >= 500 || code === "not_signed_in")))
      faults.push(`${routeName(definition)}: ${status} ${raw.slice(0, 120)}`);
  }
  expect(faults).toEqual([]);
  expect(await fingerprintOf(superuser, world.small.tenantId)).toEqual(before);
});

test("the only routes that may be sent are these", () => {
  const marked = routes.filter(
    ({ method, duringSupportVisit }) => method !== "GET" && duringSupportVisit !== undefined,
  );
  expect(marked.map(routeName).toSorted()).toEqual(mayBeSent);
});

test("ended or out of time, a look opens nothing at all", async () => {
  const world = await aWorld(server, "Ya no");
  const ended = await aSupportVisit(server, world.small.tenantId);
  await ended.call(endSupportVisits);
  const late = await aSupportVisit(server, world.small.tenantId);
  await superuser.query(
    "update look_ins set began_at = now() - interval '2 hours', ends_at = now() - interval '90 minutes' where id = $1",
    [late.id],
  );
  for (const definition of routes) {
    if (definition.access === "public" || definition.access === "guest") continue;
    for (const look of [ended, late]) {
      const { code, raw } = await look.call(definition, await inputOf(definition, world));
      expect(code, `${routeName(definition)}: ${raw.slice(0, 120)}`).toBe("not_signed_in");
    }
  }
});

/** The socket of a look, or the word it was refused with. */
function socketOf(look: TestSupportVisit, id = look.id) {
  const cookie = [...look.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = io(server.url, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    reconnection: false,
    query: { look_in: id },
    extraHeaders: { cookie },
  });
  const opened = new Promise<string>((resolve) => {
    socket.once("hello", () => resolve("opened"));
    socket.once("connect_error", (error) => resolve(error.message));
  });
  return { socket, opened };
}

test("a socket of a look hears the restaurant, is not heard, and is cut at the end", async () => {
  const world = await aWorld(server, "Escuchado");
  const look = await aSupportVisit(server, world.small.tenantId);
  const { socket, opened } = socketOf(look);
  expect(await opened).toBe("opened");
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  const admin = await listeningScreen(server, world.admin);
  await world.admin.call(addDrawer, { body: { title: "Oída" }, headers: aKey() });
  await expect.poll(() => heard).toContain("cash_changed");
  admin.heard.splice(0);
  socket.emit("new_order_backend", { orderId: world.fresh.id });
  await socket.timeout(5_000).emitWithAck("authenticate", { tenant_id: world.small.tenantId });
  await admin.settled();
  expect(admin.heard.map(({ name }) => name)).not.toContain("new_order");
  const cut = new Promise<void>((resolve) => socket.once("disconnect", () => resolve()));
  await look.call(endSupportVisits);
  await cut;
  admin.socket.disconnect();
  const again = socketOf(look);
  expect(await again.opened).toBe("not_signed_in");
  again.socket.disconnect();
});

test("a socket that names another look than its cookie is refused", async () => {
  const [one, two] = [await aWorld(server, "Uno"), await aWorld(server, "Dos")];
  const [look, other] = [
    await aSupportVisit(server, one.small.tenantId),
    await aSupportVisit(server, two.small.tenantId),
  ];
  const { socket, opened } = socketOf(look, other.id);
  expect(await opened).toBe("not_signed_in");
  socket.disconnect();
});
