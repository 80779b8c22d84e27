import { afterEach, expect, test } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine, type CartBody } from "#app/server/testing/till.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { stockState } from "#inventory/inventory/domain/stock-state.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { readDashboard, readDashboardNow, readRecentSales } from "../contract/dashboard.ts";

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

/** Sets the clock of the server to a local time of El Salvador. */
function at(floor: Floor, wall: string): void {
  floor.server.clock.now = new Date(`${wall}-06:00`);
}

const day = async (who: Person) => (await who.call(readDashboard)).ok;
const now = async (who: Person) => (await who.call(readDashboardNow)).ok;

const carne = (floor: Floor, quantity = 1) => aLine({ id: floor.small.items.carne.id, price: 6.5, quantity });
const send = async (floor: Floor, quantity = 1, rest: Partial<CartBody> = {}) =>
  (await floor.send(aCart([carne(floor, quantity)], rest))).ok.orderId;

/** Sells takeaway, which is paid before it is made: so many meats for $6.50 each. */
async function sell(floor: Floor, quantity = 1, rest: Partial<CartBody> = {}): Promise<void> {
  const body = await floor.payBody([await send(floor, quantity, rest)]);
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
}

test("a restaurant that has sold nothing has empty cards, not missing ones", async () => {
  const server = await testServer();
  server.clock.now = new Date("2026-11-21T12:00:00-06:00");
  const owner = await aPerson(server, await createTenant(server.db, { name: "Nueva" }), { role: "admin" });
  expect(await day(owner)).toEqual({
    reservations: [],
    topSellingItems: [],
    ordersCount: 0,
    newCustomerCount: 0,
    repeatedCustomerCount: 0,
    currency: "USD",
    orders_by_hour: [],
    sales: {
      total: 0,
      sold: 0,
      refunded: 0,
      invoices: 0,
      average: null,
      until: new Date("2026-11-14T12:00:00-06:00"),
      total_before: 0,
      total_before_in_all: 0,
      total_usually: null,
      usual_weeks: 0,
      by_hour: [],
    },
    business_date: "2026-11-21",
    compared_with: "2026-11-14",
  });
  expect(await now(owner)).toEqual({
    late_dishes: { dishes: 0, tickets: 0, longest: [] },
    low_stock: { count: 0, items: [] },
    now: server.clock.now,
  });
});

test("today stands beside the same weekday before, up to this moment", async () => {
  const floor = await aFloor();
  // Of the four weeks before, one had sales in the evening only and one had none.
  at(floor, "2026-10-24T12:29:00");
  await sell(floor, 4);
  at(floor, "2026-10-31T20:00:00");
  await sell(floor, 9);
  at(floor, "2026-11-13T23:00:00");
  await sell(floor, 9);
  at(floor, "2026-11-14T12:10:00");
  await sell(floor);
  at(floor, "2026-11-14T12:50:00");
  await sell(floor, 2);
  // It is after midnight, but still the business day before.
  at(floor, "2026-11-15T01:30:00");
  await sell(floor, 3);
  at(floor, "2026-11-15T04:00:00");
  await sell(floor, 9);
  at(floor, "2026-11-21T11:59:59.999");
  await sell(floor);
  at(floor, "2026-11-21T12:30:00");
  await sell(floor, 4);
  const { sales, ordersCount, orders_by_hour, ...rest } = await day(floor.admin);
  expect(rest).toMatchObject({ business_date: "2026-11-21", compared_with: "2026-11-14" });
  expect(ordersCount).toBe(2);
  expect(sales).toMatchObject({
    sold: 3_250,
    invoices: 2,
    average: 1_625,
    until: new Date("2026-11-14T12:30:00-06:00"),
    total_before: 650,
    total_before_in_all: 3_900,
    // 6.50, nothing yet and 26.00 over three days.
    total_usually: 1_083,
    usual_weeks: 3,
  });
  const hour = (at: number) => sales?.by_hour.find((each) => each.hour === at);
  expect(hour(11)).toEqual({ hour: 11, today: 650, before: 0 });
  expect(hour(12)).toEqual({ hour: 12, today: 2_600, before: 1_950 });
  expect(hour(1)).toEqual({ hour: 1, today: null, before: 1_950 });
  expect([sales?.by_hour[0]?.hour, sales?.by_hour.at(-1)?.hour]).toEqual([11, 1]);
  expect(orders_by_hour.find((each) => each.hour === 12)).toEqual({ hour: 12, today: 1, before: 2 });
});

