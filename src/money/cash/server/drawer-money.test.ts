import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, countOf, type Desk, openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { refundBody } from "#app/server/testing/refund.ts";
import type { Person } from "#app/server/testing/sessions.ts";
import {
  closeCashSession,
  exportCashSessions,
  listCashSessions,
  printCashReport,
  readCashSession,
} from "#money/cash-reports/contract/cash-reports.ts";
import { payPart, undoPart } from "#money/payments/contract/payments.ts";
import { refundSale } from "#money/refunds/contract/refunds.ts";
import { cashDesk, moveCash, openCashSession } from "../contract/cash.ts";

const close = (who: Person, sessionId: number, dollars: number, rest: object = {}) =>
  who.call(closeCashSession, {
    params: { sessionId },
    body: { counts: countOf(dollars), methods: [], difference_reason: null, ...rest },
    headers: aKey(),
  });
const move = (who: Person, sessionId: number, kind: "pay_in" | "pay_out" | "drop", rest: object) =>
  who.call(moveCash, {
    params: { sessionId },
    body: { uuid: randomUUID(), kind, amount: 1, reason: "Proveedor", ...rest },
    headers: aKey(),
  });
const report = async (who: Person, sessionId: number) =>
  (await who.call(readCashSession, { params: { sessionId } })).ok;
const opened = (desk: Desk, dollars: number, difference_reason: string | null, who = desk.cashier) =>
  who.call(openCashSession, {
    body: { ...openingOf(desk.drawerId, dollars), difference_reason },
    headers: aKey(),
  });

test("100.00 at the close and 50.00 at the next opening are told with a reason", async () => {
  const desk = await aDesk();
  const first = await opened(desk, 100, null);
  expect(first.ok).toMatchObject({ left: null, difference: 0 });
  await close(desk.cashier, first.ok.session_id ?? 0, 100);
  const told = await opened(desk, 50, null);
  expect(told.ok).toMatchObject({ session_id: null, left: 10_000, difference: -5_000 });
  expect((await desk.cashier.call(cashDesk)).ok.drawers[0]?.open).toBeNull();
  const session = (await opened(desk, 50, "A la caja fuerte")).ok.session_id ?? 0;
  const x = await report(desk.manager, session);
  expect(x.opening).toEqual({
    left: 10_000,
    difference: -5_000,
    difference_reason: "A la caja fuerte",
    counts: [{ denomination: 5_000, pieces: 1 }],
  });
  // It is no part of what the session itself must hold.
  expect(x.figures).toMatchObject({ float: 5_000, takings: { expected_cash: 5_000 } });
  expect((await close(desk.cashier, session, 50)).ok).toMatchObject({ difference: 0, z_no: 2 });
  const { report: z } = (await desk.cashier.call(printCashReport, { params: { sessionId: session } })).ok;
  expect(z.opening).toEqual(x.opening);
  const [row, before] = (await desk.manager.call(listCashSessions, { query: {} })).ok.rows;
  expect(row).toMatchObject({
    float: 5_000,
    opening_left: 10_000,
    opening_difference: -5_000,
    opening_reason: "A la caja fuerte",
    difference: 0,
    count_times: 1,
  });
  expect(before).toMatchObject({ opening_left: null, opening_difference: 0 });
  const file = await desk.manager.call(exportCashSessions, { query: {} });
  expect(file.raw).toMatch(/100\.00.*50\.00.*-50\.00.*A la caja fuerte/);
  const log = await desk.rows(
    `select action, reason, after ->> 'difference' as difference from audit_entries
     where tenant_id = $1 and action like 'cash_session.open%' order by id`,
  );
  expect(log).toEqual([
    { action: "cash_session.opened", reason: null, difference: "0" },
    { action: "cash_session.opening_counted", reason: null, difference: "-5000" },
    { action: "cash_session.opened", reason: "A la caja fuerte", difference: "-5000" },
  ]);
});

test("the last close is read before the count by who oversees cash alone", async () => {
  const desk = await aDesk();
  await close(desk.cashier, await desk.open(), 50);
  const left = async (who: Person) => (await who.call(cashDesk)).ok.drawers[0]?.left;
  expect(await left(desk.cashier)).toBeNull();
  expect(await left(desk.manager)).toBe(5_000);
});

