import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import type { CallInput } from "#app/server/testing/test-server.ts";
import { paymentSummary, payOrders, payPart, undoPart } from "#money/payments/contract/payments.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { handOver } from "#service/orders/contract/accounts.ts";
import { readTipRules, readTips, setTipRules } from "../contract/tips.ts";

const tipsOf = async (desk: Desk, query: CallInput<typeof readTips>["query"] = {}) =>
  (await desk.manager.call(readTips, { query })).ok;

const payWithTips = async (desk: Desk, orderId: OrderId, amount: number, tips: readonly [number, number]) => {
  const { cash, card } = desk.small.paymentTypes;
  const { balance } = (await desk.admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  const tender = (paymentTypeId: typeof cash, part: number, tip: number) => ({
    uuid: randomUUID(),
    paymentTypeId,
    amount: part,
    tip,
  });
  const tenders = [tender(cash, amount - 1, tips[0]), tender(card, 1, tips[1])];
  const part = { kind: "amount" as const, amount };
  const body = { uuid: randomUUID(), orderIds: [orderId], expectedBalance: balance / 100, part, tenders };
  return (await desk.cashier.call(payPart, { body, headers: aKey() })).ok.invoice_id;
};

test("a tip is of who serves the account when it is paid, by method", async () => {
  const desk = await aDesk();
  await desk.open();
  const other = await aPerson(desk.server, desk.small.tenantId, { scope: ["ORDERS"] });
  const orderId = await desk.sendReadyOrder({ deliveryType: "dinein", tableId: desk.small.tables[0] });
  const first = await payWithTips(desk, orderId, 3, [0.5, 0.25]);
  await desk.admin.call(handOver, {
    body: { orderIds: [orderId], waiterId: other.userId },
    headers: aKey(),
  });
  const second = await payWithTips(desk, orderId, 2, [1, 0]);
  const before = await tipsOf(desk);
  expect(before).toMatchObject({ given: 175, returned: 0, kept: 175 });
  const of = (report: typeof before, userId: number) =>
    report.waiters.find((waiter) => waiter.waiterId === userId);
  expect(of(before, desk.waiter.userId)).toMatchObject({
    kept: 75,
    methods: [
      { method: "Efectivo", kept: 50 },
      { method: "Tarjeta", kept: 25 },
    ],
  });
  expect(of(before, other.userId)).toMatchObject({ kept: 100 });
  await desk.cashier.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: first, reason: "Otra vez" },
    headers: aKey(),
  });
  expect(await tipsOf(desk)).toMatchObject({ given: 100, kept: 100, waiters: [{ waiterId: other.userId }] });
  const refund = await refundBody(desk, second, {
    returns_tip: true,
    payment_type_id: desk.small.paymentTypes.card,
  });
  await sendRefund(desk.admin, refund);
  expect(await tipsOf(desk)).toMatchObject({
    given: 100,
    returned: 100,
    kept: 0,
    waiters: [{ waiterId: other.userId, kept: 0 }],
    methods: [
      { method: "Efectivo", kept: 100 },
      { method: "Tarjeta", kept: -100 },
    ],
  });
});

test("tips are of business days, and a period the wrong way round is refused", async () => {
  const desk = await aDesk();
  await desk.sell(desk.cashier, { tipAmount: 2 });
  const today = await tipsOf(desk);
  expect(today).toMatchObject({ given: 200, from: today.to });
  expect(await tipsOf(desk, { period: "yesterday" })).toMatchObject({ given: 0, waiters: [] });
  expect(await tipsOf(desk, { period: "last_7days" })).toMatchObject({ given: 200 });
  const custom = { period: "custom", from: "2026-01-02", to: "2026-01-01" } as const;
  expect((await desk.manager.call(readTips, { query: custom })).error.code).toBe("invalid_input");
});

test("a tip suggestion is switched off and on, and never part of what is due", async () => {
  const desk = await aDesk();
  const orderId = await desk.sendReadyOrder();
  const look = async () => (await desk.cashier.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  expect(await look()).toMatchObject({ tip_suggestion: { amount: 98 }, balance: 976 });
  expect((await desk.cashier.call(setTipRules, { body: { is_suggested: false, rate: 10 } })).error.code).toBe(
    "not_permitted",
  );
  await desk.admin.call(setTipRules, { body: { is_suggested: false, rate: 12.5 }, headers: aKey() });
  const { version, ...rules } = (await desk.admin.call(readTipRules)).ok;
  expect(rules).toMatchObject({ is_suggested: false, rate: 1_250 });
  expect((await look()).tip_suggestion).toBeNull();
  await desk.admin.call(setTipRules, { body: { is_suggested: true, rate: 12.5 }, headers: aKey() });
  const late = { body: { is_suggested: true, rate: 15, version }, headers: aKey() };
  expect((await desk.admin.call(setTipRules, late)).error.code).toBe("changed_meanwhile");
  expect(await look()).toMatchObject({ tip_suggestion: { amount: 122 }, balance: 976 });
  const paid = await desk.cashier.call(payOrders, { body: await desk.payBody([orderId]), headers: aKey() });
  expect(paid.ok.receipt).toMatchObject({ tipTotal: 0, payableTotal: 976 });
});
