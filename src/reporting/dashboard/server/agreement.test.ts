import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payPart, undoPart } from "#money/payments/contract/payments.ts";
import { listPaidInvoices } from "#money/refunds/contract/refunds.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { barBoard, kitchenBoard, type Ticket } from "#service/kitchen/contract/kitchen.ts";
import { cardState } from "#service/kitchen/domain/card-state.ts";
import { ticketSince } from "#service/kitchen/domain/ticket-since.ts";
import { fireCourse } from "#service/orders/contract/courses.ts";
import { completeOrders, listOrders, readOpenFigures } from "#service/orders/contract/orders.ts";
import { isHeld } from "#service/orders/domain/course.ts";
import { readDashboard, readDashboardNow } from "../contract/dashboard.ts";

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

/** Pays $4.00 of an order of $9.76 and returns the invoice. */
async function payFour(desk: Desk, orderId: number) {
  const paid = await desk.cashier.call(payPart, {
    body: {
      uuid: randomUUID(),
      orderIds: [orderId],
      expectedBalance: 9.76,
      part: { kind: "amount", amount: 4 },
      tenders: [{ uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.card, amount: 4, tip: 0.5 }],
    },
    headers: aKey(),
  });
  return paid.ok.invoice_id;
}

/**
 * Makes full sales with tips, one with a refunded line, a part that stays and one that is taken back, and an open
 * order.
 */
async function aDayOfWork(): Promise<{ desk: Desk; session: number }> {
  const desk = await aDesk();
  const session = await desk.open();
  await desk.sell();
  await desk.sell(desk.cashier, { selectedPaymentType: desk.small.paymentTypes.card, tipAmount: 1.25 });
  const { id } = await desk.sell();
  const [line] = (await readInvoiceToRefund(desk.admin, id)).lines;
  const body = await refundBody(desk, id, { lines: line ? [{ id: line.id, quantity: 1 }] : [] });
  expect((await sendRefund(desk.admin, body)).status).toBe(200);
  const table = { deliveryType: "dinein", tableId: desk.small.tables[0] } as const;
  await payFour(desk, await desk.sendReadyOrder(table));
  const undone = await payFour(desk, await desk.sendReadyOrder({ ...table, tableId: desk.small.tables[1] }));
  await desk.cashier.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: undone, reason: "Otra tarjeta" },
    headers: aKey(),
  });
  await desk.sendOrder({ deliveryType: "delivery" });
  return { desk, session };
}

test("sold, given back and left to pay are what cash and invoices say", async () => {
  const { desk, session } = await aDayOfWork();
  const { sales, ordersCount } = (await desk.admin.call(readDashboard)).ok;
  const { figures } = (await desk.manager.call(readCashSession, { params: { sessionId: session } })).ok;
  expect(sales?.sold).toBe(976 * 3 + 400);
  expect(sales?.sold).toBe(figures.takings?.sales);
  expect(sales?.refunded).toBeGreaterThan(0);
  expect(sales?.refunded).toBe(figures.takings?.refunds);
  const invoices = (await desk.admin.call(listPaidInvoices, { query: { limit: "100" } })).ok.rows;
  const kept = invoices.filter(({ state }) => state !== "taken_back");
  expect([invoices.length, kept.length]).toEqual([5, 4]);
  expect(sales?.invoices).toBe(kept.length);
  expect(sales?.sold).toBe(sumCents(kept.flatMap((row) => row.figures?.total ?? [])));
  expect(sales?.refunded).toBe(sumCents(kept.flatMap((row) => row.figures?.refunded ?? [])));
  expect(sales?.total).toBe(Number(sales?.sold) - Number(sales?.refunded));
  expect(sales?.average).toBe(Math.round(Number(sales?.total) / kept.length));
  expect(sumCents(sales?.by_hour.flatMap((hour) => hour.today ?? []) ?? [])).toBe(sales?.total);

  const open = (await desk.admin.call(readOpenFigures)).ok;
  const { groups } = (await desk.admin.call(listOrders)).ok;
  expect(open.amount).toBe(576 + 976 + 976);
  expect(open.amount).toBe(sumCents(groups.map(({ balance }) => balance)));
  expect(open.cards).toBe(groups.length);
  expect(open.oldest?.table_title).toBe("Mesa 1");
  expect(ordersCount).toBe(6);
});

