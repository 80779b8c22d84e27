import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, countOf, openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import {
  closeCashSession,
  listCashSessions,
  listSessionPayments,
  printCashReport,
  readCashSession,
} from "#money/cash-reports/contract/cash-reports.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  addDrawer,
  cashDesk,
  changeDrawer,
  moveCash,
  openCashSession,
  setCashRules,
} from "../contract/cash.ts";

const move = (who: Person, sessionId: number, kind: "pay_in" | "pay_out" | "drop", amount: number) =>
  who.call(moveCash, {
    params: { sessionId },
    body: { uuid: randomUUID(), kind, amount, reason: "prueba" },
    headers: aKey(),
  });
const close = (who: Person, sessionId: number, dollars: number, rest: object = {}) =>
  who.call(closeCashSession, {
    params: { sessionId },
    body: { counts: countOf(dollars), methods: [], difference_reason: null, ...rest },
    headers: aKey(),
  });
const stated = (id: number, taken: number, rest: object = {}) => ({
  payment_type_id: id,
  taken,
  given_back: 0,
  vouchers: null,
  ...rest,
});
const report = async (who: Person, sessionId: number) =>
  (await who.call(readCashSession, { params: { sessionId } })).ok;

test("a day: open, sell in cash with a tip and by card, pay in and out, drop", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await desk.sell(desk.cashier, { tipAmount: 1, received: 20 });
  await desk.sell(desk.cashier, { selectedPaymentType: desk.small.paymentTypes.card, tipAmount: 2 });
  await move(desk.cashier, session, "pay_in", 10);
  await move(desk.cashier, session, "pay_out", 3.25);
  await move(desk.cashier, session, "drop", 20);
  const blind = await report(desk.cashier, session);
  expect(blind.figures).toMatchObject({ float: 5_000, pay_in: 1_000, drops: 2_000, takings: null });
  const x = await report(desk.manager, session);
  expect(x.closing).toBeNull();
  expect(x.figures).toMatchObject({
    float: 5_000,
    pay_in: 1_000,
    pay_out: 325,
    drops: 2_000,
    // 50.00 + 9.76 + 1.00 + 10.00 − 3.25 − 20.00
    takings: { sales: 1_952, tips: 300, expected_cash: 4_751 },
  });
  const nothing = { refunds: 0, tip_refunds: 0, account_payments: 0, account_payments_returned: 0 };
  expect(x.figures.takings?.methods).toEqual([
    { title: "Efectivo", is_cash: true, payments: 1, amount: 976, tips: 100, ...nothing },
    { title: "Tarjeta", is_cash: false, payments: 1, amount: 976, tips: 200, ...nothing },
  ]);
  const methods = [stated(desk.small.paymentTypes.card, 11.76, { vouchers: 1 })];
  expect((await close(desk.cashier, session, 47.01, { methods })).ok).toMatchObject({
    difference: -50,
    methods: [],
    z_no: 1,
  });
  const z = await report(desk.cashier, session);
  expect(z.figures).toEqual(x.figures);
  expect(z.closing).toMatchObject({
    z_no: 1,
    counted: 4_701,
    difference: -50,
    closed_by: "Persona de prueba",
  });
  expect(z.closing?.counts.map(({ denomination, pieces }) => denomination * pieces)).toEqual([
    4_000, 500, 200, 1,
  ]);
  expect(z.closing?.methods).toEqual([
    { title: "Tarjeta", payments: 1, vouchers: 1, expected: 1_176, counted: 1_176, difference: 0 },
  ]);
  const next = await desk.open(desk.cashier, { float: 20 });
  expect((await close(desk.cashier, next, 20)).ok).toMatchObject({ difference: 0, z_no: 2 });
});

