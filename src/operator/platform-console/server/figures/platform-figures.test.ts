import { beforeAll, expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { readReport } from "#reporting/reports/contract/reports.ts";
import { publishNewsOfTenants, sumPlatformDays } from "#reporting/reports/server/platform/platform-jobs.ts";
import { platformDashboard, platformReport, platformSalesOverTime } from "../../contract/figures.ts";

const server = await ownTestServer();
let operator: Person;
let floors: Floor[];

/** Sells so often and returns the last invoice. */
const sell = async (floor: Floor, times: number) => {
  let last: InvoiceId | undefined;
  for (let no = 0; no < times; no += 1) {
    const orderId = await floor.sendReadyOrder();
    last = (await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) })).ok.invoice_id;
  }
  return required(last, "an invoice");
};
const publish = async () => {
  await publishNewsOfTenants.handle({}, server.deps);
  await sumPlatformDays.handle({}, server.deps);
};
const dashboard = async () => (await operator.call(platformDashboard)).ok;
const report = async (query: Record<string, string> = {}) =>
  (await operator.call(platformReport, { query })).ok;

beforeAll(async () => {
  server.clock.now = new Date("2030-03-10T13:00:00-06:00");
  operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  floors = [await aFloor(server), await aFloor(server), await aFloor(server)];
  await createTenant(server.db, { name: "Apagado", isActive: false });
});

test("nothing was sold yet", async () => {
  expect(await dashboard()).toMatchObject({
    activeTenants: 3,
    today: "2030-03-10",
    ordersProcessedToday: 0,
    salesVolumeToday: 0,
    otherSalesToday: [],
  });
  expect(await report()).toMatchObject({ from: "2030-03-10", to: "2030-03-10", topSellingItems: [] });
});

test("dashboard and report are the sums of the restaurants' own reports", async () => {
  const [one, two, abroad] = floors;
  if (!one || !two || !abroad) throw new Error("three restaurants");
  await abroad.rows("update store_settings set currency = 'CRC' where tenant_id = $1");
  const body = await refundBody(one, await sell(one, 3), {
    payment_type_id: one.small.paymentTypes.card,
  });
  expect((await sendRefund(one.admin, body)).status).toBe(200);
  await sell(two, 1);
  await sell(abroad, 2);
  await publish();
  const own = await Promise.all(
    [one, two, abroad].map(async (floor) => (await floor.admin.call(readReport, { query: {} })).ok),
  );
  const [first, second, third] = own;
  const revenue = Number(first?.revenueTotal) + Number(second?.revenueTotal);
  const sold = Number(first?.soldTotal) + Number(second?.soldTotal);
  const refunded = Number(first?.refundTotal);
  const others = [{ currency: "CRC", amount: third?.revenueTotal }];
  expect([refunded > 0, revenue]).toEqual([true, sold - refunded]);
  expect(await dashboard()).toMatchObject({
    ordersProcessedToday: 6,
    salesVolumeToday: revenue,
    soldToday: sold,
    refundedToday: refunded,
    otherSalesToday: others,
  });
  const told = await report();
  expect(told).toMatchObject({
    ordersProcessed: 6,
    salesVolume: revenue,
    sold,
    refunded,
    otherSales: others,
    totalCustomers: own.reduce((all, { totalCustomers }) => all + totalCustomers, 0),
  });
  const pieces = own.flatMap(({ topSellingItems }) =>
    topSellingItems.map(({ orders_count }) => orders_count),
  );
  expect(told.topSellingItems.map(({ qty }) => qty)).toEqual(pieces.toSorted((a, b) => b - a).slice(0, 20));
  const [top] = told.topSellingItems;
  expect(top).toMatchObject({ tenant_id: one.small.tenantId });
  expect(first?.topSellingItems.map(({ title }) => title)).toContain(top?.title);
});

