import { expect, test } from "vitest";
import { aFloor } from "#app/server/testing/floor.ts";
import { setChargingRules } from "#core/settings/contract/charging-rules.ts";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import { billRequest } from "../../contract/accounts.ts";
import { cancelOrders, listOrders, ordersInit } from "../../contract/orders.ts";

test("orders of one table are one card, accounts without a table stand alone", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const a = await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  const b = await floor.sendOrder();
  const c = await floor.sendOrder({ deliveryType: "delivery" });
  const d = await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  const e = await floor.sendOrder({ deliveryType: "dinein", tableId: second });
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups.map((group) => [group.table_title, group.delivery_type, group.order_ids])).toEqual([
    ["Mesa 1", "dinein", [a, d]],
    [null, "takeaway", [b]],
    [null, "delivery", [c]],
    ["Mesa 2", "dinein", [e]],
  ]);
  expect(groups[0]?.orders[1]).toMatchObject({
    id: d,
    round: 2,
    status: "created",
    payment_status: "unpaid",
  });
  expect(groups[0]?.orders[0]?.items[0]).toMatchObject({
    item_title: "Pupusa de queso",
    variant_title: "De maíz",
    variant_price: 100,
    price: 150,
    quantity: 2,
    addons: [{ title: "Extra queso", price: 50 }],
    notes: "bien dorada",
    status: "created",
  });
});

test("paid orders stay on the card of an account that is open, and cannot be acted on", async () => {
  const floor = await aFloor();
  const table = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const paid = await floor.sendReadyOrder(table);
  const waiting = await floor.sendOrder(table);
  await floor.admin.call(payOrders, { body: await floor.payBody([paid]) });
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups).toHaveLength(1);
  expect(groups[0]?.orders.map((order) => [order.id, order.payment_status])).toEqual([
    [paid, "paid"],
    [waiting, "unpaid"],
  ]);
  expect(groups[0]?.order_ids).toEqual([waiting]);
  const { summary } = (await floor.admin.call(paymentSummary, { body: { orderIds: [waiting] } })).ok;
  expect(groups[0]?.balance).toBe(summary.total);
  await floor.admin.call(cancelOrders, { body: { orderIds: [waiting] } });
  expect((await floor.waiter.call(listOrders)).ok.groups).toEqual([]);
});

test("the request for the bill is on the card", async () => {
  const floor = await aFloor();
  await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const at = new Date("2026-11-20T18:00:00Z");
  await floor.rows(
    "update accounts set bill_request = 'REQUESTED', bill_requested_at = $2 where tenant_id = $1",
    at,
  );
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups[0]?.billRequest).toEqual({ status: "REQUESTED", date: at });
});

test("who has paid asks for the bill no more", async () => {
  const floor = await aFloor();
  await floor.admin.call(setChargingRules, { body: { pay_first: ["dinein"] } });
  const table = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const first = await floor.sendOrder(table);
  const params = { tableId: table.tableId };
  expect((await floor.waiter.call(billRequest, { params, body: { action: "request" } })).status).toBe(200);
  await floor.admin.call(payOrders, { body: await floor.payBody([first]) });
  const cardOf = async () => (await floor.waiter.call(listOrders)).ok.groups;
  expect(await cardOf()).toMatchObject([{ billRequest: null, orders: [{ id: first }] }]);
  await floor.sendOrder(table);
  expect(await cardOf()).toMatchObject([{ billRequest: null, orders: [{}, {}] }]);
});

test("the start of the screen tells settings and ways to pay", async () => {
  const floor = await aFloor();
  expect((await floor.waiter.call(ordersInit)).ok).toMatchObject({
    storeSettings: { currency: "USD", time_zone: "America/El_Salvador" },
    printSettings: { page_format: 80, print_token: true },
    paymentTypes: [
      { id: floor.small.paymentTypes.cash, title: "Efectivo", icon: "cash", isActive: true },
      { id: floor.small.paymentTypes.card, title: "Tarjeta", icon: "card", isActive: true },
    ],
  });
});