test("the last fourteen days stand beside the fourteen before, today up to this hour", async () => {
  const floor = await aFloor();
  for (const wall of ["2026-10-24T12:00:00", "2026-11-07T12:00:00", "2026-11-07T12:31:00"]) {
    at(floor, wall);
    await sell(floor);
  }
  at(floor, "2026-11-08T12:00:00");
  await sell(floor, 2);
  at(floor, "2026-11-21T12:00:00");
  await sell(floor, 3);
  at(floor, "2026-11-21T12:30:00");
  const { sales } = (await floor.admin.call(readRecentSales)).ok;
  expect([sales?.from, sales?.to, sales?.before.from, sales?.buckets.length]).toEqual([
    "2026-11-08",
    "2026-11-21",
    "2026-10-25",
    14,
  ]);
  expect(sales?.buckets.at(-1)).toMatchObject({ now: { sold: 1_950 }, before: { sold: 650 } });
  expect([sales?.total.now.sold, sales?.total.before.sold]).toEqual([3_250, 650]);
  const cook = await aPerson(floor.server, floor.small.tenantId, { scope: ["DASHBOARD", "KITCHEN"] });
  expect((await cook.call(readRecentSales)).ok.sales).toBeNull();
});

test("the cut-off hour is the restaurant's own", async () => {
  const floor = await aFloor();
  await floor.rows("update store_settings set day_cutoff_hour = 6 where tenant_id = $1");
  at(floor, "2026-11-22T05:59:59");
  await sell(floor);
  expect(await day(floor.admin)).toMatchObject({ business_date: "2026-11-21", ordersCount: 1 });
  at(floor, "2026-11-22T06:00:00");
  expect(await day(floor.admin)).toMatchObject({ business_date: "2026-11-22", ordersCount: 0 });
});

test("best sellers count pieces: a combo is itself", async () => {
  const floor = await aFloor();
  at(floor, "2026-11-20T12:00:00");
  await send(floor, 50);
  at(floor, "2026-11-21T12:00:00");
  const { line } = await aCombo(floor);
  await floor.send(aCart([line({ quantity: 4 })]));
  await floor.send(aCart([carne(floor, 2), aLine({ id: floor.small.items.horchata.id, price: 1.5 })]));
  await send(floor);
  const cancelled = await send(floor, 40);
  await floor.admin.call(cancelOrders, { body: { orderIds: [cancelled] } });
  const { topSellingItems, ordersCount } = await day(floor.admin);
  expect(ordersCount).toBe(3);
  expect(topSellingItems.map(({ title, price, orders_count }) => [title, price, orders_count])).toEqual([
    ["Combo típico", 500, 4],
    ["Carne asada", 650, 3],
    ["Horchata", 150, 1],
  ]);
});

test("a customer is new on the day of the first visit", async () => {
  const floor = await aFloor();
  const { customerId } = floor.small;
  const [other] = await floor.rows<{ id: CustomerId }>(
    "insert into customers (tenant_id, phone, name) values ($1, '7999-0000', 'Otra') returning id",
  );
  const named = (id: CustomerId | undefined) =>
    ({ customerType: "CUSTOMER", customerId: id ?? null }) as const;
  const counts = async () => {
    const { newCustomerCount, repeatedCustomerCount } = await day(floor.admin);
    return [newCustomerCount, repeatedCustomerCount];
  };
  at(floor, "2026-11-20T12:00:00");
  const cancelled = await send(floor, 1, named(other?.id));
  await floor.admin.call(cancelOrders, { body: { orderIds: [cancelled] } });
  expect(await counts()).toEqual([0, 0]);
  await send(floor, 1, named(customerId));
  await send(floor, 1, named(customerId));
  await send(floor);
  expect(await counts()).toEqual([1, 0]);
  at(floor, "2026-11-21T12:00:00");
  await send(floor, 1, named(customerId));
  expect(await counts()).toEqual([0, 1]);
  // The customer is named only at the till, when the bill is paid.
  const body = await floor.payBody([await send(floor)], { customer_id: other?.id });
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  expect(await counts()).toEqual([1, 1]);
});

