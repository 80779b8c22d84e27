import { afterEach, expect, inject, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { aRandomWeek, type RandomWeek } from "#app/server/testing/random-week.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { listAccounting } from "#back-office/accounting/contract/accounting.ts";
import { readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { sumInvoices } from "#money/invoices/contract/invoices.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { listCourtesies, readTips } from "#money/tips/contract/tips.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { readDashboard } from "#reporting/dashboard/contract/dashboard.ts";
import { type ReportRow, readReport, readReportBy } from "../contract/reports.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import { type ReportKind, reportKinds } from "../domain/report-kind.ts";
import { sumDays } from "./sum-days.ts";

const { times } = inject("chance");

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

type Days = { readonly from: string; readonly to: string };

const report = async (who: Person, days: Days) =>
  (await who.call(readReport, { query: { type: "custom", ...days } })).ok;
const rowsBy = async (who: Person, by: ReportKind, days: Days) =>
  (await who.call(readReportBy, { query: { by, type: "custom", ...days } })).ok.rows;
const amountOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the lines of a file without its byte order mark. */
async function linesOf(floor: Floor, path: string): Promise<string[]> {
  const file = await floor.server.app.inject({ url: `/api/v1/${path}`, cookies: floor.admin.cookies });
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  return file.body
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .slice(0, -1);
}

/** Checks that the compared figures of a row are those of that period's own report. */
async function compareEarlier(who: Person, by: ReportKind, days: Days): Promise<void> {
  const shown = (await who.call(readReportBy, { query: { by, type: "custom", ...days } })).ok;
  for (const which of ["before", "same_weekdays"] as const) {
    const { from, to } = shown[which];
    const earlier = await rowsBy(who, by, { from, to });
    const told = (rows: readonly (ReportRow["before"] & Pick<ReportRow, "key" | "detail">)[]) =>
      rows
        .filter(({ count, amount }) => count !== 0 || amount !== 0)
        .map(({ key, detail, count, amount }) => JSON.stringify([key, detail, count, amount]))
        .toSorted();
    expect([by, which, told(shown.rows.map((row) => ({ ...row, ...row[which] })))]).toEqual([
      by,
      which,
      told(earlier),
    ]);
  }
}

/** Checks every figure of a range that another screen or report also shows. */
async function compareRange({ world: { floor } }: RandomWeek, days: Days): Promise<void> {
  const { admin } = floor;
  const query = { type: "custom" as const, ...days };
  const figures = await report(admin, days);
  const invoices = (await admin.call(sumInvoices, { query })).ok.sums;
  expect([
    figures.soldTotal,
    figures.taxSold,
    figures.serviceChargeSold,
    figures.discountTotal,
    figures.netSold,
  ]).toEqual([
    invoices?.total,
    invoices?.tax_total,
    invoices?.service_charge_total,
    invoices?.discount,
    (invoices?.sub_total ?? 0) - (invoices?.discount ?? 0),
  ]);
  expect(figures.revenueTotal).toBe(figures.soldTotal - figures.refundTotal);
  const tips = (await admin.call(readTips, { query: { period: "custom", ...days } })).ok;
  expect(figures.tipTotal).toBe(tips.kept);
  expect(amountOf(await rowsBy(admin, "tip", days))).toBe(tips.kept);
  const courtesies = (await admin.call(listCourtesies, { query: { period: "custom", ...days } })).ok;
  expect(amountOf(await rowsBy(admin, "courtesy", days))).toBe(courtesies.worth);
  for (const by of [
    "hour",
    "category",
    "item",
    "waiter",
    "table",
    "source",
    "dining_option",
    "payment",
  ] as const) {
    const rows = await rowsBy(admin, by, days);
    expect([by, amountOf(rows)]).toEqual([by, figures.revenueTotal]);
    expect([by, sumCents(rows.map(({ sold }) => sold))]).toEqual([by, figures.soldTotal]);
    expect([by, sumCents(rows.map(({ refunded }) => refunded))]).toEqual([by, figures.refundTotal]);
  }
  expect(amountOf(await rowsBy(admin, "discount", days))).toBe(figures.discountTotal);
  expect(amountOf(await rowsBy(admin, "refund", days))).toBe(figures.refundTotal);
  expect(sumCents(figures.totalPaymentsByPaymentTypes.map(({ total }) => total))).toBe(figures.revenueTotal);
  const [voided] = await floor.rows<{ cents: number }>(
    `select coalesce(sum(l.unit_price_cents * l.quantity), 0)::integer as cents
      from order_lines l
      where l.tenant_id = $1 and l.status = 'cancelled'
        and (l.status_changed_at at time zone 'America/El_Salvador' - interval '4 hours')::date between $2 and $3
        and not exists (
          select from invoice_lines x join refund_lines g on g.tenant_id = $1 and g.invoice_line_id = x.id
          where x.tenant_id = $1 and x.order_line_id = l.id
        )`,
    days.from,
    days.to,
  );
  expect(amountOf(await rowsBy(admin, "void", days))).toBe(voided?.cents);
  const guests = await rowsBy(admin, "guest", days);
  expect(guests.reduce((sum, { count }) => sum + count, 0)).toBe(figures.guestsCount);
  expect(averageOfSales(sumCents(guests.map(({ amount }) => amount)), figures.guestsCount)).toBe(
    figures.averagePerGuest,
  );
  expect(averageOfSales(figures.revenueTotal, figures.ordersCount)).toBe(figures.averageOrderValue);
  for (const by of reportKinds) await compareEarlier(admin, by, days);
  const lines = await linesOf(floor, `reports/export?type=custom&from=${days.from}&to=${days.to}&lang=en`);
  expect(lines).toContain(`Sales,${(figures.revenueTotal / 100).toFixed(2)}`);
  expect(lines).toContain(`Orders,${figures.ordersCount}`);
  for (const [name, amount] of [
    ["Discounts", figures.discountTotal],
    ["Refunded", figures.refundTotal],
    ["Tips", figures.tipTotal],
  ] as const)
    expect(lines).toContain(`${name},${(amount / 100).toFixed(2)}`);
  expect(lines).toContain(`Guests,${figures.guestsCount}`);
}

/** Returns what the accounting lists for a range, without what was taken back. */
async function accounted({ floor }: RandomWeek["world"], days: Days): Promise<number> {
  const { rows } = (
    await floor.admin.call(listAccounting, { query: { period: "custom", ...days, limit: "100" } })
  ).ok;
  const reversed = new Set(
    (
      await floor.rows<{ id: number }>("select invoice_id as id from invoice_reversals where tenant_id = $1")
    ).map(({ id }) => id),
  );
  return rows.reduce(
    (sum, { invoice_id, total }) =>
      sum + (invoice_id === null || reversed.has(invoice_id) ? 0 : (total ?? 0)),
    0,
  );
}

test.each(times > 1 ? [11, 12, 13] : [11])(
  "random week %i: every report says the same, summed or not",
  async (seed) => {
    const week = await aRandomWeek(seed, ({ server, small }) => server.db.inTenant(small.tenantId, sumDays));
    const { world, days } = week;
    const [first = "", last = ""] = [days[0], days.at(-1)];
    const { admin } = world.floor;
    for (const range of [{ from: first, to: last }, ...days.map((day) => ({ from: day, to: day }))])
      await compareRange(week, range);
    const all = await report(admin, { from: first, to: last });
    const { takings } = (await admin.call(readCashSession, { params: { sessionId: world.session.id } })).ok
      .figures;
    expect([all.soldTotal, all.refundTotal]).toEqual([takings?.sales, takings?.refunds]);
    expect(all.soldTotal).toBe(await accounted(world, { from: first, to: last }));
    const today = await report(admin, { from: last, to: last });
    const { sales, ...dashboard } = (await admin.call(readDashboard)).ok;
    expect({
      total: today.revenueTotal,
      sold: today.soldTotal,
      refunded: today.refundTotal,
      invoices: today.invoicesCount,
      average: averageOfSales(today.revenueTotal, today.invoicesCount),
    }).toEqual({
      total: sales?.total,
      sold: sales?.sold,
      refunded: sales?.refunded,
      invoices: sales?.invoices,
      average: sales?.average,
    });
    expect([today.ordersCount, today.newCustomers, today.repeatedCustomers]).toEqual([
      dashboard.ordersCount,
      dashboard.newCustomerCount,
      dashboard.repeatedCustomerCount,
    ]);
    expect(today.topSellingItems.slice(0, 5).map(({ title, orders_count }) => [title, orders_count])).toEqual(
      dashboard.topSellingItems.map(({ title, orders_count }) => [title, orders_count]),
    );
  },
);

async function sellAt(floor: Floor, wall: string, customer: number | null = null): Promise<void> {
  floor.server.clock.now = new Date(`${wall}-06:00`);
  const body = await floor.payBody(
    [await floor.sendReadyOrder()],
    customer === null ? {} : { customer_id: customer },
  );
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
}

test("a customer of a period counts once", async () => {
  const floor = await aFloor();
  const { customerId } = floor.small;
  await sellAt(floor, "2025-05-04T12:00:00", customerId);
  await sellAt(floor, "2025-05-05T12:00:00", customerId);
  await sellAt(floor, "2025-05-06T12:00:00");
  const counts = async (from: string, to: string) => {
    const { totalCustomers, newCustomers, repeatedCustomers } = await report(floor.admin, { from, to });
    return [totalCustomers, newCustomers, repeatedCustomers];
  };
  for (const work of [
    () => Promise.resolve(),
    () => floor.server.db.inTenant(floor.small.tenantId, sumDays),
  ]) {
    await work();
    expect(await counts("2025-05-04", "2025-05-06")).toEqual([1, 1, 0]);
    expect(await counts("2025-05-05", "2025-05-06")).toEqual([1, 0, 1]);
    expect(await counts("2025-05-06", "2025-05-06")).toEqual([0, 0, 0]);
  }
});

test("a period stands beside the one before and the same weekdays", async () => {
  const floor = await aFloor();
  await sellAt(floor, "2025-05-07T12:00:00");
  await sellAt(floor, "2025-05-07T13:00:00");
  await sellAt(floor, "2025-05-13T12:00:00");
  await sellAt(floor, "2025-05-14T12:00:00");
  floor.server.clock.now = new Date("2025-05-15T12:00:00-06:00");
  const { before, same_weekdays, ordersCount } = (
    await floor.admin.call(readReport, { query: { type: "yesterday" } })
  ).ok;
  expect([ordersCount, before.figures.ordersCount, same_weekdays.figures.ordersCount]).toEqual([1, 1, 2]);
  expect([before.from, same_weekdays.from]).toEqual(["2025-05-13", "2025-05-07"]);
  expect([before.until, same_weekdays.until]).toEqual([null, null]);
  const hours = await rowsBy(floor.admin, "hour", { from: "2025-05-07", to: "2025-05-14" });
  expect(hours.map(({ detail, key, count }) => [detail, key, count])).toEqual([
    ["2", "12", 1],
    ["3", "12", 2],
    ["3", "13", 1],
  ]);
});

test("a day that is not over stands beside the same hours of other days", async () => {
  const floor = await aFloor();
  const { customerId } = floor.small;
  // The night of the 7th ends at four in the morning of the 8th.
  for (const wall of ["2025-05-07T12:00:00", "2025-05-07T14:31:00", "2025-05-08T03:30:00"])
    await sellAt(floor, wall, customerId);
  await sellAt(floor, "2025-05-13T14:29:00");
  await sellAt(floor, "2025-05-13T14:31:00", customerId);
  await sellAt(floor, "2025-05-14T12:00:00", customerId);
  const seen = async (query: { type: "today" | "last_7days" | "this_month" }) => {
    const { before, same_weekdays, ...now } = (await floor.admin.call(readReport, { query })).ok;
    return [now, before.figures, same_weekdays.figures].map((figures) => [
      figures.ordersCount,
      figures.invoicesCount,
      figures.revenueTotal / 976,
      figures.totalCustomers,
    ]);
  };
  for (const work of [
    () => Promise.resolve(),
    () => floor.server.db.inTenant(floor.small.tenantId, sumDays),
  ]) {
    floor.server.clock.now = new Date("2025-05-14T14:30:00-06:00");
    await work();
    expect(await seen({ type: "today" })).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ]);
    // The week before ends on the 7th, at half past two.
    expect((await seen({ type: "last_7days" }))[1]).toEqual([1, 1, 1, 1]);
    const { rows, before } = (
      await floor.admin.call(readReportBy, { query: { by: "payment", type: "today" } })
    ).ok;
    expect(before.until).toEqual(new Date("2025-05-13T14:30:00-06:00"));
    expect(rows.map((row) => [row.count, row.before.count, row.same_weekdays.count])).toEqual([[1, 1, 1]]);
    floor.server.clock.now = new Date("2025-05-15T03:45:00-06:00");
    expect((await seen({ type: "today" })).map(([orders]) => orders)).toEqual([1, 2, 3]);
  }
  const lines = await linesOf(floor, "reports/by/export?by=payment&type=today&lang=es");
  expect(lines[0]).toContain("Monto, antes (13/05/2025, hasta 3:45 AM)");
});

