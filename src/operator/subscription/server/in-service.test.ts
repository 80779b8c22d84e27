import { expect, test } from "vitest";
import { aDesk, countOf, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { currentUser } from "#core/auth/contract/auth.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { type BusinessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { required } from "#platform/server/http/app-error.ts";
import { subscriptionDetails } from "../contract/subscription.ts";
import { subscriptionState } from "./subscription-state.ts";

/** Ends what is paid today, and gives the midnight after: from then on nothing is paid. */
async function endToday({ server, small }: Pick<Desk, "server" | "small">): Promise<number> {
  const now = server.deps.clock();
  const { today, zone } = await server.db.inTenant(small.tenantId, (tx) => subscriptionState(tx, now));
  await server.db.directory(
    "update tenants set subscription_kind = 'paid', subscription_end = $2, grace_days = 0 where id = $1",
    [small.tenantId, today],
  );
  return businessDayStart(addDays(today, 1) as BusinessDate, { zone, cutoffHour: 0 });
}

async function close({ cashier }: Desk, sessionId: number) {
  return cashier.call(closeCashSession, {
    params: { sessionId },
    body: { counts: countOf(50), methods: [], difference_reason: null },
    headers: aKey(),
  });
}

test("a cash session that was opened before keeps the restaurant working", async () => {
  const desk = await aDesk();
  const { server, cashier, admin } = desk;
  const isWorking = async () => (await admin.call(currentUser)).ok.subscription_active;
  const midnight = await endToday(desk);
  const session = await desk.open();
  server.clock.now = new Date(midnight - 1000);
  expect(await isWorking()).toBe(true);
  server.clock.now = new Date(midnight + 3 * HOUR_MS);
  // Three in the morning: everybody works, what is sold is paid, the drawer closes.
  expect(await isWorking()).toBe(true);
  expect((await admin.call(subscriptionDetails)).ok).toMatchObject({ phase: "expired", is_active: true });
  await desk.sell();
  const second = await cashier.call(currentUser);
  expect(second.ok.subscription_active).toBe(true);
  const closed = await desk.rows<{ closed_at: Date | null }>(
    "update cash_sessions set closed_at = $2 where tenant_id = $1 and closed_at is null returning closed_at",
    server.deps.clock(),
  );
  expect(closed).toHaveLength(1);
  expect(session).toBeGreaterThan(0);
  expect(await isWorking()).toBe(false);
});

test("closing the last drawer shuts the restaurant, the last but one does not", async () => {
  const desk = await aDesk();
  const { server, admin, manager, small } = desk;
  const midnight = await endToday(desk);
  const first = await desk.open();
  const [other] = await desk.rows<{ id: number }>(
    "insert into cash_drawers (tenant_id, title) values ($1, 'Caja 2') returning id",
  );
  await desk.open(admin, { drawer_id: required(other, "a second drawer").id });
  server.clock.now = new Date(midnight + HOUR_MS);
  expect((await close(desk, first)).status).toBe(200);
  expect((await manager.call(currentUser)).ok.subscription_active).toBe(true);
  // Both that are left close at one moment: the second sees what the first did.
  await desk.rows(
    "update cash_sessions set closed_at = $2 where tenant_id = $1 and closed_at is null",
    server.deps.clock(),
  );
  expect((await manager.call(currentUser)).ok.subscription_active).toBe(false);
  const [row] = await server.db.directory<{ in_service_since: Date | null }>(
    "select in_service_since from tenants where id = $1",
    [small.tenantId],
  );
  expect(row?.in_service_since).toBeNull();
});

test("a session that is never closed keeps nobody working for ever", async () => {
  const desk = await aDesk();
  const { server, admin } = desk;
  const midnight = await endToday(desk);
  await desk.open();
  const isWorkingAt = async (hours: number) => {
    server.clock.now = new Date(midnight + hours * HOUR_MS);
    return (await admin.call(currentUser)).ok.subscription_active;
  };
  expect(await isWorkingAt(29.9)).toBe(true);
  expect(await isWorkingAt(30)).toBe(false);
});

test("the operator's switch shuts at once, in service or not", async () => {
  const desk = await aDesk();
  await desk.open();
  await desk.server.db.directory("update tenants set is_active = false where id = $1", [desk.small.tenantId]);
  expect((await desk.admin.call(currentUser)).ok.subscription_active).toBe(false);
  expect((await desk.admin.call(subscriptionDetails)).ok.is_switched_off).toBe(true);
});

test("two drawers that close at once leave the restaurant out of service", async () => {
  const desk = await aDesk();
  const { server, admin, small } = desk;
  await desk.open();
  const [other] = await desk.rows<{ id: number }>(
    "insert into cash_drawers (tenant_id, title) values ($1, 'Caja 2') returning id",
  );
  await desk.open(admin, { drawer_id: required(other, "a second drawer").id });
  const soon = new Date(server.deps.clock().getTime() + HOUR_MS);
  const closeDrawer = (drawer: number) =>
    desk.rows(
      "update cash_sessions set closed_at = $3 where tenant_id = $1 and drawer_id = $2",
      drawer,
      soon,
    );
  await Promise.all([closeDrawer(desk.drawerId), closeDrawer(required(other, "a second drawer").id)]);
  const [row] = await server.db.directory<{ in_service_since: Date | null }>(
    "select in_service_since from tenants where id = $1",
    [small.tenantId],
  );
  expect(row?.in_service_since).toBeNull();
});

test("jobs for restaurants that work go on in service", async () => {
  const table = await aGuestTable();
  const { server, small } = table;
  const midnight = await endToday(table);
  const ana = table.aPhone();
  expect((await ana.order()).status).toBe(200);
  const visited: number[] = [];
  const round = tenantsJob({
    name: "round",
    schedule: "0 4 * * *",
    isForActive: true,
    done: "went round",
    work: async ({ tenantId }) => visited.push(tenantId),
  });
  await round.handle({}, server.deps);
  expect(visited).toContain(small.tenantId);
  server.clock.now = new Date(midnight);
  visited.length = 0;
  await round.handle({}, server.deps);
  expect(visited).not.toContain(small.tenantId);
  expect((await ana.order()).error.code).toBe("guest_ordering_off");
});