test("what runs out is what the rule of the inventory says, what is out first", async () => {
  const floor = await aFloor();
  const add = (title: string, quantity: number, minimum: number) =>
    floor.rows(
      "insert into inventory_items (tenant_id, title, unit, quantity, min_quantity_threshold) values ($1, $2, 'kg', $3, $4)",
      title,
      quantity,
      minimum,
    );
  await add("Arroz", 500, 500);
  await add("Frijol", 501, 500);
  await add("Sal", 0, 0);
  await add("Loroco", 100, 1_000);
  await add("Azúcar", 1, 0);
  const { low_stock } = await now(floor.admin);
  expect(low_stock).toMatchObject({ count: 3 });
  expect(low_stock?.items.map(({ title, status }) => [title, status])).toEqual([
    ["Sal", "out"],
    ["Loroco", "low"],
    ["Arroz", "low"],
  ]);
  const all = await floor.rows<{ quantity: Thousandths; min_quantity_threshold: Thousandths }>(
    "select quantity, min_quantity_threshold from inventory_items where tenant_id = $1",
  );
  const scarce = all.filter((row) => stockState(row.quantity, row.min_quantity_threshold) !== "in");
  expect(scarce).toHaveLength(low_stock?.count ?? 0);
});

test("the parties that are awaited next stand in order, for who may see them", async () => {
  const floor = await aFloor();
  at(floor, "2026-11-21T12:00:00");
  const book = (wall: string, tableId: number | null = null) =>
    floor.rows(
      `insert into reservations (tenant_id, customer_id, table_id, starts_at, ends_at, people_count, unique_code, is_overbooked)
        select $1, $2, $3, $4::timestamptz, $4::timestamptz + interval '90 minutes', 4,
          upper(substr(md5(random()::text), 1, 6)), true`,
      floor.small.customerId,
      tableId,
      new Date(`${wall}-06:00`),
    );
  await book("2026-11-22T20:00:00");
  await book("2026-11-21T11:00:00", floor.small.tables[0]);
  await book("2026-11-21T10:30:00");
  await book("2026-11-21T19:00:00");
  await floor.rows(
    "update reservations set status = 'cancelled' where tenant_id = $1 and starts_at = $2",
    new Date("2026-11-21T19:00:00-06:00"),
  );
  const { reservations } = await day(floor.admin);
  expect(
    reservations?.map(({ date, table_title, people_count }) => [date, table_title, people_count]),
  ).toEqual([
    [new Date("2026-11-21T11:00:00-06:00"), "Mesa 1", 4],
    [new Date("2026-11-22T20:00:00-06:00"), null, 4],
  ]);
  expect(reservations?.[0]).toMatchObject({ customer_id: floor.small.customerId });
  const blind = await aPerson(floor.server, floor.small.tenantId, { scope: ["DASHBOARD"] });
  expect((await day(blind)).reservations).toBeNull();
});

test("what somebody may see nowhere else is not told here", async () => {
  const floor = await aFloor();
  await sell(floor);
  const seen = async (...scope: Permission[]) => {
    const person = await aPerson(floor.server, floor.small.tenantId, { scope: ["DASHBOARD", ...scope] });
    const [{ sales }, { late_dishes, low_stock }] = [await day(person), await now(person)];
    const cards = { sales, late_dishes, low_stock };
    return Object.entries(cards).flatMap(([name, card]) => (card === null ? [] : [name]));
  };
  expect(await seen()).toEqual([]);
  expect(await seen("ORDER_BILLING", "INVOICES")).toEqual([]);
  expect(await seen("OPERATIONS_MANAGER")).toEqual(["sales"]);
  expect(await seen("KITCHEN")).toEqual(["late_dishes"]);
  expect(await seen("INVENTORY")).toEqual(["low_stock"]);
  expect((await floor.cook.call(readDashboard)).error.code).toBe("not_permitted");
});
