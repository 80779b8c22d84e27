import { afterEach, expect, inject, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { aRandomWeek } from "#app/server/testing/random-week.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { readReport } from "../../contract/reports.ts";
import { readSalesOverTime } from "../../contract/sales-over-time.ts";
import { timeSteps } from "../../domain/time-buckets.ts";
import { sumDays } from "../sum-days.ts";

const { seed } = inject("chance");

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

/** Sets the clock of the server to a local time of El Salvador. */
const at = (floor: Floor, wall: string) => {
  floor.server.clock.now = new Date(`${wall}-06:00`);
};

/** What one sale comes to. */
const SALE = 976;

/** Sells at a local time, and returns the invoice. */
async function sellAt(floor: Floor, wall: string): Promise<number> {
  at(floor, wall);
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  return (await floor.admin.call(payOrders, { body, headers: aKey() })).ok.invoice_id;
}

async function refundAt(desk: Desk, wall: string, invoice: number): Promise<number> {
  at(desk, wall);
  const [line] = (await readInvoiceToRefund(desk.admin, invoice)).lines;
  const body = await refundBody(desk, invoice, { lines: line ? [{ id: line.id, quantity: 1 }] : [] });
  expect((await sendRefund(desk.admin, body)).status).toBe(200);
  const [refund] = await desk.rows<{ cents: number }>(
    "select amount_cents::integer as cents from refunds where tenant_id = $1 order by id desc limit 1",
  );
  return refund?.cents ?? 0;
}

const lines = async (floor: Floor, query: Record<string, string>) =>
  (await floor.admin.call(readSalesOverTime, { query })).ok;

test("sales by day end with the business day, and refunds count on their own day", async () => {
  const floor = await aDesk();
  await floor.open();
  await sellAt(floor, "2025-09-30T20:00:00");
  // After midnight it is still September.
  const invoice = await sellAt(floor, "2025-10-01T03:59:00");
  await sellAt(floor, "2025-10-01T04:00:00");
  await sellAt(floor, "2025-10-03T12:00:00");
  const refunded = await refundAt(floor, "2025-10-02T12:00:00", invoice);
  expect(refunded).toBeGreaterThan(0);
  at(floor, "2025-10-20T12:00:00");
  for (const work of [
    () => Promise.resolve(),
    () => floor.server.db.inTenant(floor.small.tenantId, sumDays),
  ]) {
    await work();
    const told = await lines(floor, { type: "custom", from: "2025-09-30", to: "2025-10-03" });
    expect([told.step, told.before]).toEqual(["day", { from: "2025-09-26", to: "2025-09-29", until: null }]);
    expect(told.buckets.map(({ now }) => [now?.from, now?.count, now?.sold, now?.after_refunds])).toEqual([
      ["2025-09-30", 2, 2 * SALE, 2 * SALE],
      ["2025-10-01", 1, SALE, SALE],
      ["2025-10-02", 0, 0, -refunded],
      ["2025-10-03", 1, SALE, SALE],
    ]);
    expect(told.buckets.every(({ before }) => before?.sold === 0)).toBe(true);
    expect(told.total.now).toEqual({
      count: 4,
      sold: 4 * SALE,
      refunded,
      after_refunds: 4 * SALE - refunded,
    });
  }
});

test("weeks and months are added up across their borders, beside as many before", async () => {
  const floor = await aFloor();
  for (const day of ["2025-08-31", "2025-09-10", "2025-10-01", "2025-10-05", "2025-10-06", "2025-10-31"])
    await sellAt(floor, `${day}T12:00:00`);
  at(floor, "2025-11-20T12:00:00");
  const october = { type: "custom", from: "2025-10-01", to: "2025-10-31" } as const;
  const weeks = await lines(floor, { ...october, step: "week" });
  // The first of October 2025 is a Wednesday; a month stands beside the whole month before.
  expect(weeks.buckets.map(({ now, before }) => [now?.to, now?.count, before?.from, before?.count])).toEqual([
    ["2025-10-05", 2, "2025-09-01", 0],
    ["2025-10-12", 1, "2025-09-06", 1],
    ["2025-10-19", 0, "2025-09-13", 0],
    ["2025-10-26", 0, "2025-09-20", 0],
    ["2025-10-31", 1, "2025-09-27", 0],
  ]);
  const months = await lines(floor, { type: "custom", from: "2025-09-01", to: "2025-10-31", step: "month" });
  expect(months.before).toMatchObject({ from: "2025-07-01", to: "2025-08-31" });
  expect(months.buckets.map(({ now, before }) => [now?.from, now?.sold, before?.from, before?.sold])).toEqual(
    [
      ["2025-09-01", SALE, "2025-07-01", 0],
      ["2025-10-01", 4 * SALE, "2025-08-01", SALE],
    ],
  );
});

test("a running period ends today, and its last day stands beside the same hours", async () => {
  const floor = await aFloor();
  await sellAt(floor, "2025-10-10T14:29:00");
  await sellAt(floor, "2025-10-10T14:31:00");
  await sellAt(floor, "2025-11-10T09:00:00");
  at(floor, "2025-11-10T14:30:00");
  const { buckets, total, before, to } = await lines(floor, { type: "this_month" });
  expect([to, before.to, before.until]).toEqual([
    "2025-11-10",
    "2025-10-10",
    new Date("2025-10-10T14:30:00-06:00"),
  ]);
  expect(buckets.at(-1)).toMatchObject({ now: { sold: SALE }, before: { sold: SALE } });
  expect([buckets.length, total.now.sold, total.before.sold]).toEqual([10, SALE, SALE]);
});

test("a week stands beside the same weekdays where somebody asks for them", async () => {
  const floor = await aFloor();
  await sellAt(floor, "2025-11-04T12:00:00");
  at(floor, "2025-11-12T22:00:00");
  const query = { type: "custom", from: "2025-11-10", to: "2025-11-11" };
  const before = await lines(floor, query);
  expect([before.before.from, before.total.before.sold]).toEqual(["2025-11-08", 0]);
  const weekdays = await lines(floor, { ...query, than: "same_weekdays" });
  expect([weekdays.before.from, weekdays.before.to]).toEqual(["2025-11-03", "2025-11-04"]);
  expect(weekdays.buckets.map((bucket) => bucket.before?.sold)).toEqual([0, SALE]);
});

test("a random week: every step adds up to the figures of the report", async () => {
  const { world, days } = await aRandomWeek(seed, ({ server, small }) =>
    server.db.inTenant(small.tenantId, sumDays),
  );
  const { floor } = world;
  const query = { type: "custom", from: days[0] ?? "", to: days.at(-1) ?? "" } as const;
  const report = (await floor.admin.call(readReport, { query })).ok;
  for (const step of timeSteps) {
    const { buckets, total } = await lines(floor, { ...query, step });
    expect([total.now.after_refunds, total.before.after_refunds]).toEqual([
      report.revenueTotal,
      report.before.figures.revenueTotal,
    ]);
    for (const side of ["now", "before"] as const)
      for (const figure of ["count", "sold", "refunded", "after_refunds"] as const)
        expect(buckets.reduce((sum, bucket) => sum + (bucket[side]?.[figure] ?? 0), 0)).toBe(
          total[side][figure],
        );
  }
});

test("the file has a line for each step, and the sums with their change at the end", async () => {
  const floor = await aFloor();
  await sellAt(floor, "2025-09-10T12:00:00");
  for (const hour of [12, 13, 14]) await sellAt(floor, `2025-10-10T${hour}:00:00`);
  at(floor, "2025-11-20T12:00:00");
  const file = await floor.server.app.inject({
    url: "/api/v1/reports/over-time/export?type=custom&from=2025-10-01&to=2025-10-31&step=month&lang=es",
    cookies: floor.admin.cookies,
  });
  const [, month, total] = file.body.split("\r\n");
  expect(month).toBe("01/10/2025,31/10/2025,3,29.28,29.28,0.00,01/09/2025,30/09/2025,1,9.76,9.76,0.00,200");
  expect(total).toBe("Total,,3,29.28,29.28,0.00,Total,,1,9.76,9.76,0.00,200");
});
