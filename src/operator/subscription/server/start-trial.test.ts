import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { currentUser } from "#core/auth/contract/auth.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { payingTenants, startTrial } from "./public.ts";

const server = await ownTestServer();
const { db, deps } = server;

/** A restaurant whose trial began at a moment. */
async function onTrial(name: string, at: string): Promise<TenantId> {
  const tenantId = await createTenant(db, { name });
  await db.inTenant(tenantId, (tx) => startTrial(tx, deps.subscription, new Date(at)));
  return tenantId;
}

test("a trial ends at midnight in El Salvador", async () => {
  const tenantId = await onTrial("De prueba", "2026-11-01T20:00:00-06:00");
  const admin = await aPerson(server, tenantId, { role: "admin" });
  const isActiveAt = async (moment: string) => {
    server.clock.now = new Date(moment);
    return (await admin.call(currentUser)).ok.subscription_active;
  };
  // In Greenwich it was the second of November already: the day that counts is the one where the restaurant is.
  expect(await isActiveAt("2026-11-30T18:30:00-06:00")).toBe(true);
  expect(await isActiveAt("2026-11-30T23:59:59-06:00")).toBe(true);
  expect(await isActiveAt("2026-12-01T00:00:00-06:00")).toBe(false);
});

test("a trial moves with the zone of the restaurant", async () => {
  const tenantId = await onTrial("En Madrid", "2026-11-01T20:00:00-06:00");
  await db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update store_settings set time_zone = 'Europe/Madrid' where tenant_id = $1",
      values: [tenantId],
    }),
  );
  const [row] = await db.directory<{ access_ends_at: Date }>(
    "select access_ends_at from tenants where id = $1",
    [tenantId],
  );
  expect(row?.access_ends_at).toEqual(new Date("2026-11-30T23:00:00Z"));
});

test("a trial is no restaurant that pays, a complimentary one neither", async () => {
  await onTrial("Otra de prueba", "2026-11-01T12:00:00-06:00");
  expect(await payingTenants(db, new Date("2026-11-02T12:00:00-06:00"))).toBe(0);
  const paying = await createTenant(db, { name: "Paga" });
  await db.directory(
    "update tenants set subscription_kind = 'paid', subscription_end = '2026-11-30', grace_days = 5 where id = $1",
    [paying],
  );
  expect(await payingTenants(db, new Date("2026-12-05T12:00:00-06:00"))).toBe(1);
  expect(await payingTenants(db, new Date("2026-12-06T12:00:00-06:00"))).toBe(0);
});