test("a difference beyond the limit needs a reason and a manager", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  expect((await close(desk.cashier, session, 48)).ok).toMatchObject({ difference: -200, z_no: null });
  const reason = { difference_reason: "Vuelto mal dado" };
  // Counting again is another act: with its own reason and a manager, and blind like the first.
  const again = { ...reason, recount_reason: "Conté mal" };
  expect((await close(desk.cashier, session, 48.5, reason)).error.fields).toMatchObject([
    { field: "recount_reason", code: "required" },
  ]);
  const asked = await close(desk.cashier, session, 48.5, again);
  expect(asked.error).toMatchObject({
    code: "approval_required",
    details: { action: "cash.recount", amount: 48.5, reason: "Conté mal" },
  });
  expect((await close(desk.cashier, session, 48.5, { ...again, approval: "1.made-up" })).error.code).toBe(
    "approval_invalid",
  );
  const recount = await close(desk.cashier, session, 48.5, {
    ...again,
    approval: await desk.approval(asked),
  });
  expect(recount.ok).toMatchObject({ difference: -150, z_no: null });
  const refused = await close(desk.cashier, session, 48.5, reason);
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "cash.difference", subject: session, amount: -1.5, reason: "Vuelto mal dado" },
  });
  const approval = await desk.approval(refused);
  expect((await close(desk.cashier, session, 48.5, { ...reason, approval })).ok.z_no).toBe(1);
  expect((await report(desk.cashier, session)).closing).toMatchObject({
    difference: -150,
    difference_reason: "Vuelto mal dado",
    approved_by: "Persona de prueba",
  });
  const log = await desk.rows<{ action: string; approver_id: number | null }>(
    `select action, approver_id from audit_entries where tenant_id = $1 and subject = 'cash_session' order by id`,
  );
  expect(log).toEqual([
    { action: "cash_session.opened", approver_id: null },
    { action: "cash_session.counted", approver_id: null },
    { action: "cash_session.counted", approver_id: desk.manager.userId },
    { action: "cash_session.closed", approver_id: desk.manager.userId },
  ]);
});

test("vouchers are counted too: what one method lacks needs a reason", async () => {
  const desk = await aDesk();
  const { card } = desk.small.paymentTypes;
  const session = await desk.open();
  await desk.sell(desk.cashier, { selectedPaymentType: card, tipAmount: 2 });
  await desk.sell(desk.cashier, { selectedPaymentType: card });
  // 2 × 9.76 + 2.00 are expected; one voucher lies somewhere else.
  const methods = [stated(card, 11.76, { vouchers: 1 })];
  expect((await close(desk.cashier, session, 50, { methods })).ok).toMatchObject({
    difference: 0,
    z_no: null,
    methods: [{ title: "Tarjeta", counted: 1_176, difference: -976 }],
  });
  const reason = { methods, difference_reason: "Falta un voucher" };
  const refused = await close(desk.cashier, session, 50, reason);
  expect(refused.error).toMatchObject({ code: "approval_required", details: { others: ["Tarjeta", -9.76] } });
  const approval = await desk.approval(refused);
  expect((await close(desk.cashier, session, 50, { ...reason, approval })).ok.z_no).toBe(1);
  expect((await report(desk.cashier, session)).closing?.methods).toEqual([
    { title: "Tarjeta", payments: 2, vouchers: 1, expected: 2_152, counted: 1_176, difference: -976 },
  ]);
  const [row] = (await desk.manager.call(listCashSessions, { query: {} })).ok.rows;
  expect(row).toMatchObject({
    difference: 0,
    other_expected: 2_152,
    other_counted: 1_176,
    other_difference: -976,
    other_surplus: 0,
    other_missing: 976,
  });
});

test("what was given back by card is stated as such", async () => {
  const desk = await aDesk();
  const { card, cash } = desk.small.paymentTypes;
  const earlier = await desk.sell(desk.cashier, { selectedPaymentType: card });
  const session = await desk.open();
  const { lines } = (await desk.admin.call(readRefundable, { params: { invoiceId: earlier.id } })).ok;
  const refund = await desk.admin.call(refundSale, {
    body: {
      uuid: randomUUID(),
      invoice_id: earlier.id,
      refunded_before: 0,
      payment_type_id: card,
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      reason: "prueba",
      returns_stock: false,
      returns_tip: false,
    },
  });
  expect(refund.ok.amount).toBe(976);
  expect((await report(desk.cashier, session)).to_state).toContainEqual({
    id: card,
    title: "Tarjeta",
    has_refunds: true,
  });
  for (const methods of [[stated(cash, 1)], [stated(999_999, 1)]])
    expect((await close(desk.cashier, session, 50, { methods })).error.code).toBe("payment_type_unknown");
  const twice = { methods: [stated(card, 1), stated(card, 1)] };
  expect((await close(desk.cashier, session, 50, twice)).error.code).toBe("invalid_input");
  const methods = [stated(card, 0, { given_back: 9.76 })];
  expect((await close(desk.cashier, session, 50, { methods })).ok).toMatchObject({ methods: [], z_no: 1 });
  expect((await report(desk.cashier, session)).closing?.methods[0]).toMatchObject({
    expected: -976,
    counted: -976,
    difference: 0,
  });
});

