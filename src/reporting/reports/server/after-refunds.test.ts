import { afterEach, expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aCreditDesk } from "#app/server/testing/credit.ts";
import { aKey, type Floor } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { listCourtesies } from "#money/tips/contract/tips.ts";
import type { InvoiceId, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { readDashboard } from "#reporting/dashboard/contract/dashboard.ts";
import { readDayFigures } from "#reporting/reports/server/public.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { completeOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { readMenuEngineering } from "../contract/menu-engineering.ts";
import { readReport, readReportBy } from "../contract/reports.ts";
import type { ReportKind } from "../domain/report-kind.ts";
import { sumDays } from "./sum-days.ts";

const MONDAY = "2025-05-05";
const TUESDAY = "2025-05-06";
const of = (day: string) => ({ type: "custom", from: day, to: day }) as const;

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

const at = (floor: Floor, day: string, time: string) => {
  floor.server.clock.now = new Date(`${day}T${time}:00-06:00`);
};

/** A restaurant whose roast meat costs 5.00, with IVA inside, and whose drawer is open. */
async function aGrill(): Promise<Floor> {
  const floor = await aDesk();
  at(floor, MONDAY, "08:00");
  await floor.open(floor.admin);
  await floor.rows(
    "update menu_items set price_cents = 500 where tenant_id = $1 and id = $2",
    carneOf(floor),
  );
  return floor;
}

const carneOf = ({ small }: Floor) => small.items.carne.id;
const meat = (floor: Floor, quantity = 1) => aLine({ id: carneOf(floor), price: 5, quantity });

async function pay(floor: Floor, orderId: OrderId, method: "cash" | "card" = "cash"): Promise<InvoiceId> {
  const selectedPaymentType = floor.small.paymentTypes[method];
  const body = await floor.payBody([orderId], { selectedPaymentType });
  return (await floor.admin.call(payOrders, { body, headers: aKey() })).ok.invoice_id;
}

async function sell(floor: Floor, quantity = 1): Promise<InvoiceId> {
  const orderId = (await floor.send(aCart([meat(floor, quantity)]))).ok.orderId;
  await floor.admin.call(completeOrders, { body: { orderIds: [orderId] } });
  return pay(floor, orderId);
}

/** Gives back so many pieces of each line, all that is left of it unless told. */
async function giveBack(
  floor: Floor,
  invoiceId: InvoiceId,
  { method = "cash", pieces }: { method?: "cash" | "card"; pieces?: number } = {},
): Promise<void> {
  const invoice = await readInvoiceToRefund(floor.admin, invoiceId);
  const body = await refundBody(floor, invoiceId, {
    lines: invoice.lines.map(({ id, quantity, refunded }) => ({
      id,
      quantity: pieces ?? quantity - refunded,
    })),
    payment_type_id: floor.small.paymentTypes[method],
  });
  expect((await sendRefund(floor.admin, body)).status).toBe(200);
}

const reportOf = async ({ admin }: Floor, day: string) =>
  (await admin.call(readReport, { query: of(day) })).ok;
const rowsOf = async ({ admin }: Floor, by: ReportKind, day: string) =>
  (await admin.call(readReportBy, { query: { by, ...of(day) } })).ok.rows;

/** Everything that reports say of a day, apart from the days it is compared with. */
async function allOf(floor: Floor, day: string) {
  const told: unknown[] = [];
  for (const by of ["hour", "item", "category", "waiter", "table", "source", "payment"] as const)
    told.push([by, (await rowsOf(floor, by, day)).map(figuresOf)]);
  for (const by of ["refund", "void", "courtesy", "dining_option", "discount"] as const)
    told.push([by, (await rowsOf(floor, by, day)).map(figuresOf)]);
  const { before: _, same_weekdays: __, today: ___, ...figures } = await reportOf(floor, day);
  const { dishes } = (await floor.admin.call(readMenuEngineering, { query: of(day) })).ok;
  return { told, figures, dishes };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const figuresOf = ({ key, detail, count, amount, sold, refunded, refunded_count }: Row) => ({
  key,
  detail,
  count,
  amount,
  sold,
  refunded,
  refunded_count,
});

/** Reads as it is, and again from sums. */
async function bothWays(floor: Floor, check: () => Promise<void>): Promise<void> {
  await check();
  while ((await floor.server.db.inTenant(floor.small.tenantId, sumDays)) > 0);
  await check();
}

test("two sales of 5.00, one given back: one is left in every figure", async () => {
  const floor = await aGrill();
  at(floor, MONDAY, "12:10");
  await sell(floor);
  await giveBack(floor, await sell(floor));
  await bothWays(floor, async () => {
    const report = await reportOf(floor, MONDAY);
    expect(report).toMatchObject({
      revenueTotal: 500,
      netRevenue: 442,
      taxTotal: 58,
      soldTotal: 1000,
      netSold: 884,
      taxSold: 116,
      refundsCount: 1,
      refundTotal: 500,
      netRefunded: 442,
      taxRefunded: 58,
      ordersCount: 2,
      averageOrderValue: 250,
    });
    const { topSellingItems, totalPaymentsByPaymentTypes } = report;
    expect(topSellingItems.map(({ orders_count }) => orders_count)).toEqual([1]);
    expect(totalPaymentsByPaymentTypes).toMatchObject([{ total: 500, sold: 1000, refunded: 500 }]);
    for (const by of ["hour", "waiter", "table", "source", "dining_option", "payment"] as const)
      expect([by, (await rowsOf(floor, by, MONDAY)).map(figuresOf)]).toMatchObject([
        by,
        [{ count: 2, amount: 500, sold: 1000, refunded: 500, refunded_count: 1 }],
      ]);
    for (const by of ["item", "category"] as const)
      expect([by, (await rowsOf(floor, by, MONDAY)).map(figuresOf)]).toMatchObject([
        by,
        [{ count: 1, amount: 500, sold: 1000, refunded: 500, refunded_count: 1 }],
      ]);
    const { dishes } = (await floor.admin.call(readMenuEngineering, { query: of(MONDAY) })).ok;
    expect(dishes).toMatchObject([{ pieces: 1, refunded_pieces: 1 }]);
    const { sales, topSellingItems: top, ordersCount } = (await floor.admin.call(readDashboard)).ok;
    expect(sales).toMatchObject({ total: 500, sold: 1000, refunded: 500, invoices: 2, average: 250 });
    expect(sales?.by_hour).toMatchObject([{ hour: 12, today: 500 }]);
    expect([ordersCount, top.map(({ orders_count }) => orders_count)]).toEqual([2, [1]]);
  });
  const file = await floor.server.app.inject({
    url: `/api/v1/reports/export?type=custom&from=${MONDAY}&to=${MONDAY}&lang=en`,
    cookies: floor.admin.cookies,
  });
  for (const line of [
    "Net sales,4.42",
    "Tax,0.58",
    "Sales,5.00",
    "Sold before refunds,10.00",
    "Refunded,5.00",
    "Average per order,2.50",
  ])
    expect(file.body.split("\r\n")).toContain(line);
  const days = await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    readDayFigures(tx, new Date(`${MONDAY}T18:00:00Z`), [MONDAY as never]),
  );
  expect(days.figures).toMatchObject([{ revenueTotal: 500, soldTotal: 1000 }]);
});

test("a refund stands on its own day and hour, by how it was handed back", async () => {
  const floor = await aGrill();
  at(floor, MONDAY, "20:00");
  const invoice = await sell(floor, 3);
  const monday = await allOf(floor, MONDAY);
  at(floor, TUESDAY, "09:30");
  await giveBack(floor, invoice, { method: "card", pieces: 1 });
  await bothWays(floor, async () => {
    expect(await allOf(floor, MONDAY)).toEqual(monday);
    expect(await reportOf(floor, TUESDAY)).toMatchObject({
      revenueTotal: -500,
      soldTotal: 0,
      refundTotal: 500,
      ordersCount: 0,
      averageOrderValue: null,
      topSellingItems: [],
    });
    expect((await rowsOf(floor, "item", TUESDAY)).map(figuresOf)).toMatchObject([
      { key: String(carneOf(floor)), count: -1, amount: -500, refunded: 500, refunded_count: 1 },
    ]);
    expect((await rowsOf(floor, "hour", TUESDAY)).map(figuresOf)).toMatchObject([{ key: "9", amount: -500 }]);
    expect((await rowsOf(floor, "payment", TUESDAY)).map(figuresOf)).toMatchObject([
      { key: String(floor.small.paymentTypes.card), amount: -500 },
    ]);
    expect((await rowsOf(floor, "source", TUESDAY)).map(({ key }) => key)).toEqual(
      (await rowsOf(floor, "source", MONDAY)).map(({ key }) => key),
    );
  });
});

test.each([
  ["before", false],
  ["after", true],
])("a refund %s the dish is handed over says the same", async (_, isHandedOver) => {
  const floor = await aGrill();
  at(floor, MONDAY, "12:00");
  const orderId = (await floor.send(aCart([meat(floor, 2)]))).ok.orderId;
  const invoice = await pay(floor, orderId);
  if (isHandedOver) await floor.admin.call(completeOrders, { body: { orderIds: [orderId] } });
  const monday = await allOf(floor, MONDAY);
  at(floor, TUESDAY, "12:00");
  await giveBack(floor, invoice, { pieces: 1 });
  await giveBack(floor, invoice);
  await bothWays(floor, async () => {
    expect(await allOf(floor, MONDAY)).toEqual(monday);
    expect((await rowsOf(floor, "item", MONDAY)).map(figuresOf)).toMatchObject([{ count: 2, amount: 1000 }]);
    expect((await rowsOf(floor, "item", TUESDAY)).map(figuresOf)).toMatchObject([
      { count: -2, amount: -1000, sold: 0, refunded: 1000, refunded_count: 2 },
    ]);
    expect([await rowsOf(floor, "void", MONDAY), await rowsOf(floor, "void", TUESDAY)]).toEqual([[], []]);
    expect((await reportOf(floor, MONDAY)).ordersCount).toBe(1);
  });
});

test("a courtesy of a sale stays one when the sale is given back", async () => {
  const floor = await aGrill();
  at(floor, MONDAY, "12:00");
  const { horchata } = floor.small.items;
  const cart = aCart([meat(floor), aLine({ id: horchata.id, price: 1.5 })]);
  const orderId = (await floor.send(cart)).ok.orderId;
  const [drink] = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = 'Horchata'",
    orderId,
  );
  if (!drink) throw new Error("The order has a horchata");
  const given = { params: { itemId: drink.id }, body: { reason: "Cumpleaños" }, headers: aKey() };
  expect((await floor.admin.call(giveCourtesy, given)).status).toBe(200);
  const invoice = await pay(floor, orderId);
  const monday = await allOf(floor, MONDAY);
  at(floor, TUESDAY, "12:00");
  await giveBack(floor, invoice);
  const days = { from: MONDAY, to: MONDAY };
  await bothWays(floor, async () => {
    expect(await allOf(floor, MONDAY)).toEqual(monday);
    expect((await rowsOf(floor, "courtesy", MONDAY)).map(figuresOf)).toMatchObject([
      { count: 1, amount: 150 },
    ]);
    const list = (await floor.admin.call(listCourtesies, { query: { period: "custom", ...days } })).ok;
    expect([list.worth, list.rows.length]).toEqual([150, 1]);
    const pieces = (await rowsOf(floor, "item", TUESDAY)).map(({ title, count }) => [title, count]);
    expect(pieces.filter(([, count]) => count !== 0)).toEqual([["Carne asada", -1]]);
  });
});

