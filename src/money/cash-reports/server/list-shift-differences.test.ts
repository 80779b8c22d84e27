import { afterEach, expect, test } from "vitest";
import { aDesk, countOf, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { addDrawer, cashDesk } from "#money/cash/contract/cash.ts";
import { required } from "#platform/server/http/app-error.ts";
import { closeCashSession } from "../contract/cash-reports.ts";
import { listCashDifferences } from "../contract/shift-differences.ts";

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

/** Opens a drawer with $50.00 at a local time, and closes it with so many dollars; the session. */
async function shift(
  desk: Desk,
  who: Person,
  { at, counted, drawer = desk.drawerId }: { at: string; counted: number; drawer?: number },
): Promise<number> {
  desk.server.clock.now = new Date(`${at}-06:00`);
  const session = await desk.open(who, { drawer_id: drawer });
  const closed = await desk.manager.call(closeCashSession, {
    params: { sessionId: session },
    body: { counts: countOf(counted), methods: [], difference_reason: "Se contó dos veces" },
    headers: aKey(),
  });
  expect(closed.ok.z_no).not.toBeNull();
  return session;
}

const listed = async (
  who: Person,
  query: Record<string, string> = { from: "2025-10-01", to: "2025-11-30" },
) => (await who.call(listCashDifferences, { query })).ok;

/** Three shifts at the end of a month: two of the cashier, one of another; and one that is open. */
async function threeShifts() {
  const desk = await aDesk();
  const other = await aPerson(desk.server, desk.small.tenantId, { scope: ["ORDER_BILLING"] });
  const name = (who: Person, text: string) =>
    desk.rows("update users set name = $3 where tenant_id = $1 and id = $2", who.userId, text);
  await name(desk.cashier, "Cajera");
  await name(desk.manager, "Encargada");
  await name(other, "Otra");
  // The night of the 31st ends at four in the morning.
  const night = await shift(desk, desk.cashier, { at: "2025-11-01T03:59:00", counted: 48.5 });
  const day = await shift(desk, desk.cashier, { at: "2025-11-01T12:00:00", counted: 51 });
  const exact = await shift(desk, other, { at: "2025-11-02T12:00:00", counted: 50 });
  const open = await desk.open(other);
  return { desk, other, night, day, exact, open };
}

test("each shift has who opened and closed it, what was expected and what was counted", async () => {
  const { desk, night, day, exact } = await threeShifts();
  const { rows, people } = await listed(desk.manager);
  expect(
    rows.map(({ session_id, business_date, expected, counted, difference }) => [
      session_id,
      business_date,
      expected,
      counted,
      difference,
    ]),
  ).toEqual([
    [exact, "2025-11-02", 5_000, 5_000, 0],
    [day, "2025-11-01", 5_000, 5_100, 100],
    [night, "2025-10-31", 5_000, 4_850, -150],
  ]);
  expect(rows.map(({ opened_by, closed_by }) => [opened_by, closed_by])).toEqual([
    ["Otra", "Encargada"],
    ["Cajera", "Encargada"],
    ["Cajera", "Encargada"],
  ]);
  expect(people.map(({ id, ...sums }) => [id, sums])).toEqual([
    [
      desk.cashier.userId,
      expect.objectContaining({ shifts: 2, differing: 2, missing: 150, surplus: 100, difference: -50 }),
    ],
    [
      expect.any(Number),
      expect.objectContaining({ shifts: 1, differing: 0, missing: 0, surplus: 0, difference: 0 }),
    ],
  ]);
});

test("a period is of business days, and the sums are of all its shifts, not of a page", async () => {
  const { desk, night, day } = await threeShifts();
  const october = await listed(desk.manager, { from: "2025-10-01", to: "2025-10-31" });
  expect(october.rows.map(({ session_id }) => session_id)).toEqual([night]);
  expect(october.people).toMatchObject([{ shifts: 1, missing: 150, surplus: 0 }]);
  // Without a period it is seven days.
  expect((await listed(desk.manager, {})).people.map(({ shifts }) => shifts)).toEqual([2, 1]);
  desk.server.clock.now = new Date("2025-11-08T12:00:00-06:00");
  expect((await listed(desk.manager, {})).rows).toHaveLength(1);
  const page = await listed(desk.manager, { from: "2025-10-31", to: "2025-11-01", limit: "1" });
  expect([page.rows.map(({ session_id }) => session_id), page.total]).toEqual([[day], 2]);
  expect(page.people).toMatchObject([{ shifts: 2, missing: 150, surplus: 100 }]);
});

test("cashiers see their own closed shifts, and nobody what an open drawer should hold", async () => {
  const { desk, other, night, day, exact, open } = await threeShifts();
  const seen = async (who: Person) => (await listed(who)).rows.map(({ session_id }) => session_id);
  expect(await seen(desk.cashier)).toEqual([day, night]);
  expect(await seen(other)).toEqual([exact]);
  expect((await listed(other)).people).toMatchObject([{ id: other.userId, shifts: 1 }]);
  expect(await seen(desk.admin)).not.toContain(open);
  const waiter = await aPerson(desk.server, desk.small.tenantId, { scope: ["POS"] });
  expect((await waiter.call(listCashDifferences, { query: {} })).status).toBe(403);
});

test("the file has the shifts, and below them the sums by person", async () => {
  const { desk } = await threeShifts();
  const added = await desk.admin.call(addDrawer, { body: { title: "Caja 2", point_of_sale_id: null } });
  expect(added.status).toBe(200);
  const second = required(
    (await desk.admin.call(cashDesk)).ok.drawers.find(({ title }) => title === "Caja 2"),
    "the second drawer",
  );
  await shift(desk, desk.cashier, { at: "2025-11-03T12:00:00", counted: 49, drawer: second.id });
  const file = await desk.server.app.inject({
    url: "/api/v1/cash/differences/export?sort=day&lang=es&from=2025-11-01&to=2025-11-03",
    cookies: desk.manager.cookies,
  });
  const lines = file.body.split("\r\n");
  expect(lines.slice(1, 4).map((line) => line.split(",").slice(0, 3).join())).toEqual([
    "01/11/2025,Caja 1,2",
    "02/11/2025,Caja 1,3",
    "03/11/2025,Caja 2,4",
  ]);
  expect(lines[3]).toContain(",50.00,49.00,-1.00,");
  expect([lines[4], lines[5]]).toEqual([
    "",
    "Abrió,Turnos,Turnos con diferencia,Faltante,Sobrante,Diferencia",
  ]);
  expect(lines.slice(6, 8).map((line) => line.split(",").slice(1).join())).toEqual([
    "2,2,1.00,1.00,0.00",
    "1,0,0.00,0.00,0.00",
  ]);
});