test("sales over time are those of days that are over, in the platform's currency", async () => {
  const [one, , abroad] = floors;
  if (!one || !abroad) throw new Error("three restaurants");
  const lines = async (query: Record<string, string>) =>
    (await operator.call(platformSalesOverTime, { query })).ok.lines;
  expect(await lines({})).toBeNull();
  // What was sold on the tenth is of yesterday now; a sale of today is a part of a day.
  server.clock.now = new Date("2030-03-11T13:00:00-06:00");
  await sell(one, 1);
  await publish();
  const week = await lines({ type: "last_7days" });
  const of = async (floor: Floor, day: string) =>
    (await floor.admin.call(readReport, { query: { type: "custom", from: day, to: day } })).ok;
  const sold = await Promise.all(floors.slice(0, 2).map((floor) => of(floor, "2030-03-10")));
  expect([week?.from, week?.to, week?.before.from, week?.before.to]).toEqual([
    "2030-03-05",
    "2030-03-10",
    "2030-02-27",
    "2030-03-04",
  ]);
  expect(week?.total.now).toMatchObject({
    count: 4,
    after_refunds: sold.reduce((sum, { revenueTotal }) => sum + revenueTotal, 0),
  });
  expect(week?.buckets.map(({ now }) => now?.count)).toEqual([0, 0, 0, 0, 0, 4]);
  const month = await lines({ from: "2030-03-01", to: "2030-03-31", step: "month" });
  expect(month?.before).toEqual({ from: "2030-02-01", to: "2030-02-10", until: null });
  expect(month?.total.now).toEqual(week?.total.now);
  server.clock.now = new Date("2030-03-10T13:00:00-06:00");
});

test("restaurants that pay are counted, and a month costs what is configured", async () => {
  const [one, two, abroad] = floors.map(({ small }) => small.tenantId);
  await server.db.directory(
    "update tenants set subscription_kind = 'paid', subscription_end = '2030-03-31' where id = any($1)",
    [[one, two]],
  );
  await server.db.directory(
    "update tenants set subscription_kind = 'trial', subscription_end = '2030-03-31' where id = $1",
    [abroad],
  );
  const { monthlyPrice } = server.deps.subscription;
  expect(await dashboard()).toMatchObject({ mrr: 2, arr: 2, monthlyPrice, currency: "USD" });
  expect(await report({ type: "last_month" })).toMatchObject({ mrr: 2, arr: 2, ordersProcessed: 0 });
});

test.each([
  ["2030-03-02", "2030-03-01", "ends_before_start"],
  ["2000-01-01", "2030-01-01", "more_than_ten_years"],
])("a period from %s to %s is refused at its field", async (from, to, code) => {
  const { error } = await operator.call(platformReport, { query: { type: "custom", from, to } });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field: "to", code }] });
});

test("dates without a period count, as they do in the list of the restaurants", async () => {
  const query = { from: "2030-03-01", to: "2030-03-05" };
  expect((await operator.call(platformReport, { query })).ok).toMatchObject(query);
  expect((await operator.call(platformReport)).ok).toMatchObject({ from: "2030-03-10", to: "2030-03-10" });
});

test("a day that is none is refused", async () => {
  const query = { type: "custom", from: "2030-02-30", to: "2030-03-01" };
  expect((await operator.call(platformReport, { query })).status).toBe(400);
});

test("nobody of a restaurant sees it, whatever their role says", async () => {
  const [floor] = floors;
  const home = await createTenant(server.db, { name: "De otros" });
  const impostor = await aPerson(server, home, { role: "superadmin" });
  const clerk = await aPerson(server, await platformTenant(server.db), {
    role: "staff",
    scope: ["ADMIN_PANEL"],
  });
  expect((await floor?.admin.call(platformDashboard))?.error.code).toBe("not_signed_in");
  expect((await impostor.call(platformDashboard)).error.code).toBe("not_signed_in");
  expect((await clerk.call(platformDashboard)).error.code).toBe("not_permitted");
});
