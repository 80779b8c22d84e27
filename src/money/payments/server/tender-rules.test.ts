import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCreditDesk } from "#app/server/testing/credit.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { payOrders, payPart } from "../contract/payments.ts";

interface Given {
  readonly paymentTypeId: number;
  readonly amount: number;
  readonly received?: number;
  readonly tip?: number;
}

/** Pays all 9.76 of an order with these. */
async function payWith(floor: Floor, tenders: readonly Given[]) {
  const orderIds = [await floor.sendReadyOrder()];
  const body = {
    uuid: randomUUID(),
    orderIds,
    expectedBalance: 9.76,
    part: { kind: "rest" as const },
    tenders: tenders.map((tender) => ({ uuid: randomUUID(), ...tender })),
  };
  return floor.admin.call(payPart, { body, headers: aKey() });
}

const paid = (floor: Floor) =>
  floor.rows<{ amount_cents: number; change_cents: number }>(
    "select amount_cents, tip_cents, received_cents, change_cents from payments where tenant_id = $1 order by id",
  );

test("a card gives no change: more than is charged is refused at its field", async () => {
  const floor = await aFloor();
  const { card, cash } = floor.small.paymentTypes;
  const refused = await payWith(floor, [{ paymentTypeId: card, amount: 9.76, received: 13.26 }]);
  expect(refused.error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "tenders.0.received", code: "change_from_cash_only" }],
  });
  const body = await floor.payBody([await floor.sendReadyOrder()], {
    selectedPaymentType: card,
    received: 13.26,
  });
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).error.fields).toMatchObject([
    { field: "received", code: "change_from_cash_only" },
  ]);
  expect(await paid(floor)).toEqual([]);
  // With the tip it is exactly what the voucher says.
  const voucher = { paymentTypeId: card, amount: 5, received: 8.5, tip: 3.5 };
  expect((await payWith(floor, [voucher, { paymentTypeId: cash, amount: 4.76, received: 5 }])).status).toBe(
    200,
  );
  expect(await paid(floor)).toEqual([
    { amount_cents: 500, tip_cents: 350, received_cents: 850, change_cents: 0 },
    { amount_cents: 476, tip_cents: 0, received_cents: 500, change_cents: 24 },
  ]);
});

test("a tender of nothing is refused; a tip alone is something", async () => {
  const floor = await aFloor();
  const { card, cash } = floor.small.paymentTypes;
  const all = { paymentTypeId: cash, amount: 9.76 };
  const refused = await payWith(floor, [all, { paymentTypeId: card, amount: 0 }]);
  expect(refused.error.fields).toMatchObject([{ field: "tenders.1.amount", code: "amount_above_zero" }]);
  const handed = await payWith(floor, [all, { paymentTypeId: cash, amount: 0, received: 20 }]);
  expect(handed.error.fields).toMatchObject([{ field: "tenders.1.amount", code: "amount_above_zero" }]);
  expect((await payWith(floor, [all, { paymentTypeId: card, amount: 0, tip: 2 }])).status).toBe(200);
  expect(await paid(floor)).toHaveLength(2);
});

test("an account of which all was given for free is closed without a payment", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const { groups } = (await floor.admin.call(listOrders)).ok;
  for (const { id } of groups.flatMap((group) => group.orders.flatMap((order) => order.items))) {
    const given = await floor.admin.call(giveCourtesy, {
      params: { itemId: id },
      body: { reason: "Cumpleaños" },
      headers: aKey(),
    });
    expect(given.status).toBe(200);
  }
  const body = { ...(await floor.payBody([orderId])), received: 20 };
  const { ok } = await floor.admin.call(payOrders, { body, headers: aKey() });
  expect(ok.receipt).toMatchObject({ payableTotal: 0, payments: [] });
  expect(await paid(floor)).toEqual([]);
  const orders = await floor.rows("select payment_status from orders where tenant_id = $1");
  expect(orders).toEqual([{ payment_status: "paid" }]);
});

test("on account and for what was owed the same holds", async () => {
  const desk = await aCreditDesk();
  await desk.buy();
  const ofCard = await desk.pay(5, { paymentTypeId: desk.small.paymentTypes.card, received: 8.5 });
  expect(ofCard.error.fields).toMatchObject([{ field: "received", code: "change_from_cash_only" }]);
  const body = await desk.payBody([await desk.sendReadyOrder()], {
    selectedPaymentType: desk.onAccount,
    customerId: desk.debtor,
    received: 20,
  });
  const owed = await desk.seller.call(payOrders, { body, headers: aKey() });
  expect(owed.error.fields).toMatchObject([{ field: "received", code: "change_from_cash_only" }]);
  expect(await desk.owed()).toBe(976);
});

test("the database takes no payment of nothing and no change nobody handed over", async () => {
  const floor = await aFloor();
  await payWith(floor, [{ paymentTypeId: floor.small.paymentTypes.cash, amount: 9.76, received: 10 }]);
  const copy = (amount: number, change: number) =>
    floor.rows(
      `insert into payments (tenant_id, client_uuid, invoice_id, payment_type_id, payment_type_title, business_date,
         amount_cents, change_cents)
       select tenant_id, gen_random_uuid(), invoice_id, payment_type_id, payment_type_title, business_date,
         $2::bigint, $3::bigint from payments where tenant_id = $1 limit 1`,
      amount,
      change,
    );
  await expect(copy(0, 0)).rejects.toThrow(/payments_of_something/);
  await expect(copy(500, 350)).rejects.toThrow(/payments_change_of_received/);
});