test("more than is in the drawer leaves it with a PIN alone", async () => {
  const desk = await aDesk();
  const session = await desk.open(desk.cashier, { float: 600 });
  const slip = { amount: 99_999 };
  for (const kind of ["pay_out", "drop"] as const) {
    const refused = await move(desk.cashier, session, kind, slip);
    expect(refused.error).toMatchObject({
      code: "approval_required",
      details: { action: "cash.beyond_drawer", subject: session, amount: 99_999, reason: "Proveedor" },
    });
    // What is there is not told: the count is blind. Ids are left out, because chance may write anything into one.
    const { message, details } = refused.error;
    expect(JSON.stringify({ message, ...details, subject: null })).not.toMatch(/\b600|60000/);
  }
  expect((await move(desk.manager, session, "pay_out", slip)).error.code).toBe("approval_required");
  expect((await move(desk.cashier, session, "pay_out", { amount: 600.01 })).error.code).toBe(
    "approval_required",
  );
  expect((await report(desk.manager, session)).figures.takings?.expected_cash).toBe(60_000);
  const log = await desk.rows(
    `select reason, after from audit_entries where tenant_id = $1 and action = 'cash_session.refused' order by id`,
  );
  expect(log).toHaveLength(4);
  expect(log[3]).toEqual({ reason: "Proveedor", after: { kind: "pay_out", amount: 60_001 } });
  const request = { amount: 600.01, uuid: randomUUID() };
  const refused = await move(desk.cashier, session, "pay_out", request);
  const approval = await desk.approval(refused);
  expect((await move(desk.cashier, session, "pay_out", { ...request, approval })).status).toBe(200);
  const [movement] = (await report(desk.manager, session)).figures.movements;
  expect(movement).toMatchObject({ amount: 60_001, approved_by: "Persona de prueba" });
  expect((await move(desk.cashier, session, "pay_in", { amount: 5 })).status).toBe(200);
});

test("of eight who take out the same notes one gets them", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const replies = await Promise.all(eight.map(() => move(desk.cashier, session, "drop", { amount: 50 })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await report(desk.manager, session)).figures.takings?.expected_cash).toBe(0);
});

test("cash of a refund is bound by the drawer too, one approval lets both pass", async () => {
  const desk = await aDesk();
  const session = await desk.open(desk.cashier, { float: 0 });
  const invoice = await desk.sell();
  await move(desk.cashier, session, "drop", { amount: 9 });
  const all = await refundBody(desk, invoice.id);
  const body = { ...all, payment_type_id: desk.small.paymentTypes.cash };
  const refused = await desk.cashier.call(refundSale, { body, headers: aKey() });
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "cash.beyond_drawer", amount: 9.76 },
  });
  const approval = await desk.approval(refused);
  expect((await desk.cashier.call(refundSale, { body: { ...body, approval }, headers: aKey() })).status).toBe(
    200,
  );
  const other = await desk.sell();
  const byCard = {
    ...(await refundBody(desk, other.id)),
    payment_type_id: desk.small.paymentTypes.card,
  };
  expect((await desk.admin.call(refundSale, { body: byCard, headers: aKey() })).status).toBe(200);
});

test("a part that is taken back hands out no cash that went to the safe", async () => {
  const desk = await aDesk();
  const session = await desk.open(desk.cashier, { float: 0 });
  const orderIds = [await desk.sendReadyOrder()];
  const tenders = [{ uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 5 }];
  const part = { kind: "amount" as const, amount: 5 };
  const paying = { uuid: randomUUID(), orderIds, expectedBalance: 9.76, part, tenders };
  const paid = (await desk.cashier.call(payPart, { body: paying, headers: aKey() })).ok;
  await move(desk.cashier, session, "drop", { amount: 4 });
  const body = { uuid: randomUUID(), invoiceId: paid.invoice_id, reason: "Pagó otro" };
  const refused = await desk.cashier.call(undoPart, { body, headers: aKey() });
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "cash.beyond_drawer", amount: 5 },
  });
  await move(desk.cashier, session, "pay_in", { amount: 4 });
  expect((await desk.cashier.call(undoPart, { body, headers: aKey() })).status).toBe(200);
});

