import { expect, test } from "vitest";
import { listOrders } from "../../../contract/orders.ts";
import { paymentSummary, payOrders } from "../../../contract/payments.ts";
import { orderReceipt } from "../../../contract/receipts.ts";
import { aFloor, type Floor } from "../../testing/floor.ts";

const set = (floor: Floor, what: string) =>
  floor.rows(`update store_settings set ${what} where tenant_id = $1 returning 1`);

test("the service charge of the settings is in summary, card, receipt and invoice alike, taxed like what it serves", async () => {
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
