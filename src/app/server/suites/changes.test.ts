import { afterAll, beforeAll, expect, test } from "vitest";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { ChangeMessage } from "#platform/contract/changes.ts";
import {
  acknowledgeChanges,
  barBoard,
  kitchenBoard,
  kitchenLineStatus,
  recallLines,
} from "#service/kitchen/contract/kitchen.ts";
import { orderDisplay } from "#service/order-display/contract/order-display.ts";
import { moveLines, moveToTable, setPeople, voidLines } from "#service/orders/contract/accounts.ts";
import { cancelOrders, completeOrders, listOrders } from "#service/orders/contract/orders.ts";
import { claimDishes, readTray, serveDishes } from "#service/tray/contract/tray.ts";
import { aFloor, type Floor } from "../testing/floor.ts";
import { type ListeningScreen, listeningScreen } from "../testing/listening-screen.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson, type Person } from "../testing/sessions.ts";

let server: ListeningServer;
let floor: Floor;
let screen: ListeningScreen;
let guests: Person;

beforeAll(async () => {
  server = await listeningServer();
  floor = await aFloor(server);
  guests = await aPerson(server, floor.small.tenantId, { scope: ["ORDER_STATUS_DISPLAY"] });
  screen = await listeningScreen(server, floor.admin);
});
afterAll(async () => {
  screen.socket.disconnect();
  await server.close();
});

type Wire = Record<string, unknown>;

async function newestNumber(): Promise<number> {
  const [counter] = await floor.rows<{ value: number }>(
    "select value from counters where tenant_id = $1 and series = 'event'",
  );
  return counter?.value ?? 0;
}

/** The last change of this name that contains everything which has happened. */
async function told(name: string): Promise<Wire> {
  const newest = await newestNumber();
  const last = () =>
    screen.heard.findLast((heard) => heard.name === name)?.message as ChangeMessage | undefined;
  await expect.poll(() => last()?.version ?? 0).toBeGreaterThanOrEqual(newest);
  return last()?.change as Wire;
}

const raw = async (reply: Promise<{ raw: string }>) =>
  JSON.parse((await reply).raw) as Record<string, Wire[]>;

/** What was told of an order is what whoever loads the lists now reads of it. */
async function expectSameAsLoaded(orderId: number): Promise<void> {
  const tickets = (await told("tickets_changed")) as { orders: { order_id: number; stations: Wire[] }[] };
  const stations = tickets.orders.find((order) => order.order_id === orderId)?.stations ?? [];
  for (const board of [await raw(floor.cook.call(kitchenBoard)), await raw(floor.cook.call(barBoard))]) {
    const { id } = board.station as unknown as { id: number };
    const at = stations.find((station) => station.station_id === id);
    expect(at?.ticket ?? null).toEqual(board.orders?.find((ticket) => ticket.id === orderId) ?? null);
    expect(at?.changes ?? []).toEqual(board.changes?.filter((change) => change.order_id === orderId));
    expect(at?.ready ?? null).toEqual(board.ready?.find((ready) => ready.order_id === orderId) ?? null);
  }
  const accounts = (await told("accounts_changed")) as { groups: Wire[] };
  const holds = ({ orders }: Wire) => (orders as Wire[]).some((order) => order.id === orderId);
  const list = await raw(floor.waiter.call(listOrders));
  expect(accounts.groups.filter(holds)).toEqual(list.groups?.filter(holds));
  const numbers = (await told("numbers_changed")) as { orders: Wire[] };
  const number = numbers.orders.find((order) => order.order_id === orderId);
  const display = await raw(guests.call(orderDisplay, { query: { tables: "yes" } }));
  for (const column of ["preparing", "ready"] as const) {
    const shown = display[column]?.find((order) => order.order_id === orderId);
    expect(number?.column === column ? [number.token_no, number.since] : undefined).toEqual(
      shown && [shown.token_no, shown.since],
    );
  }
  const tray = (await told("tray_changed")) as { dishes: Wire[] };
  const carried = (await raw(floor.waiter.call(readTray))).orders?.find(
    (order) => order.order_id === orderId,
  );
  expect(tray.dishes.filter((dish) => dish.order_id === orderId).map((dish) => dish.id)).toEqual(
    ((carried?.items ?? []) as Wire[]).map((dish) => dish.id),
  );
}

