import { expect, test } from "vitest";
import { aDesk, type CloseBody, countOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import type { Person } from "#app/server/testing/sessions.ts";
import { closeCashSession, listCashSessions, readCashSession } from "../contract/cash-reports.ts";

const close = (who: Person, sessionId: number, dollars: number, rest: Partial<CloseBody> = {}) =>
  who.call(closeCashSession, {
    params: { sessionId },
    body: { counts: countOf(dollars), methods: [], difference_reason: null, ...rest },
    headers: aKey(),
  });
const report = async (who: Person, sessionId: number) =>
  (await who.call(readCashSession, { params: { sessionId } })).ok;
/** The stored figures of a Z of which only the cash was counted, as they are kept: decimals. */
const zWithoutMethods = {
  float: 50,
  movements: [],
  pay_in: 0,
  pay_out: 0,
  drops: 0,
  methods: [
    { title: "Tarjeta", is_cash: false, payments: 1, amount: 9.76, tips: 0, refunds: 0, tip_refunds: 0 },
  ],
  sales: 9.76,
  tips: 0,
  refunds: 0,
  tip_refunds: 0,
  expected_cash: 50,
};

test("too much of one way to pay does not hide what another lacks in the history", async () => {
  const desk = await aDesk();
  const { card } = desk.small.paymentTypes;
  await desk.rows(
    "insert into payment_types (tenant_id, title, icon, position) values ($1, 'Transferencia', 'card', 9)",
  );
  const session = await desk.open();
  const { to_state } = await report(desk.cashier, session);
  const transfer = to_state.find((method) => method.id !== card)?.id ?? 0;
  await desk.sell(desk.cashier, { selectedPaymentType: card });
  const closing = {
    methods: [{ payment_type_id: transfer, taken: 9.76, given_back: 0, vouchers: null }],
    difference_reason: "Pagó por transferencia",
  };
  expect((await close(desk.manager, session, 50, closing)).ok.z_no).toBe(1);
  const [row] = (await desk.manager.call(listCashSessions, { query: {} })).ok.rows;
  expect(row).toMatchObject({ other_difference: 0, other_surplus: 976, other_missing: 976 });
});

test("a Z from before other methods were counted says so", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await desk.sell(desk.cashier, { selectedPaymentType: desk.small.paymentTypes.card });
  // As migration 0023 found it: closed, with its figures, without a count of anything but cash.
  await desk.rows("update cash_sessions set closed_at = opened_at where tenant_id = $1");
  await desk.rows(
    `insert into cash_closings (tenant_id, cash_session_id, z_no, closed_at, closed_by, expected_cents, counted_cents,
        difference_cents, report)
      select $1, $2, 1, now(), $3, 5000, 5000, 0, $4::jsonb`,
    session,
    desk.cashier.userId,
    JSON.stringify(zWithoutMethods),
  );
  const [row] = (await desk.manager.call(listCashSessions, { query: {} })).ok.rows;
  expect(row).toMatchObject({
    z_no: 1,
    expected: 5_000,
    difference: 0,
    other_expected: null,
    other_counted: null,
    other_difference: null,
    other_surplus: null,
    other_missing: null,
  });
  const z = await report(desk.manager, session);
  expect([z.closing?.z_no, z.closing?.methods, z.figures.takings?.sales]).toEqual([1, [], 976]);
});