test("what is taken off a debt is given back by the method that had charged it", async () => {
  const desk = await aCreditDesk();
  at(desk, MONDAY, "12:00");
  const { id } = await desk.buy();
  const { total } = await readInvoiceToRefund(desk.admin, id);
  await giveBack(desk, id as InvoiceId, { method: "card" });
  await bothWays(desk, async () => {
    expect((await rowsOf(desk, "payment", MONDAY)).map(figuresOf)).toMatchObject([
      { key: String(desk.onAccount), amount: 0, sold: total, refunded: total, refunded_count: 1 },
    ]);
  });
});

test("an order of which every dish was voided is no order anywhere", async () => {
  const floor = await aGrill();
  at(floor, MONDAY, "12:00");
  const orderId = (await floor.send(aCart([meat(floor)]))).ok.orderId;
  await floor.send(aCart([meat(floor)]));
  const [line] = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2",
    orderId,
  );
  if (!line) throw new Error("The order has a line");
  const voiding = { params: { itemId: line.id }, body: { status: "cancelled" } } as const;
  expect((await floor.admin.call(updateLineStatus, voiding)).status).toBe(200);
  // Whatever the order itself says: its dishes are looked at.
  await floor.rows("update orders set cancelled_at = null where tenant_id = $1 and id = $2", orderId);
  const { ordersCount, orders_by_hour } = (await floor.admin.call(readDashboard)).ok;
  expect([ordersCount, orders_by_hour]).toEqual([1, [{ hour: 12, today: 1, before: 0 }]]);
  await bothWays(floor, async () => {
    expect((await reportOf(floor, MONDAY)).ordersCount).toBe(1);
    expect((await rowsOf(floor, "void", MONDAY)).map(({ count }) => count)).toEqual([1]);
  });
});

