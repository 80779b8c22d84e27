import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countOf } from "#app/server/testing/cash-desk.ts";
import { aCreditDesk, type CreditDesk } from "#app/server/testing/credit.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { setCashRules } from "#money/cash/contract/cash.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { toId } from "#platform/domain/ids.ts";
import { listAuditEntries } from "#reporting/audit/contract/audit.ts";
import {
  payOnAccount,
  readAccountPayment,
  readCustomerAccount,
  takeBackAccountPayment,
} from "../../contract/receivables.ts";

const takeBack = (desk: CreditDesk, who: CreditDesk["seller"], accountPaymentId: number) =>
  who.call(takeBackAccountPayment, {
    params: { id: desk.debtor, accountPaymentId: toId<"AccountPayment">(accountPaymentId) },
    body: { uuid: randomUUID(), reason: "Se recibió dos veces" },
    headers: aKey(),
  });

test("a payment settles the oldest invoices first and gives change", async () => {
  const desk = await aCreditDesk();
  const [first, second] = [await desk.buy(), await desk.buy()];
  const { ok } = await desk.pay(12, { received: 20 });
  expect(ok).toMatchObject({ payment_no: 1, change: 800, balance: 752 });
  expect(ok.message).toBe("Rosa Díaz paid $12.00. Balance: $7.52.");
  expect(ok.receipt).toMatchObject({
    payment_no: 1,
    customerName: "Rosa Díaz",
    method: "Efectivo",
    amount: 1_200,
    received: 2_000,
    change: 800,
    balance_before: 1_952,
    balance_after: 752,
    settled: [
      { invoice_no: first.no, amount: 976, is_settled: true },
      { invoice_no: second.no, amount: 224, is_settled: false },
    ],
    taken_back: null,
  });
  const account = (await desk.seller.call(readCustomerAccount, { params: { id: desk.debtor } })).ok;
  expect(account).toMatchObject({ balance: 752, open_invoices: [{ invoice_id: second.id, open: 752 }] });
  const params = { id: desk.debtor, accountPaymentId: ok.account_payment_id };
  expect((await desk.seller.call(readAccountPayment, { params })).ok).toEqual(ok.receipt);
  const others = { ...params, id: await desk.aCustomer(10) };
  expect((await desk.seller.call(readAccountPayment, { params: others })).status).toBe(404);
});

test("its receipt says the same later, whatever becomes of what it settled", async () => {
  const desk = await aCreditDesk();
  await desk.open(desk.seller);
  await desk.buy();
  await desk.buy();
  const settled = async (id: number) => {
    const params = { id: desk.debtor, accountPaymentId: toId<"AccountPayment">(id) };
    const { ok } = await desk.seller.call(readAccountPayment, { params });
    return ok.settled.map(({ amount, is_settled }) => [amount, is_settled]);
  };
  const { account_payment_id: first } = (await desk.pay(12)).ok;
  const { account_payment_id: rest } = (await desk.pay(7.52)).ok;
  expect(await settled(first)).toEqual([
    [976, true],
    [224, false],
  ]);
  expect(await settled(rest)).toEqual([[752, true]]);
  expect((await takeBack(desk, desk.manager, first)).status).toBe(200);
  expect(await settled(first)).toEqual([
    [976, true],
    [224, false],
  ]);
  const { account_payment_id: again } = (await desk.pay(12)).ok;
  expect(await settled(again)).toEqual([
    [976, true],
    [224, true],
  ]);
});

test("more than is owed, or too little handed over, is refused at its field", async () => {
  const desk = await aCreditDesk();
  await desk.buy();
  const field = async (reply: ReturnType<CreditDesk["pay"]>) => {
    const { code, fields } = (await reply).error;
    return [code, fields?.[0]?.field, fields?.[0]?.code];
  };
  expect(await field(desk.pay(9.77))).toEqual(["invalid_input", "amount", "above_balance"]);
  expect(await field(desk.pay(0))).toEqual(["invalid_input", "amount", "too_small"]);
  expect(await field(desk.pay(5, { received: 4 }))).toEqual([
    "invalid_input",
    "received",
    "received_too_little",
  ]);
  const owing = await desk.pay(5, { paymentTypeId: desk.onAccount });
  expect(owing.error).toMatchObject({ code: "payment_type_unknown", fields: [{ field: "paymentTypeId" }] });
  expect(await desk.owed()).toBe(976);
  const rules = { difference_limit: 1, is_session_required: true, day_cutoff_hour: 4 };
  await desk.admin.call(setCashRules, { body: rules });
  expect((await desk.pay(5)).error.code).toBe("cash_session_required");
  const waiter = await aPerson(desk.server, desk.small.tenantId, { scope: ["POS", "CUSTOMERS"] });
  const body = { uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 1 };
  expect((await waiter.call(payOnAccount, { params: { id: desk.debtor }, body })).status).toBe(403);
});