test("a restaurant that has sold nothing has reports with nothing in them", async () => {
  const floor = await aFloor();
  const days = { from: "2020-01-01", to: "2020-12-31" };
  const { topSellingItems, averageOrderValue, totalPaymentsByPaymentTypes, revenueTotal } = await report(
    floor.admin,
    days,
  );
  expect([topSellingItems, averageOrderValue, totalPaymentsByPaymentTypes, revenueTotal]).toEqual([
    [],
    null,
    [],
    0,
  ]);
  for (const by of reportKinds) {
    expect(await rowsBy(floor.admin, by, days)).toEqual([]);
    expect(
      await linesOf(floor, `reports/by/export?by=${by}&type=custom&from=${days.from}&to=${days.to}`),
    ).toHaveLength(1);
  }
});

test("only who may see reports is told", async () => {
  const floor = await aFloor();
  const status = async (...scope: Permission[]) => {
    const person = await aPerson(floor.server, floor.small.tenantId, { scope });
    return (await person.call(readReport)).status;
  };
  expect(await status("ORDER_BILLING", "INVOICES")).toBe(403);
  expect(await status("REPORTS")).toBe(200);
});

test("a reason that begins like a formula is text in the file", async () => {
  const floor = await aFloor();
  await floor.server.db.inTenant(floor.small.tenantId, sumDays);
  await floor.rows(
    `insert into report_day_sums (tenant_id, business_date, dimension, key, detail, count, amount_cents, net_cents, tax_cents,
        service_cents, discount_cents, tip_cents)
      values ($1, '2025-03-10', 'refund', '=1+1', '', 1, 100, 0, 0, 0, 0, 0)`,
  );
  const [, line = ""] = await linesOf(
    floor,
    "reports/by/export?by=refund&type=custom&from=2025-03-10&to=2025-03-10",
  );
  expect(line).toContain("'=1+1");
});