const start = Date.parse("2026-11-21T12:00:00-06:00");
const at = (floor: Floor, minutes: number) => {
  floor.server.clock.now = new Date(start + minutes * MINUTE_MS);
};

/**
 * Counts the dishes and tickets that the boards of kitchen and bar show as late, by the rules of the boards
 * themselves.
 */
async function lateOnBoards(floor: Floor): Promise<{ dishes: number; tickets: number }> {
  const boards = [(await floor.cook.call(kitchenBoard)).ok, (await floor.cook.call(barBoard)).ok];
  const late = boards.flatMap(({ station, orders, now }) =>
    orders.filter((ticket) => isLate(ticket, station.late_minutes, now)).map((ticket) => ({ ticket, now })),
  );
  const dishes = late.flatMap(({ ticket, now }) =>
    ticket.items.filter((item) => ["created", "preparing"].includes(item.status) && !isHeld(item, now)),
  );
  return { dishes: dishes.reduce((sum, { quantity }) => sum + quantity, 0), tickets: late.length };
}

function isLate({ items }: Ticket, lateMinutes: number, now: Date): boolean {
  const since = ticketSince(items, now);
  if (since === null) return false;
  const lines = items.map((item) => ({ status: item.status, isHeld: isHeld(item, now) }));
  return cardState(lines, (now.getTime() - since) / MINUTE_MS, lateMinutes).tone === "late";
}

const lateHere = async (floor: Floor) => {
  const { late_dishes: late } = (await floor.admin.call(readDashboardNow)).ok;
  return late;
};

test("late is what the boards draw as late, minute by minute", async () => {
  const floor = await aFloor();
  await floor.rows("update stations set late_minutes = 8 where tenant_id = $1 and slug = 'bar'");
  at(floor, 0);
  const first = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  at(floor, 5);
  await floor.sendOrder();
  const expected = async (dishes: number, tickets: number) => {
    expect(await lateHere(floor)).toMatchObject({ dishes, tickets });
    expect(await lateOnBoards(floor)).toEqual({ dishes, tickets });
  };
  at(floor, 7.99);
  await expected(0, 0);
  at(floor, 8);
  await expected(2, 1);
  at(floor, 19.99);
  await expected(4, 2);
  at(floor, 20);
  await expected(7, 3);
  expect((await lateHere(floor))?.longest[0]).toMatchObject({
    order_id: first,
    table_title: "Mesa 1",
    since: new Date(start),
  });
  await floor.admin.call(completeOrders, { body: { orderIds: [first] } });
  await expected(2, 1);
});

test("a dish that is held for its course is late only so long after it was fired", async () => {
  const floor = await aFloor();
  at(floor, 0);
  const { carne } = floor.small.items;
  const table = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const held = aLine({ id: carne.id, price: 6.5, course: 2, hold: true });
  await floor.send(aCart([held], table));
  const [account] = (await floor.admin.call(listOrders)).ok.groups.flatMap(({ accounts }) => accounts);
  at(floor, 60);
  expect(await lateHere(floor)).toMatchObject({ tickets: 0 });
  const fired = await floor.admin.call(fireCourse, {
    body: { account: account?.id ?? 0, course: 2 },
    headers: aKey(),
  });
  expect(fired.status).toBe(200);
  at(floor, 79);
  expect(await lateHere(floor)).toMatchObject({ tickets: 0 });
  at(floor, 80);
  expect(await lateHere(floor)).toMatchObject({ tickets: 1, dishes: 1 });
  expect(await lateOnBoards(floor)).toEqual({ tickets: 1, dishes: 1 });
});
