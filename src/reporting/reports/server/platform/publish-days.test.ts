import { afterEach, expect, inject, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aRandomWeek } from "#app/server/testing/random-week.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { readFigures } from "../read-figures.ts";
import { readSums } from "../read-sums.ts";
import { sumDays } from "../sum-days.ts";
import { readSummedDays } from "../summed-days.ts";
import { publishNews } from "./platform-jobs.ts";

const { seed, times } = inject("chance");
const WEEKS = times > 1 ? 4 * times : 2;

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

const publish = ({ server, small }: Floor) =>
  server.db.inTenant(small.tenantId, (tx) => publishNews(tx, server.deps));
const sum = ({ server, small }: Floor) => server.db.inTenant(small.tenantId, sumDays);

/** Reads a day in the restaurant's own report, and in the sums of the platform. */
const readBoth = ({ server, small }: Floor, text: string) =>
  server.db.inTenant(small.tenantId, async (tx) => {
    const date = businessDate(text);
    const range = { from: date, to: date };
    const summed = await readSummedDays(tx);
    const day = { today: businessDate("2025-03-17"), zone: "America/El_Salvador", summed };
    const { ordersCount, soldTotal, refundTotal, totalCustomers } = await readFigures(tx, range, day);
    const items = (await readSums(tx, "item", range, { day })).filter(
      ({ key, count, refundedCount }) => key !== "" && count !== refundedCount,
    );
    const [kept] = await tx.query<{ orders: number; sales_cents: number; refunded_cents: number }>({
      text: "select orders, sales_cents, refunded_cents from tenant_day_sums where tenant_id = $1 and business_date = $2",
      values: [tx.tenantId, date],
    });
    const pieces = await tx.query<{ item_id: number; quantity: number }>({
      text: `select item_id, quantity from tenant_item_sums
        where tenant_id = $1 and span = 'day' and starts_on = $2 and quantity <> 0 order by item_id`,
      values: [tx.tenantId, date],
    });
    return {
      report: {
        orders: ordersCount,
        sales_cents: soldTotal,
        refunded_cents: refundTotal,
        customers: totalCustomers,
      },
      kept: {
        ...(kept ?? { orders: 0, sales_cents: 0, refunded_cents: 0 }),
        customers: await keptCustomers(tx, range),
      },
      reportItems: items
        .map(({ key, count, refundedCount }) => ({ item_id: Number(key), quantity: count - refundedCount }))
        .toSorted((a, b) => a.item_id - b.item_id),
      keptItems: pieces,
    };
  });

/** Counts customers of days as the platform does: those whose visit before was before the days. */
const keptCustomers = async (tx: Tx, { from, to }: { from: string; to: string }) => {
  const [row] = await tx.query<{ customers: number }>({
    text: `select coalesce(sum(customers), 0)::integer as customers from tenant_visit_sums
      where tenant_id = $1 and business_date between $2 and $3 and before < $2`,
    values: [tx.tenantId, from, to],
  });
  return row?.customers;
};

/**
 * Returns the ranges of the days for which the platform counts other customers than the restaurant's own report.
 */
const wrongRanges = ({ server, small }: Floor, days: readonly string[]) =>
  server.db.inTenant(small.tenantId, async (tx) => {
    const summed = await readSummedDays(tx);
    const day = { today: businessDate("2025-03-17"), zone: "America/El_Salvador", summed };
    const wrong: unknown[] = [];
    for (const from of days)
      for (const to of days.filter((date) => date > from)) {
        const range = { from: businessDate(from), to: businessDate(to) };
        const { totalCustomers } = await readFigures(tx, range, day);
        const kept = await keptCustomers(tx, range);
        if (kept !== totalCustomers) wrong.push([from, to, kept, totalCustomers]);
      }
    return wrong;
  });

/** Returns the pieces of months that differ from those of their days. */
const brokenMonths = (floor: Floor) =>
  floor.rows(
    `select coalesce(d.item_id, m.item_id) from (
        select item_id, date_trunc('month', starts_on)::date as month, sum(quantity) as quantity
        from tenant_item_sums where tenant_id = $1 and span = 'day' group by 1, 2
      ) d full join (
        select item_id, starts_on as month, quantity from tenant_item_sums where tenant_id = $1 and span = 'month'
      ) m on m.item_id = d.item_id and m.month = d.month
      where d.quantity is distinct from m.quantity`,
  );

test.each(Array.from({ length: WEEKS }, (_, index) => seed + index))(
  "random week %i: the platform keeps of each day what its own report says",
  async (week) => {
    let round = 0;
    const { world, days } = await aRandomWeek(1000 + week, async (floor) => {
      round += 1;
      await (round % 3 === 0 ? sum(floor) : publish(floor));
      expect(await brokenMonths(floor)).toEqual([]);
    });
    const { floor } = world;
    while ((await sum(floor)) > 0);
    await publish(floor);
    for (const day of days) {
      const { report, kept, reportItems, keptItems } = await readBoth(floor, day);
      expect([day, kept, keptItems]).toEqual([day, report, reportItems]);
    }
    expect(await brokenMonths(floor)).toEqual([]);
    expect(await wrongRanges(floor, days)).toEqual([]);
  },
);

test("two jobs that publish one restaurant at once count nothing twice", async () => {
  const { world, days } = await aRandomWeek(1003, () => Promise.resolve());
  const { floor } = world;
  await Promise.all([sum(floor), publish(floor), publish(floor), sum(floor)]);
  while ((await sum(floor)) > 0);
  await Promise.all([publish(floor), publish(floor)]);
  expect(await wrongRanges(floor, days)).toEqual([]);
  for (const day of days) {
    const { report, kept, reportItems, keptItems } = await readBoth(floor, day);
    expect([day, kept, keptItems]).toEqual([day, report, reportItems]);
  }
  expect(await brokenMonths(floor)).toEqual([]);
});

test("a restaurant has news when something happened in it", async () => {
  const floor = await aFloor();
  const { db } = floor.server;
  const hasNews = async () => {
    const rows = await db.directory<{ id: number }>("select tenants_with_news() as id", []);
    return rows.some(({ id }) => id === floor.small.tenantId);
  };
  await publish(floor);
  expect(await hasNews()).toBe(false);
  await floor.sendOrder();
  expect(await hasNews()).toBe(true);
  await publish(floor);
  expect(await hasNews()).toBe(false);
  const days = await floor.rows<{ orders: number }>(
    "select orders from tenant_day_sums where tenant_id = $1 and orders > 0",
  );
  expect(days).toEqual([{ orders: 1 }]);
});
