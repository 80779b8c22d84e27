import { beforeAll, expect, inject, test } from "vitest";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { randomOf } from "#db/seeds/random.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { sumSomePlatformDays } from "./platform-jobs.ts";
import { runsOf, spansOf } from "./platform-spans.ts";
import { moveToDeletedTenants, platformCustomers, readPlatform } from "./read-platform.ts";
import { topSellers } from "./top-sellers.ts";

const { seed } = inject("chance");
const { db } = await ownTestServer();
const FIRST = businessDate("2030-01-15");
const DAYS = 90;
const ITEMS = 200;
const range = (from: string, to: string) => ({ from: businessDate(from), to: businessDate(to) });

const tenants: TenantId[] = [];
const sold: { tenant: TenantId; day: string; item: number; quantity: number }[] = [];

beforeAll(async () => {
  const random = randomOf(seed);
  for (const name of ["Uno", "Dos", "Tres"]) tenants.push(await createTenant(db, { name }));
  for (const tenant of tenants)
    for (let day = 0; day < DAYS; day += 1)
      for (let item = 1; item <= ITEMS; item += 1)
        // Some sell each day, most now and then, one on a single day only.
        if (item % 50 === 0 || random.chance(40))
          sold.push({
            tenant,
            day: addDays(FIRST, day),
            item,
            quantity: random.between(1, item % 50 === 0 ? 9 : 4),
          });
  sold.push({ tenant: tenants[1] as TenantId, day: addDays(FIRST, 20), item: ITEMS + 1, quantity: 4_000 });
  // What is sold on one day and given back on another is seen among the first and comes to little.
  for (let item = ITEMS + 2; item < ITEMS + 40; item += 1)
    for (const [day, quantity] of [
      [10, 3_000],
      [45, -2_999],
    ] as const)
      sold.push({ tenant: tenants[2] as TenantId, day: addDays(FIRST, day), item, quantity });
  const columns = [
    sold.map(({ tenant }) => tenant),
    sold.map(({ day }) => day),
    sold.map(({ item }) => item),
    sold.map(({ quantity }) => quantity),
  ];
  for (const span of ["'day', d", "'month', date_trunc('month', d)::date"])
    await db.directory(
      `insert into tenant_item_sums (tenant_id, span, starts_on, item_id, quantity)
        select t, ${span}, i, sum(q) from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[]) as s(t, d, i, q)
        group by 1, 2, 3, 4`,
      columns,
    );
});

