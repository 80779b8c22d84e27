import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { platformGrowth } from "../../contract/figures.ts";

const server = await ownTestServer();
const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });

/** A restaurant that was added on a day, with so many orders on each of some days. */
async function restaurant(name: string, added: string, orders: Record<string, number>) {
  const id = await createTenant(server.db, { name });
  await server.db.directory("update tenants set created_at = $2::timestamptz where id = $1", [id, added]);
  for (const [day, count] of Object.entries(orders))
    await server.db.directory(
      "insert into tenant_day_sums (tenant_id, business_date, currency, orders, sales_cents) values ($1, $2, 'USD', $3, 0)",
      [id, day, count],
    );
  return id;
}

test("restaurants by month, those that sell, and those whose orders fall most", async () => {
  // Four weeks that are over: 11/02 to 10/03; before them 14/01 to 10/02.
  server.clock.now = new Date("2030-03-11T12:00:00-06:00");
  await restaurant("Cae a la mitad", "2029-03-31T12:00:00-06:00", { "2030-01-14": 100, "2030-02-11": 50 });
  await restaurant("Cae mucho", "2029-04-01T12:00:00-06:00", { "2030-02-10": 300, "2030-03-10": 200 });
  await restaurant("Crece", "2030-02-28T22:00:00-06:00", { "2030-02-10": 30, "2030-02-11": 31 });
  await restaurant("Apenas vendía", "2030-03-01T00:30:00-06:00", { "2030-02-10": 19 });
  // Today is not over, and what was two months ago is compared with nothing.
  await restaurant("De hoy", "2030-03-11T08:00:00-06:00", { "2030-03-11": 500, "2030-01-13": 900 });
  const { ok } = await operator.call(platformGrowth);
  expect([ok.from, ok.to, ok.before]).toEqual([
    "2030-02-11",
    "2030-03-10",
    { from: "2030-01-14", to: "2030-02-10" },
  ]);
  expect([ok.selling, ok.selling_before]).toEqual([3, 4]);
  expect(ok.slowing.map(({ name, orders, orders_before }) => [name, orders, orders_before])).toEqual([
    ["Cae mucho", 200, 300],
    ["Cae a la mitad", 50, 100],
  ]);
  expect(ok.months).toHaveLength(12);
  expect(ok.months[0]).toEqual({ from: "2029-04-01", to: "2029-04-30", added: 1, restaurants: 2 });
  expect(ok.months.slice(-2)).toEqual([
    { from: "2030-02-01", to: "2030-02-28", added: 1, restaurants: 3 },
    { from: "2030-03-01", to: "2030-03-31", added: 2, restaurants: 5 },
  ]);
  server.clock.now = undefined;
});