test("payments on account are money of the session by their method", async () => {
  const desk = await aCreditDesk();
  const { card } = desk.small.paymentTypes;
  const sessionId = toId<"CashSession">(await desk.open(desk.seller));
  await desk.buy();
  await desk.pay(3);
  const ofCard = await desk.pay(4, { paymentTypeId: card, reference: "5555-5555-5555-4444" });
  expect(ofCard.error.fields).toMatchObject([{ field: "reference", code: "card_number" }]);
  await desk.pay(4, { paymentTypeId: card, reference: "V-81" });
  const wrong = (await desk.pay(1, { paymentTypeId: card })).ok;
  expect((await takeBack(desk, desk.manager, wrong.account_payment_id)).ok.balance).toBe(276);
  const report = async () => (await desk.manager.call(readCashSession, { params: { sessionId } })).ok;
  const takings = {
    sales: 0,
    account_payments: 800,
    account_payments_returned: 100,
    on_account: { payments: 1, amount: 976, returned: 0 },
    expected_cash: 5_300,
  };
  expect((await report()).figures.takings).toMatchObject({
    ...takings,
    methods: [
      { title: "Efectivo", payments: 1, amount: 0, account_payments: 300, account_payments_returned: 0 },
      { title: "Tarjeta", payments: 2, amount: 0, account_payments: 500, account_payments_returned: 100 },
    ],
  });
  expect((await report()).to_state).toMatchObject([{ title: "Tarjeta", has_refunds: true }]);
  const closed = await desk.seller.call(closeCashSession, {
    params: { sessionId },
    body: {
      counts: countOf(53),
      methods: [{ payment_type_id: card, taken: 5, given_back: 1, vouchers: 2 }],
      difference_reason: null,
    },
    headers: aKey(),
  });
  expect(closed.ok).toMatchObject({ z_no: 1, difference: 0, methods: [] });
  expect((await report()).figures.takings).toMatchObject(takings);
});

test("a payment is taken back once, by whoever may, in cash out of an open drawer", async () => {
  const desk = await aCreditDesk();
  const sessionId = await desk.open(desk.seller);
  const invoice = await desk.buy();
  const { account_payment_id: id } = (await desk.pay(9.76)).ok;
  expect(await desk.owed()).toBe(0);
  expect((await takeBack(desk, desk.seller, id)).status).toBe(403);
  const replies = await Promise.all(eight.map(() => takeBack(desk, desk.manager, id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await takeBack(desk, desk.manager, id)).error.code).toBe("account_payment_taken_back");
  const account = (await desk.seller.call(readCustomerAccount, { params: { id: desk.debtor } })).ok;
  expect(account).toMatchObject({ balance: 976, open_invoices: [{ invoice_id: invoice.id, open: 976 }] });
  const params = { id: desk.debtor, accountPaymentId: id };
  expect((await desk.seller.call(readAccountPayment, { params })).ok.taken_back).toMatchObject({
    reason: "Se recibió dos veces",
  });
  const { account_payment_id: next } = (await desk.pay(1)).ok;
  await desk.rows("update cash_sessions set closed_at = opened_at where tenant_id = $1 returning id");
  expect((await takeBack(desk, desk.manager, next)).error.code).toBe("cash_session_required");
  expect(sessionId).toBeGreaterThan(0);
  const log = (await desk.admin.call(listAuditEntries, { query: { subject: "customer" } })).ok.rows;
  expect(log.find(({ action }) => action === "customer.payment_taken_back")?.title).toBe("Rosa Díaz");
  expect(
    await desk.rows(
      `select action, reason from audit_entries where tenant_id = $1 and subject = 'customer' and action like 'customer.pa%'
        order by id`,
    ),
  ).toEqual([
    { action: "customer.paid_on_account", reason: null },
    { action: "customer.payment_taken_back", reason: "Se recibió dos veces" },
    { action: "customer.paid_on_account", reason: null },
  ]);
});

test("eight payments at once never take more than is owed", async () => {
  const desk = await aCreditDesk();
  await desk.buy();
  const replies = await Promise.all(eight.map(() => desk.pay(3)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await desk.owed()).toBe(76);
  const uuid = randomUUID();
  const same = await Promise.all(eight.map(() => desk.pay(0.5, { uuid })));
  expect(new Set(same.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
  expect(await desk.owed()).toBe(26);
  const numbers = await desk.rows("select payment_no from account_payments where tenant_id = $1 order by 1");
  expect(numbers).toEqual([1, 2, 3, 4].map((payment_no) => ({ payment_no })));
});