test("the history is searched and paged; cashiers find their own, managers all", async () => {
  const desk = await aDesk();
  desk.server.clock.now = new Date("2026-11-20T09:30:00Z");
  const night = await desk.open();
  desk.server.clock.now = new Date("2026-11-20T10:30:00Z");
  await close(desk.cashier, night, 50);
  const day = await desk.open(desk.manager);
  await close(desk.manager, day, 50);
  const find = async (who: Person, query: Record<string, string> = {}) =>
    (await who.call(listCashSessions, { query })).ok.rows.map((row) => row.session_id);
  expect(await find(desk.manager, { period: "today" })).toEqual([day]);
  expect(await find(desk.manager, { period: "yesterday", from: "2026-11-20" })).toEqual([night]);
  expect(await find(desk.manager, { period: "custom", to: "2026-11-19" })).toEqual([night]);
  desk.server.clock.now = undefined;
  expect(await find(desk.manager)).toEqual([day, night]);
  expect(await find(desk.cashier)).toEqual([night]);
  // 03:30 in El Salvador is still the day before; the cut-off is at 04:00.
  expect(await find(desk.manager, { to: "2026-11-19" })).toEqual([night]);
  expect(await find(desk.manager, { from: "2026-11-20" })).toEqual([day]);
  expect(await find(desk.manager, { q: "2" })).toEqual([day]);
  expect(await find(desk.manager, { q: "caja" })).toEqual([day, night]);
  expect(await find(desk.manager, { q: "%" })).toEqual([]);
  expect(await find(desk.manager, { page: "2" })).toEqual([]);
});

test("the history goes on behind and before a row, in both orders", async () => {
  const desk = await aDesk();
  await desk.rows(
    `insert into cash_sessions (tenant_id, client_uuid, drawer_id, opened_by, business_date, opened_at, closed_at, float_cents)
      select $1, gen_random_uuid(), (select min(id) from cash_drawers where tenant_id = $1), $2,
        date '2026-01-01' + n / 3, now(), now(), 0 from generate_series(1, 1203) n`,
    desk.manager.userId,
  );
  const page = async (query: Record<string, string>) =>
    (await desk.manager.call(listCashSessions, { query: { limit: "10", ...query } })).ok;
  for (const sort of ["day", "-day"]) {
    const first = await page({ sort });
    const second = await page({ sort, cursor: first.next ?? "" });
    const third = await page({ sort, cursor: second.next ?? "" });
    expect([first.previous, first.rows.length, first.total]).toEqual([null, 10, 1203]);
    expect(second.rows).toEqual((await page({ sort, page: "2" })).rows);
    expect(third.rows).toEqual((await page({ sort, page: "3" })).rows);
    const back = await page({ sort, cursor: third.previous ?? "" });
    expect(back.rows).toEqual(second.rows);
    const begin = await page({ sort, cursor: back.previous ?? "" });
    expect([begin.rows, begin.previous]).toEqual([first.rows, null]);
    expect((await page({ sort, page: "121" })).next).toBeNull();
  }
  const other = (await page({ sort: "day" })).next ?? "";
  const refused = await desk.manager.call(listCashSessions, { query: { cursor: other } });
  expect(refused.error).toMatchObject({ code: "invalid_input", fields: [{ field: "cursor" }] });
  await desk.rows("update cash_drawers set title = '=Cája, 1' where tenant_id = $1");
  expect((await page({ q: "caja" })).total).toBe(1203);
  expect((await page({ q: "nadie" })).total).toBe(0);
  const file = await desk.server.app.inject({
    url: `/api/v1/cash/sessions/export?sort=day&lang=es`,
    cookies: desk.manager.cookies,
  });
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''\S+\.csv$/);
  const lines = file.body.split("\r\n");
  expect([lines[0]?.charCodeAt(0), lines.length, new Set(lines.slice(1, -1)).size > 400]).toEqual([
    0xfeff,
    1205,
    true,
  ]);
  expect(lines[1]).toMatch(/^,"'=Cája, 1",01\/01\/2026,/);
  expect(lines.at(-2)).toContain(",06/02/2027,");
});

test("what cannot be listed is refused before a file begins", async () => {
  const desk = await aDesk();
  const read = (who: Person, query: string) =>
    desk.server.app.inject({ url: `/api/v1/cash/sessions/export?${query}`, cookies: who.cookies });
  const refused = await read(desk.manager, "sort=float");
  expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, "sort"]);
  expect((await desk.server.app.inject({ url: "/api/v1/cash/sessions/export" })).statusCode).toBe(401);
});