test("nothing tells a cashier of an open session what was sold", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await desk.sell(desk.cashier, { tipAmount: 1.11, received: 20 });
  const shown = JSON.stringify([
    await report(desk.cashier, session),
    (await desk.cashier.call(printCashReport, { params: { sessionId: session } })).ok,
    (await desk.cashier.call(listSessionPayments, { params: { sessionId: session } })).ok,
    (await desk.cashier.call(listCashSessions, { query: {} })).ok,
    (await desk.cashier.call(cashDesk)).ok,
  ]);
  for (const figure of [976, 111, 1_087, 6_087]) expect(shown).not.toMatch(new RegExp(`:-?${figure}[,}]`));
  const seen = await desk.manager.call(listSessionPayments, { params: { sessionId: session } });
  expect(seen.ok.rows[0]).toMatchObject({ amount: 976, tip: 111 });
  await close(desk.cashier, session, 60.87);
  const after = await desk.cashier.call(listSessionPayments, { params: { sessionId: session } });
  expect(after.ok.rows[0]).toMatchObject({ amount: 976, tip: 111, refunded: 0 });
});

test("a Z is printed once; every later print says which copy it is, an X is never one", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const print = async () => (await desk.cashier.call(printCashReport, { params: { sessionId: session } })).ok;
  expect((await print()).copy_no).toBeNull();
  await close(desk.cashier, session, 50);
  const first = await print();
  expect(first).toMatchObject({ copy_no: 1, report: { closing: { z_no: 1 } } });
  const others = await Promise.all([print(), print(), print()]);
  expect(others.map(({ copy_no }) => copy_no).toSorted()).toEqual([2, 3, 4]);
});

test("a drawer is renamed, and taken out of use once it is closed", async () => {
  const desk = await aDesk();
  const { drawerId } = desk;
  const change = (title: string, is_enabled: boolean) =>
    desk.admin.call(changeDrawer, { params: { drawerId }, body: { title, is_enabled } });
  await desk.admin.call(addDrawer, { body: { title: "Barra" } });
  expect((await change("Barra", true)).error.code).toBe("drawer_exists");
  const session = await desk.open();
  expect((await change("Principal", false)).error.code).toBe("drawer_in_use");
  expect((await change("Principal", true)).status).toBe(200);
  expect((await report(desk.cashier, session)).drawer).toBe("Principal");
  await close(desk.cashier, session, 50);
  expect((await change("Principal", false)).status).toBe(200);
  const drawers = (await desk.cashier.call(cashDesk)).ok.drawers;
  expect(drawers.map((drawer) => [drawer.title, drawer.is_enabled])).toEqual([
    ["Barra", true],
    ["Principal", false],
  ]);
  const body = openingOf(drawerId, 1);
  expect((await desk.cashier.call(openCashSession, { body })).error.code).toBe("not_found");
  expect(
    (await desk.cashier.call(changeDrawer, { params: { drawerId }, body: { title: "X", is_enabled: true } }))
      .status,
  ).toBe(403);
});

test("what is closed takes no money, does not close again and cannot be changed", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  await close(desk.cashier, session, 50);
  expect((await move(desk.cashier, session, "pay_in", 1)).error.code).toBe("cash_session_closed");
  expect((await close(desk.cashier, session, 50)).error.code).toBe("cash_session_closed");
  await expect(
    desk.rows("update cash_sessions set float_cents = 1 where tenant_id = $1 and id = $2", session),
  ).rejects.toThrow(/is closed/);
  for (const table of ["cash_closings", "cash_counts", "cash_method_counts", "cash_closing_prints"]) {
    await expect(desk.rows(`delete from ${table} where tenant_id = $1`)).rejects.toThrow(/permission denied/);
    await expect(desk.rows(`update ${table} set tenant_id = tenant_id where tenant_id = $1`)).rejects.toThrow(
      /permission denied/,
    );
  }
  await expect(desk.rows("delete from cash_sessions where tenant_id = $1")).rejects.toThrow(
    /permission denied/,
  );
});

test("a payment goes into the payer's drawer, else into the only open one", async () => {
  const desk = await aDesk();
  const bound = async (invoice: { id: number }) =>
    (
      await desk.rows<{ cash_session_id: number | null }>(
        "select cash_session_id from payments where tenant_id = $1 and invoice_id = $2",
        invoice.id,
      )
    )[0]?.cash_session_id;
  expect(await bound(await desk.sell())).toBeNull();
  const first = await desk.open();
  expect(await bound(await desk.sell(desk.admin))).toBe(first);
  await desk.admin.call(addDrawer, { body: { title: "Caja 2" } });
  const [, other] = (await desk.admin.call(cashDesk)).ok.drawers;
  const second = await desk.open(desk.manager, { drawer_id: required(other, "a second drawer").id });
  expect(await bound(await desk.sell(desk.admin))).toBeNull();
  expect(await bound(await desk.sell())).toBe(first);
  expect((await desk.manager.call(cashDesk)).ok.payments_go_to).toBe(second);
  expect((await desk.admin.call(cashDesk)).ok.payments_go_to).toBeNull();
});