async function lineOf(orderId: number, title: string): Promise<number> {
  const [line] = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = $3",
    orderId,
    title,
  );
  return line?.id ?? 0;
}

test("every act is told as whoever loads the boards, accounts and tray reads it", async () => {
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  await expectSameAsLoaded(orderId);
  const quesadilla = await lineOf(orderId, "Quesadilla");
  const pupusa = await lineOf(orderId, "Pupusa de queso");
  const advance = (itemId: number, status: "preparing" | "completed") =>
    floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status } });
  const group = async () => (await floor.waiter.call(listOrders)).ok.groups[0];
  const acts: (() => Promise<{ status: number }>)[] = [
    () => advance(quesadilla, "preparing"),
    () => advance(quesadilla, "completed"),
    () => floor.waiter.call(claimDishes, { body: { lineIds: [quesadilla] } }),
    () => floor.cook.call(recallLines, { body: { station: "kitchen", lineIds: [quesadilla] } }),
    () => advance(quesadilla, "completed"),
    () => floor.waiter.call(serveDishes, { body: { lineIds: [quesadilla] } }),
    () => advance(pupusa, "preparing"),
    () =>
      floor.admin.call(voidLines, {
        body: { orderId, lines: [{ itemId: pupusa, quantity: 1, of: 2 }], reason: "other" },
      }),
    () => floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: second ?? 0 } }),
    async () =>
      floor.cook.call(acknowledgeChanges, {
        body: {
          station: "kitchen",
          changeIds: (await floor.cook.call(kitchenBoard)).ok.changes.map((change) => change.id),
        },
      }),
    async () =>
      floor.waiter.call(setPeople, { body: { accountId: (await group())?.accounts[0]?.id ?? 0, people: 3 } }),
    async () =>
      floor.waiter.call(moveLines, {
        body: { lines: [{ itemId: pupusa, quantity: 1, of: 1 }], target: { tableId: first ?? 0 } },
      }),
    () => floor.admin.call(completeOrders, { body: { orderIds: [orderId] } }),
    async () => floor.admin.call(payOrders, { body: await floor.payBody([orderId]) }),
  ];
  for (const [place, act] of acts.entries()) {
    const { status } = await act();
    expect([place, status]).toEqual([place, 200]);
    await expectSameAsLoaded(orderId);
  }
  const cancelled = await floor.sendOrder();
  await floor.admin.call(cancelOrders, { body: { orderIds: [cancelled] } });
  await expectSameAsLoaded(cancelled);
});

test("many changes at once end in what is loaded, in versions that never run backwards", async () => {
  const orderIds = await Promise.all(Array.from({ length: 8 }, () => floor.sendOrder()));
  await Promise.all(
    orderIds.map(async (orderId) => {
      const itemId = await lineOf(orderId, "Quesadilla");
      for (const status of ["preparing", "completed"] as const)
        await floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status } });
      await floor.waiter.call(serveDishes, { body: { lineIds: [itemId] } });
    }),
  );
  // A version may be ahead of what its message tells of: the last event itself has to be told.
  const lastSeq = () => screen.heard.findLast((heard) => heard.name === "tickets_changed")?.message.seq;
  await expect.poll(lastSeq).toBe(await newestNumber());
  const messages = screen.heard.filter(({ name }) => name === "tickets_changed");
  const changes = messages.map(({ message }) => message as unknown as ChangeMessage);
  const versions = changes.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  // Each says which one came before it, and none is missing.
  expect(changes.slice(1).map(({ prev }) => prev)).toEqual(changes.slice(0, -1).map(({ seq }) => seq));
  const board = await raw(floor.cook.call(kitchenBoard));
  for (const orderId of orderIds) {
    const last = changes
      .flatMap(({ change }) => (change as { orders: { order_id: number; stations: Wire[] }[] }).orders)
      .findLast((order) => order.order_id === orderId);
    const { id } = board.station as unknown as { id: number };
    const ticket = last?.stations.find((station) => station.station_id === id)?.ticket ?? null;
    expect(ticket).toEqual(board.orders?.find((order) => order.id === orderId) ?? null);
  }
});
