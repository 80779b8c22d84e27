import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { platformAttentionList } from "../../contract/figures.ts";

const server = await ownTestServer();
const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });

/** A restaurant whose last day is so many days from today, with days of grace after it. */
async function ending(name: string, days: number, grace: number, kind: "trial" | "paid") {
  const id = await createTenant(server.db, { name });
  await server.db.directory(
    `update tenants set subscription_kind = $2, subscription_end = ($3::timestamptz at time zone time_zone)::date + $4::integer,
       grace_days = $5 where id = $1`,
    [id, kind, testNow(), days, grace],
  );
  return id;
}

test("trials that end within a week and late payments are told, soonest first", async () => {
  server.clock.now = testNow();
  await ending("Prueba de mañana", 1, 0, "trial");
  await ending("Prueba de un mes", 30, 0, "trial");
  await ending("Paga mañana con tarjeta", 1, 5, "paid");
  await ending("Pago atrasado", -2, 5, "paid");
  await ending("Vencida", -20, 5, "paid");
  const off = await ending("Apagada", 1, 0, "trial");
  await server.db.directory("update tenants set is_active = false where id = $1", [off]);
  const { ok } = await operator.call(platformAttentionList);
  expect(ok.ending.map(({ name, is_late }) => [name, is_late])).toEqual([
    ["Prueba de mañana", false],
    ["Pago atrasado", true],
  ]);
  expect(ok.ending_total).toBe(2);
  expect(ok.newest.map(({ name }) => name).slice(0, 2)).toEqual(["Apagada", "Vencida"]);
  server.clock.now = new Date(testNow().getTime() + 10 * DAY_MS);
  expect((await operator.call(platformAttentionList)).ok.ending_total).toBe(0);
  server.clock.now = undefined;
});