test("an unpaid account of a past day is in its sums, what is done later is not", async () => {
  const floor = await aGrill();
  at(floor, MONDAY, "12:00");
  const paidLater = (await floor.send(aCart([meat(floor)]))).ok.orderId;
  const voidedLater = (await floor.send(aCart([meat(floor, 2)]))).ok.orderId;
  const sum = async () => {
    while ((await floor.server.db.inTenant(floor.small.tenantId, sumDays)) > 0);
    const [row] = await floor.rows<{ stale: number; summed: number }>(
      `select (select count(*)::integer from report_stale_days where tenant_id = $1) as stale,
        (select count::integer from report_day_sums where tenant_id = $1 and dimension = 'item' and business_date = '${MONDAY}') as summed`,
    );
    return row;
  };
  expect(await sum()).toEqual({ stale: 0, summed: 3 });
  at(floor, TUESDAY, "12:00");
  await pay(floor, paidLater);
  const [line] = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2",
    voidedLater,
  );
  if (!line) throw new Error("The order has a line");
  await floor.admin.call(updateLineStatus, { params: { itemId: line.id }, body: { status: "cancelled" } });
  await bothWays(floor, async () => {
    expect(await reportOf(floor, MONDAY)).toMatchObject({ ordersCount: 2, soldTotal: 0 });
    expect((await rowsOf(floor, "item", MONDAY)).map(figuresOf)).toMatchObject([{ count: 3, amount: 0 }]);
    expect(await reportOf(floor, TUESDAY)).toMatchObject({ ordersCount: -1, soldTotal: 500 });
    expect((await rowsOf(floor, "item", TUESDAY)).map(figuresOf)).toMatchObject([{ count: -2, amount: 500 }]);
  });
  expect(await sum()).toEqual({ stale: 0, summed: 3 });
  const [published] = await floor.rows<{ quantity: number }>(
    `select quantity from tenant_item_sums where tenant_id = $1 and span = 'day' and starts_on = '${MONDAY}'`,
  );
  expect(published).toEqual({ quantity: 3 });
});
