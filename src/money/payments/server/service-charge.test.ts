import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { setServiceCharge } from "#core/service-charge/contract/service-charge.ts";
import { orderReceipt } from "#money/receipts/contract/receipts.ts";
import { setPeople } from "#service/orders/contract/accounts.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { paymentSummary, payOrders, payPart } from "../contract/payments.ts";

const set = (floor: Floor, what: string) =>
  floor.rows(`update store_settings set ${what} where tenant_id = $1 returning 1`);

test("the service charge is in summary, card, receipt and invoice alike", async () => {
  const floor = await aFloor();
  await set(floor, "service_charge_bp = 1000");
  const orderId = await floor.sendReadyOrder();
  // 9.50 at the menu's prices and 0.95 of service: IVA of 2.20 and inside of 4.95.
  const total = 220 + 29 + 495 + 330;
  const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds: [orderId] } });
  expect(ok).toMatchObject({
    summary: { tax_total: 29 + 57, service_charge_total: 90, total },
    breakdown: { cargo_servicio: 90, total_final: total },
    fiscal_totals: {
      service_charge_total: 90,
      is_service_charge_taxed: true,
      taxed_base: 658,
      untaxed_base: 330,
    },
    service_charge_rate: 1000,
    balance: total,
  });
  expect((await floor.admin.call(listOrders)).ok.groups[0]?.balance).toBe(total);
  const open = await floor.admin.call(orderReceipt, { body: { orderIds: [orderId] } });
  expect(open.ok).toMatchObject({ serviceChargeTotal: 90, payableTotal: total });
  const paid = await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  expect(paid.ok.receipt).toMatchObject({ serviceChargeTotal: 90, payableTotal: total });
});

test("a service charge that is not taxed is in no tax", async () => {
  const floor = await aFloor();
  await set(floor, "service_charge_bp = 1000, is_service_charge_taxed = false");
  const orderId = await floor.sendReadyOrder();
  const paid = await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  expect(paid.ok.receipt).toMatchObject({ taxTotal: 78, serviceChargeTotal: 95, payableTotal: 976 + 95 });
});

test("a service charge changed while the dialog is open is a changed total", async () => {
  const floor = await aFloor();
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  await set(floor, "service_charge_bp = 500");
  expect((await floor.admin.call(payOrders, { body })).error.code).toBe("total_changed");
});

test("the tip is suggested as the restaurant wants it, or not at all", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const suggested = async () =>
    (await floor.admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok.tip_suggestion;
  expect(await suggested()).toEqual({ rate: 1000, amount: 98 });
  await set(floor, "tip_suggestion_bp = 1500");
  expect(await suggested()).toEqual({ rate: 1500, amount: 146 });
  await set(floor, "is_tip_suggested = false");
  expect(await suggested()).toBeNull();
});

test("six at a table are charged the service, five are not, in every figure", async () => {
  const floor = await aFloor();
  await floor.admin.call(setServiceCharge, {
    body: { serviceCharge: 0, rules: [{ deliveryType: "dinein", fromPeople: 6, serviceCharge: 10 }] },
  });
  const atTable = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const orderIds = [await floor.sendReadyOrder(atTable), await floor.sendReadyOrder(atTable)];
  const summary = async () => (await floor.admin.call(paymentSummary, { body: { orderIds } })).ok;
  const card = async () => (await floor.admin.call(listOrders)).ok.groups[0];
  const preBill = async () => (await floor.admin.call(orderReceipt, { body: { orderIds } })).ok;
  const people = async (count: number) => {
    const [account] = (await card())?.accounts ?? [];
    await floor.admin.call(setPeople, {
      body: { accountId: account?.id ?? 0, people: count },
      headers: aKey(),
    });
  };
  await people(5);
  const without = await summary();
  expect([without.service_charge_rate, without.summary.service_charge_total]).toEqual([0, 0]);
  expect((await card())?.balance).toBe(without.balance);
  await people(6);
  const charged = await summary();
  expect(charged.service_charge_rate).toBe(1000);
  expect(charged.balance).toBeGreaterThan(without.balance);
  expect((await card())?.balance).toBe(charged.balance);
  expect(await preBill()).toMatchObject({
    serviceChargeTotal: charged.summary.service_charge_total,
    payableTotal: charged.balance,
  });
  const part = await floor.admin.call(payPart, {
    body: {
      uuid: randomUUID(),
      orderIds,
      expectedBalance: charged.balance / 100,
      part: { kind: "amount", amount: 5 },
      tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.card, amount: 5 }],
    },
    headers: aKey(),
  });
  expect(part.ok.balance).toBe(charged.balance - 500);
  await people(2);
  await floor.admin.call(setServiceCharge, { body: { serviceCharge: 0, rules: [] }, headers: aKey() });
  expect((await summary()).balance).toBe(charged.balance - 500);
  expect((await card())?.balance).toBe(charged.balance - 500);
});

test("who pay together are one party: two accounts of nobody knows how many are two", async () => {
  const floor = await aFloor();
  await floor.admin.call(setServiceCharge, {
    body: { serviceCharge: 0, rules: [{ deliveryType: "takeaway", fromPeople: 2, serviceCharge: 10 }] },
  });
  const [one, other] = [await floor.sendReadyOrder(), await floor.sendReadyOrder()];
  const rate = async (...orderIds: number[]) =>
    (await floor.admin.call(paymentSummary, { body: { orderIds: orderIds as never } })).ok
      .service_charge_rate;
  expect([await rate(one), await rate(other), await rate(one, other)]).toEqual([0, 0, 1000]);
});