test("the cash desk opens in a restaurant whose day ends in the evening", async () => {
  const desk = await aDesk();
  await desk.rows("update store_settings set day_cutoff_hour = 23 where tenant_id = $1");
  expect((await desk.admin.call(cashDesk)).ok.rules.day_cutoff_hour).toBe(23);
});

test("a colleague neither moves nor counts another's cash; a manager does", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const colleague = await aPerson(desk.server, desk.small.tenantId, { scope: ["ORDER_BILLING"] });
  expect((await move(colleague, session, "pay_out", 5)).error.code).toBe("not_permitted");
  expect((await close(colleague, session, 50)).error.code).toBe("not_permitted");
  expect((await report(colleague, session)).is_mine).toBe(false);
  expect((await move(desk.manager, session, "pay_out", 5)).status).toBe(200);
  expect((await close(desk.manager, session, 45)).ok.z_no).toBe(1);
  expect((await colleague.call(readCashSession, { params: { sessionId: session } })).error.code).toBe(
    "not_found",
  );
});

test("a session over the cut-off holds payments of two business days and is one Z", async () => {
  const desk = await aDesk();
  const at = (time: string) => {
    desk.server.clock.now = new Date(time);
  };
  // 03:50 and 04:10 in El Salvador, on either side of the cut-off at 04:00.
  at("2026-11-20T09:50:00Z");
  const session = await desk.open();
  const first = await desk.sell();
  at("2026-11-20T10:10:00Z");
  const second = await desk.sell();
  const daysOf = async ({ id }: { id: number }) =>
    desk.rows(
      `select o.business_date as "order", p.business_date as payment, i.business_date as invoice, s.business_date as session
        from invoices i join payments p on p.tenant_id = $1 and p.invoice_id = i.id
        join cash_sessions s on s.tenant_id = $1 and s.id = p.cash_session_id
        join invoice_orders x on x.tenant_id = $1 and x.invoice_id = i.id
        join orders o on o.tenant_id = $1 and o.id = x.order_id where i.tenant_id = $1 and i.id = $2`,
      id,
    );
  const [night, day] = ["2026-11-19", "2026-11-20"];
  expect(await daysOf(first)).toEqual([{ order: night, payment: night, invoice: night, session: night }]);
  expect(await daysOf(second)).toEqual([{ order: day, payment: day, invoice: day, session: night }]);
  await close(desk.cashier, session, 69.52);
  const z = await report(desk.manager, session);
  expect([z.business_date, z.figures.takings?.sales]).toEqual([night, 1_952]);
  const rules = { difference_limit: 1, is_session_required: false, day_cutoff_hour: 5 };
  expect((await desk.cashier.call(setCashRules, { body: rules })).status).toBe(403);
  await desk.admin.call(setCashRules, { body: rules });
  const later = await desk.open();
  desk.server.clock.now = undefined;
  expect((await report(desk.manager, later)).business_date).toBe(night);
  expect((await report(desk.manager, session)).business_date).toBe(night);
  const wrong = { body: { ...rules, day_cutoff_hour: 24 } };
  expect((await desk.admin.call(setCashRules, wrong)).error.code).toBe("invalid_input");
  const { version } = (await desk.admin.call(cashDesk)).ok.rules;
  await desk.admin.call(setCashRules, { body: { ...rules, difference_limit: 3, version } });
  const late = { body: { ...rules, difference_limit: 4, version } };
  expect((await desk.admin.call(setCashRules, late)).error.code).toBe("changed_meanwhile");
});

test("the payments of a session, the newest first", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const first = await desk.sell();
  const second = await desk.sell();
  const { ok } = await desk.manager.call(listSessionPayments, { params: { sessionId: session } });
  expect(ok.rows.map((payment) => payment.invoice_no)).toEqual([second.no, first.no]);
  expect(ok.total).toBe(2);
  expect(ok.rows[0]).toMatchObject({ amount: 976, tip: 0, method: "Efectivo", refunded: 0 });
});
