/** @module-tag further */
import { afterEach, expect, inject, test } from "vitest";
import type { Floor } from "#app/server/testing/floor.ts";
import { waitingOnLocks } from "#app/server/testing/holding-commits.ts";
import { cancel, pay, voidLine } from "#app/server/testing/money-actions.ts";
import { aRandomWeek, type RandomWeek } from "#app/server/testing/random-week.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { reportDimensions } from "../domain/report-kind.ts";
import { countCustomers } from "./read-figures.ts";
import { readSums } from "./read-sums.ts";
import { forgetSums, sumDays } from "./sum-days.ts";
import { readSummedDays } from "./summed-days.ts";

const { seed, times } = inject("chance");
const WEEKS = times > 1 ? 6 * times : 2;

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

/** And a past so long that customers are looked up one by one. */
const NOTHING_SUMMED = { until: null, stale: [], first: businessDate("2024-01-01") };

const sum = ({ server, small }: Floor) => server.db.inTenant(small.tenantId, sumDays);

/** Reads a range from its sums, and from raw rows. */
const readBoth = ({ server, small }: Floor, from: string, to: string) =>
  server.db.inTenant(small.tenantId, async (tx) => {
    const range = { from: businessDate(from), to: businessDate(to) };
    const summed = await readSummedDays(tx);
    const day = { today: businessDate("2025-03-17"), zone: "America/El_Salvador", summed };
    const read = async (summed: typeof day.summed) => {
      const sums = [];
      for (const dimension of reportDimensions)
        for (const group of ["keys", "weekdays", "all", "days"] as const) {
          const rows = await readSums(tx, dimension, range, { day: { ...day, summed }, group });
          sums.push([dimension, group, rows.map((row) => JSON.stringify(row)).toSorted()]);
        }
      return [...sums, await countCustomers(tx, range, { ...day, summed })];
    };
    return { summed, bySums: await read(summed), asItIs: await read({ ...summed, ...NOTHING_SUMMED }) };
  });

async function compare({ world, days }: RandomWeek): Promise<void> {
  const [first = "", , third = "", last = ""] = days;
  for (const [from, to] of [
    [first, last],
    [first, first],
    [third, last],
    [last, last],
    // The whole month, with days before and after it, and without its first days.
    ["2025-03-01", "2025-03-31"],
    ["2025-02-20", "2025-04-05"],
    ["2025-03-11", "2025-04-30"],
  ] as const) {
    const { bySums, asItIs } = await readBoth(world.floor, from, to);
    expect(bySums).toEqual(asItIs);
  }
}

test.each(Array.from({ length: WEEKS }, (_, index) => seed + index))(
  "random week %i: sums are what the rows say",
  async (week) => {
    const lived = await aRandomWeek(week, sum);
    await compare(lived);
    const { floor } = lived.world;
    while ((await sum(floor)) > 0);
    const { summed } = await readBoth(floor, "2025-03-10", "2025-03-17");
    expect(summed.until !== null && summed.until > "2025-03-17").toBe(true);
    await compare(lived);
    await floor.server.db.inTenant(floor.small.tenantId, forgetSums);
    await compare(lived);
  },
);

test("a day with an open account is summed, and what is done to it later is seen", async () => {
  const lived = await aRandomWeek(3, () => Promise.resolve());
  const { world } = lived;
  const { floor } = world;
  const open = () => world.orders.filter(({ state }) => state === "open");
  while ((await sum(floor)) > 0);
  expect((await readBoth(floor, "2025-03-10", "2025-03-17")).summed.stale).toEqual([]);
  expect(open().length).toBeGreaterThan(1);
  for (const act of [voidLine, pay, cancel]) {
    const [order] = open();
    if (order === undefined) break;
    floor.server.clock.now = new Date("2025-03-18T10:00:00-06:00");
    await act(world, order);
    await compare(lived);
    while ((await sum(floor)) > 0);
    await compare(lived);
  }
});

test("who writes into a past day while the job sums waits for it", async () => {
  const { world } = await aRandomWeek(5, () => Promise.resolve());
  const { floor } = world;
  await floor.rows("update accounts set closed_at = now() where tenant_id = $1 and closed_at is null");
  const { db } = floor.server;
  let write: Promise<unknown> = Promise.resolve();
  await db.inTenant(floor.small.tenantId, async (tx) => {
    await sumDays(tx);
    write = floor.rows(
      `update accounts set people = coalesce(people, 0) + 1
        where tenant_id = $1 and id = (select min(id) from accounts where tenant_id = $1)`,
    );
    await expect.poll(() => waitingOnLocks(db)).toBe(1);
  });
  await write;
  const { bySums, asItIs, summed } = await readBoth(floor, "2025-03-10", "2025-03-17");
  expect(summed.stale).toContain("2025-03-10");
  expect(bySums).toEqual(asItIs);
});

test("another time zone forgets the sums, because hours are others in it", async () => {
  const { world } = await aRandomWeek(7, () => Promise.resolve());
  const { floor } = world;
  while ((await sum(floor)) > 0);
  await floor.rows("update store_settings set time_zone = 'America/New_York' where tenant_id = $1");
  const { summed } = await readBoth(floor, "2025-03-10", "2025-03-17");
  expect(summed.until).toBeNull();
});
