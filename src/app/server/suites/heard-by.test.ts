import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import {
  announcementSenders,
  eventReaders,
  type RealtimeEvent,
  type RealtimeEventName,
  realtimeEventNames,
} from "#platform/contract/events.ts";
import { type Permission, permissions } from "#platform/domain/access/permissions.ts";
import { toId } from "#platform/domain/ids.ts";
import { allRoutes } from "../../contract/routes.ts";
import { changeSources } from "../socket-ports.ts";
import { aFloor, type Floor } from "../testing/floor.ts";
import { type ListeningScreen, listeningScreen } from "../testing/listening-screen.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson } from "../testing/sessions.ts";
import { routeName } from "./call.ts";

let server: ListeningServer;
let floor: Floor;
let orderId: number;
const open: ListeningScreen[] = [];

beforeAll(async () => {
  server = await listeningServer();
  floor = await aFloor(server);
  orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

const changes = changeSources.map(({ definition }) => definition);
const changeNames = changes.map(({ name }) => name);

/** One of each event; what is added to the contract is missing here until it is told. */
const events = (): { readonly [Name in RealtimeEventName]: RealtimeEvent & { type: Name } } => ({
  new_order: { type: "new_order", orderId: toId<"Order">(orderId), tokenNo: 1 },
  order_update: { type: "order_update", orderIds: [toId<"Order">(orderId)] },
  bill_request: { type: "bill_request", tableId: toId<"Table">(floor.small.tables[0]), status: "REQUESTED" },
  new_qrorder: { type: "new_qrorder", qrOrderId: toId<"QrOrder">(1) },
  qr_order_updated: { type: "qr_order_updated", qrOrderId: null },
  feedback_given: { type: "feedback_given", feedbackId: toId<"Feedback">(1), isLow: true },
  visits_changed: { type: "visits_changed", tableId: toId<"Table">(floor.small.tables[0]) },
  menu_changed: { type: "menu_changed" },
  line_change: { type: "line_change", stationIds: [], orderIds: [toId<"Order">(orderId)] },
  floor_changed: { type: "floor_changed" },
  drafts_changed: { type: "drafts_changed" },
  cash_changed: { type: "cash_changed" },
  invoices_changed: { type: "invoices_changed" },
  tax_documents_changed: { type: "tax_documents_changed" },
  charging_changed: { type: "charging_changed" },
  discounts_changed: { type: "discounts_changed" },
  stations_changed: { type: "stations_changed" },
  reservations_changed: { type: "reservations_changed" },
  waiting_list_changed: { type: "waiting_list_changed" },
  inventory_changed: { type: "inventory_changed" },
  purchases_changed: { type: "purchases_changed" },
  stock_status_changed: { type: "stock_status_changed", worse: [], worseCount: 0 },
  stock_counts_changed: { type: "stock_counts_changed", countId: toId<"StockCount">(1) },
  customers_changed: { type: "customers_changed" },
  look_in_changed: { type: "look_in_changed" },
});

/** The routes that give what an event is about: whoever hears it may call one of them. */
const readBy: { readonly [Name in RealtimeEventName]: readonly string[] } = {
  new_order: ["GET /orders", "GET /kitchen", "GET /dashboard"],
  order_update: ["GET /orders", "GET /kitchen", "GET /dashboard"],
  bill_request: ["GET /orders"],
  new_qrorder: ["GET /pos/qrorders/count", "GET /kitchen"],
  qr_order_updated: ["GET /pos/qrorders/count"],
  visits_changed: ["GET /visits"],
  feedback_given: ["GET /feedback"],
  menu_changed: ["GET /pos/item-limits", "GET /settings/payment-types"],
  line_change: ["GET /kitchen"],
  floor_changed: ["GET /tables/floor"],
  drafts_changed: ["GET /pos/drafts"],
  cash_changed: ["GET /cash", "GET /dashboard"],
  invoices_changed: ["GET /invoices", "GET /accounting/documents"],
  tax_documents_changed: ["GET /accounting/documents", "GET /tax-documents/status"],
  charging_changed: ["GET /orders"],
  discounts_changed: ["GET /discounts"],
  stations_changed: ["GET /kitchen"],
  reservations_changed: ["GET /reservations/tables"],
  waiting_list_changed: ["GET /waiting-list"],
  inventory_changed: ["GET /inventory"],
  purchases_changed: ["GET /purchases/:id"],
  stock_status_changed: ["GET /inventory/alerts"],
  stock_counts_changed: ["GET /stock-counts"],
  customers_changed: ["GET /customers/:id"],
  look_in_changed: ["GET /support/look-ins/now"],
};

const changeReadBy: Readonly<Record<string, string>> = {
  tickets_changed: "GET /kitchen",
  accounts_changed: "GET /orders",
  tray_changed: "GET /tray",
  numbers_changed: "GET /order-status",
};

async function aScreenOf(scope: readonly Permission[]): Promise<ListeningScreen> {
  const person = await aPerson(server, floor.small.tenantId, { scope });
  const screen = await listeningScreen(server, person);
  open.push(screen);
  return screen;
}

/** Emits everything and gives the names that a person with this scope heard. */
async function heardWith(scope: readonly Permission[]): Promise<string[]> {
  const [screen, owner] = [await aScreenOf(scope), await listeningScreen(server, floor.admin)];
  open.push(owner);
  await server.db.inTenant(floor.small.tenantId, async (tx) => {
    for (const event of Object.values(events())) tx.emit(event);
  });
  const everything = [...realtimeEventNames, ...changeNames];
  await expect.poll(() => new Set(owner.heard.map(({ name }) => name))).toEqual(new Set(everything));
  await screen.settled();
  return [...new Set(screen.heard.map(({ name }) => name))].toSorted();
}

test.each(permissions)(
  "with %s alone a screen hears what the contract says, and what it may read",
  async (scope) => {
    const may = (who: readonly Permission[]) => who.includes(scope);
    const expected = [
      ...realtimeEventNames.filter((name) => may(eventReaders[name])),
      ...changes.filter(({ access }) => may(access.staff)).map(({ name }) => name),
    ];
    const heard = await heardWith([scope]);
    expect(heard).toEqual(expected.toSorted());
    const matrix = JSON.parse(
      await readFile(new URL("access-matrix.json", import.meta.url), "utf8"),
    ) as Record<string, { scopes: string[] }>;
    // A star: whoever is signed in.
    const mayRead = (route: string) =>
      matrix[route]?.scopes.some((who) => who === scope || who === "*") ?? false;
    const unreadable = heard.filter((name) => {
      const routes = readBy[name as RealtimeEventName] ?? [changeReadBy[name] ?? ""];
      return !routes.some(mayRead);
    });
    expect(unreadable).toEqual([]);
  },
);

test("without a scope a screen hears nothing", async () => {
  expect(await heardWith([])).toEqual([]);
});

test("the routes that this suite goes by exist", () => {
  const names = new Set([...allRoutes.values()].map(routeName));
  const used = [...Object.values(readBy).flat(), ...changeNames.map((name) => changeReadBy[name] ?? name)];
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

const announcements = Object.keys(announcementSenders) as (keyof typeof announcementSenders)[];

test.each(announcements)("%s is heard from those who may do it, and from nobody else", async (name) => {
  const qrOrderId = await server.db.inTenant(floor.small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: null, lines: [] }),
  );
  const owner = await listeningScreen(server, floor.admin);
  open.push(owner);
  const message = {
    new_order_backend: { orderId },
    order_update_backend: { orderIds: [orderId] },
    new_qrorder_backend: { qrOrderId },
  }[name];
  const heardFrom: string[] = [];
  for (const scope of [...permissions, undefined]) {
    const screen = await aScreenOf(scope === undefined ? [] : [scope]);
    const before = owner.heard.length;
    screen.socket.emit(name, message);
    // Answered in order, and what was announced is read by the same pool: its message comes before the next.
    await screen.settled();
    if (scope !== undefined && announcementSenders[name].some((allowed) => allowed === scope))
      await expect.poll(() => owner.heard.length).toBe(before + 1);
    if (owner.heard.length > before) heardFrom.push(scope ?? randomUUID());
    screen.socket.disconnect();
  }
  await owner.settled();
  expect(heardFrom).toEqual(
    permissions.filter((scope) => announcementSenders[name].some((may) => may === scope)),
  );
  expect(owner.heard).toHaveLength(heardFrom.length);
});

test("who loses a permission stops hearing within a second, and hears what is given", async () => {
  const person = await aPerson(server, floor.small.tenantId, { scope: ["POS"] });
  const screen = await listeningScreen(server, person);
  open.push(screen);
  await floor.rows(
    "update users set scopes = '{SETTINGS,KITCHEN}' where tenant_id = $1 and id = $2",
    person.userId,
  );
  const tell = async () => {
    screen.heard.splice(0);
    await server.db.inTenant(floor.small.tenantId, async (tx) => {
      tx.emit({ type: "drafts_changed" });
      tx.emit({ type: "stations_changed" });
    });
    await screen.settled();
    return screen.heard.map(({ name }) => name);
  };
  await expect.poll(tell, { interval: 200 }).toEqual(["stations_changed"]);
});