/** Returns the best sellers, added up item by item. */
function best(from: string, to: string, most: number) {
  const all = Map.groupBy(
    sold.filter(({ day }) => day >= from && day <= to),
    ({ tenant, item }) => `${tenant} ${item}`,
  );
  return [...all.values()]
    .map((rows) => ({
      tenant_id: rows[0]?.tenant,
      item_id: rows[0]?.item,
      qty: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .toSorted(
      (a, b) =>
        b.qty - a.qty || Number(a.tenant_id) - Number(b.tenant_id) || Number(a.item_id) - Number(b.item_id),
    )
    .filter(({ qty }) => qty > 0)
    .slice(0, most);
}

test.each([
  ["2030-01-15", "2030-01-15", 10],
  ["2030-01-15", "2030-04-14", 10],
  ["2030-02-01", "2030-02-28", 20],
  ["2030-01-20", "2030-03-31", 50],
  ["2030-02-10", "2030-02-12", 300],
  ["2020-01-01", "2029-12-31", 10],
  ["2021-03-05", "2031-03-04", 3],
])("what sold most from %s to %s is found without adding everything up", async (from, to, most) => {
  const found = await topSellers(db, range(from, to), most);
  expect(found.map(({ tenant_id, item_id, qty }) => ({ tenant_id, item_id, qty }))).toEqual(
    best(from, to, most),
  );
});

test("a range is read as its whole months and the days beside them", () => {
  const named = (from: string, to: string) => spansOf(range(from, to)).map(({ startsOn }) => startsOn);
  expect(named("2030-01-31", "2030-03-01")).toEqual(["2030-01-31", "2030-02-01", "2030-03-01"]);
  expect(spansOf(range("2028-02-01", "2028-02-29"))).toEqual([{ span: "month", startsOn: "2028-02-01" }]);
  expect(spansOf(range("2028-02-01", "2028-02-28"))).toHaveLength(28);
  expect(spansOf(range("2021-03-05", "2031-03-04"))).toHaveLength(27 + 119 + 4);
  expect(runsOf(spansOf(range("2030-01-30", "2030-04-02")))).toEqual([
    { span: "day", first: "2030-01-30", last: "2030-01-31" },
    { span: "month", first: "2030-02-01", last: "2030-03-01" },
    { span: "day", first: "2030-04-01", last: "2030-04-02" },
  ]);
  expect(runsOf(spansOf(range("2030-01-05", "2030-01-09")))).toEqual([
    { span: "day", first: "2030-01-05", last: "2030-01-09" },
  ]);
});

test("a restaurant that is deleted takes nothing away from the past, and nothing twice", async () => {
  const [one, , three] = tenants;
  await write(one, "2031-06-01", "USD", [2, 1_000]);
  await write(three, "2031-06-01", "USD", [3, 500]);
  await write(three, "2031-06-02", "CRC", [1, 70_000]);
  const june = range("2031-06-01", "2031-06-30");
  const told = [
    { currency: "USD", orders: 5, sold: 1_500, refunded: 0 },
    { currency: "CRC", orders: 1, sold: 70_000, refunded: 0 },
  ];
  await sumSomePlatformDays(db);
  expect(await readPlatform(db, june)).toEqual(told);
  const fold = () => db.inTenant(three as TenantId, moveToDeletedTenants);
  await Promise.all([fold(), fold()]);
  // Read by restaurant before the days are added up again, and from the sums afterwards.
  expect(await readPlatform(db, june)).toEqual(told);
  await sumSomePlatformDays(db);
  expect(await readPlatform(db, june)).toEqual(told);
  expect(await db.directory("select from tenant_day_sums where tenant_id = $1", [three])).toEqual([]);
});

test("customers of a period are those of its days and months", async () => {
  const [one, two] = tenants;
  const random = randomOf(seed + 1);
  const visits: { tenant: TenantId; customer: number; day: string }[] = [];
  const first = businessDate("2032-01-20");
  for (const tenant of [one, two] as TenantId[])
    for (let customer = 0; customer < 12; customer += 1)
      for (let day = 0; day < 110; day += 1)
        if (random.chance(customer * 2 + 1)) visits.push({ tenant, customer, day: addDays(first, day) });
  const rows = visits.map(({ tenant, customer, day }) => {
    const earlier = visits.filter((v) => v.tenant === tenant && v.customer === customer && v.day < day);
    return { tenant, day, before: earlier.at(-1)?.day ?? "-infinity" };
  });
  await db.directory(
    `insert into tenant_visit_sums (tenant_id, business_date, before, customers)
      select t, d, b, count(*) from unnest($1::bigint[], $2::date[], $3::date[]) as s(t, d, b) group by 1, 2, 3`,
    [rows.map(({ tenant }) => tenant), rows.map(({ day }) => day), rows.map(({ before }) => before)],
  );
  const sumAll = async () => {
    while ((await sumSomePlatformDays(db)) > 0);
  };
  const check = async () => {
    for (const [from, to] of [
      ["2032-01-01", "2032-12-31"],
      ["2032-02-01", "2032-02-29"],
      ["2032-01-25", "2032-04-03"],
      ["2032-03-07", "2032-03-09"],
      ["2032-02-29", "2032-05-08"],
    ] as const) {
      const there = visits.filter(({ day }) => day >= from && day <= to);
      const different = new Set(there.map(({ tenant, customer }) => `${tenant} ${customer}`)).size;
      expect([from, to, await platformCustomers(db, range(from, to))]).toEqual([from, to, different]);
    }
  };
  await sumAll();
  await check();
  await db.inTenant(two as TenantId, moveToDeletedTenants);
  await sumAll();
  await check();
});

const write = (tenant: TenantId | undefined, day: string, currency: string, sums: readonly number[]) =>
  db.directory(
    `insert into tenant_day_sums (tenant_id, business_date, currency, orders, sales_cents)
      values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, business_date) do update
        set currency = excluded.currency, orders = excluded.orders, sales_cents = excluded.sales_cents`,
    [tenant, day, currency, ...sums],
  );

test("days are told at once, added up or not, each currency by itself", async () => {
  const [one, two, three] = tenants;
  await write(one, "2030-06-01", "USD", [2, 1_000]);
  await write(two, "2030-06-01", "USD", [3, 500]);
  await write(three, "2030-06-02", "CRC", [1, 900_000]);
  const june = range("2030-06-01", "2030-06-30");
  const told = [
    { currency: "USD", orders: 5, sold: 1_500, refunded: 0 },
    { currency: "CRC", orders: 1, sold: 900_000, refunded: 0 },
  ];
  expect(await readPlatform(db, june)).toEqual(told);
  expect(await sumSomePlatformDays(db)).toBe(2);
  expect(await readPlatform(db, june)).toEqual(told);
  expect(await sumSomePlatformDays(db)).toBe(0);
  // Changed since: read by restaurant until it is added up again, and never counted twice.
  await write(two, "2030-06-01", "USD", [4, 700]);
  await db.directory("delete from tenant_day_sums where tenant_id = $1 and business_date = '2030-06-02'", [
    three,
  ]);
  const after = [{ currency: "USD", orders: 6, sold: 1_700, refunded: 0 }];
  expect(await readPlatform(db, june)).toEqual(after);
  expect(await sumSomePlatformDays(db)).toBe(2);
  expect(await readPlatform(db, june)).toEqual(after);
  expect(await readPlatform(db, range("2030-06-02", "2030-06-02"))).toEqual([]);
});