test("a blind count is one: both counts are on the Z, the second approved", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await desk.sell();
  expect((await close(desk.cashier, session, 0)).ok).toMatchObject({ difference: -5_976, z_no: null });
  const fitting = { recount_reason: "No había contado" };
  const refused = await close(desk.cashier, session, 59.76, fitting);
  expect(refused.error).toMatchObject({ code: "approval_required", details: { action: "cash.recount" } });
  // The first count stays, whatever becomes of the second.
  expect((await report(desk.cashier, session)).counts).toMatchObject([
    { count_no: 1, counted: 0, difference: -5_976, reason: null },
  ]);
  // Money that moves meanwhile makes no first count of it.
  await move(desk.cashier, session, "pay_in", { amount: 0.01 });
  expect((await close(desk.cashier, session, 59.77)).error.fields).toMatchObject([
    { field: "recount_reason" },
  ]);
  const asked = await close(desk.cashier, session, 59.77, fitting);
  const approval = await desk.approval(asked);
  expect((await close(desk.cashier, session, 59.77, { ...fitting, approval })).ok).toMatchObject({
    difference: 0,
    z_no: 1,
  });
  const z = await report(desk.cashier, session);
  expect(z.closing).toMatchObject({ counted: 5_977, difference: 0 });
  expect(z.counts).toMatchObject([
    { count_no: 1, counted: 0, difference: -5_976 },
    {
      count_no: 2,
      counted: 5_977,
      difference: 0,
      reason: "No había contado",
      approved_by: "Persona de prueba",
    },
  ]);
  expect((await desk.manager.call(listCashSessions, { query: {} })).ok.rows[0]?.count_times).toBe(2);
  for (const table of ["cash_kept_counts", "cash_openings", "cash_opening_counts"])
    await expect(desk.rows(`delete from ${table} where tenant_id = $1`)).rejects.toThrow(/permission denied/);
});

test("a manager counts again without a PIN and not without a reason", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await close(desk.cashier, session, 40);
  expect((await close(desk.manager, session, 50)).error.fields).toMatchObject([{ field: "recount_reason" }]);
  const colleague = await desk.open(desk.admin, { drawer_id: await aSecondDrawer(desk) });
  expect((await report(desk.cashier, colleague)).counts).toEqual([]);
  await close(desk.admin, colleague, 10);
  expect((await report(desk.cashier, colleague)).counts).toEqual([]);
  const recount = await close(desk.manager, session, 50, { recount_reason: "Faltaba un billete" });
  expect(recount.ok).toMatchObject({ difference: 0, z_no: 1 });
});

async function aSecondDrawer(desk: Desk): Promise<number> {
  const [row] = await desk.rows<{ id: number }>(
    "insert into cash_drawers (tenant_id, title) values ($1, 'Barra') returning id",
  );
  return row?.id ?? 0;
}

test("a count of pieces that do not exist is no count, and a movement of nothing none", async () => {
  const desk: Desk = await aDesk();
  const session = await desk.open();
  for (const counts of [[{ denomination: 3, pieces: 1 }], [{ denomination: 1, pieces: -1 }]]) {
    const reply = await desk.cashier.call(closeCashSession, {
      params: { sessionId: session },
      body: { counts, methods: [], difference_reason: null },
    });
    expect(reply.error.code).toBe("invalid_input");
  }
  expect((await move(desk.cashier, session, "drop", { amount: 0 })).error.code).toBe("invalid_input");
  for (const kind of ["pay_in", "pay_out", "drop"] as const) {
    const { fields } = (await move(desk.cashier, session, kind, { amount: 100_000.01 })).error;
    expect(fields, kind).toMatchObject([{ field: "amount", code: "too_large" }]);
  }
  const opening = openingOf(desk.drawerId, 100_000.01);
  const { fields } = (await desk.manager.call(openCashSession, { body: opening })).error;
  expect(fields).toMatchObject([{ field: "counts", code: "too_large" }]);
  const twice = { uuid: randomUUID(), kind: "pay_in", amount: 1, reason: "cambio" } as const;
  for (const _ of [1, 2])
    await desk.cashier.call(moveCash, { params: { sessionId: session }, body: twice, headers: aKey() });
  expect((await report(desk.cashier, session)).figures.pay_in).toBe(100);
  const body = openingOf(desk.drawerId, 1);
  expect((await desk.admin.call(openCashSession, { body })).error.code).toBe("cash_session_open");
});
