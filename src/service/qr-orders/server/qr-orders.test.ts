import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import { createQrOrder, type NewQrLine } from "#db/seeds/qr-orders.ts";
import type { TableId } from "#platform/domain/ids.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { takeOrderBack } from "#service/orders/contract/orders.ts";
import { countQrOrders } from "../contract/qr-order-count.ts";
import {
  cancelQrOrder,
  cancelQrOrders,
  listQrOrders,
  processQrOrder,
  restoreQrOrder,
} from "../contract/qr-orders.ts";

const someDishes = ({ small }: Till): NewQrLine[] => [
  { item: small.items.carne, quantity: 2, notes: "sin sal" },
  {
    item: small.items.pupusa,
    variant: small.items.pupusa.variants[1] ?? null,
    addons: small.items.pupusa.addons.slice(0, 1),
  },
];

const guestOrder = (till: Till, tableId: TableId | null = till.small.tables[1], lines = someDishes(till)) =>
  till.server.db.inTenant(till.small.tenantId, (tx) => createQrOrder(tx, { tableId, lines }));

const pending = async ({ waiter }: Till) => (await waiter.call(countQrOrders)).ok.totalQROrders;
const process = (till: Till, id: number) =>
  till.waiter.call(processQrOrder, { params: { id }, headers: { "idempotency-key": randomUUID() } });

function rows<Row>({ server, small }: Till, text: string): Promise<Row[]> {
  return server.db.inTenant(small.tenantId, (tx) => tx.query<Row>({ text, values: [small.tenantId] }));
}

test("the panel lists what guests sent, longest waiting first, as they saw it", async () => {
  const till = await aTill();
  const [first, second] = [await guestOrder(till), await guestOrder(till, null)];
  const orders = (await till.waiter.call(listQrOrders)).ok;
  expect(orders.map(({ id, table_title }) => [id, table_title])).toEqual([
    [first, "Mesa 2"],
    [second, null],
  ]);
  expect(orders[0]?.items).toMatchObject([
    { title: "Carne asada", quantity: 2, price: 650, notes: "sin sal", variant: null, addons: [] },
    {
      title: "Pupusa de queso",
      quantity: 1,
      price: 175,
      variant: { title: "De arroz" },
      addons: [{ price: 50 }],
    },
  ]);
  expect(await pending(till)).toBe(2);
});

test("processing sends it to the kitchen once, under the guest's table", async () => {
  const till = await aTill();
  const id = await guestOrder(till);
  const reply = await process(till, id);
  expect(reply.ok).toMatchObject({ tokenNo: 1, orderNo: 1 });
  expect(await pending(till)).toBe(0);
  const [account] = await rows<object>(
    till,
    "select table_id, source, dining_option from accounts where tenant_id = $1",
  );
  expect(account).toEqual({ table_id: till.small.tables[1], source: "qr", dining_option: "dinein" });
  const [settled] = await rows<object>(till, "select status, order_id from qr_orders where tenant_id = $1");
  expect(settled).toEqual({ status: "processed", order_id: reply.ok.orderId });
  expect(
    till.server.events.filter((sent) => sent.tenantId === till.small.tenantId).map(({ event }) => event),
  ).toEqual([
    { type: "new_order", orderId: reply.ok.orderId, tokenNo: 1 },
    { type: "qr_order_updated", qrOrderId: id },
  ]);
});

test("processed by eight tills at once it becomes one order, and all are told the same", async () => {
  const till = await aTill();
  const id = await guestOrder(till);
  const replies = await Promise.all(Array.from({ length: 8 }, () => process(till, id)));
  expect(new Set(replies.map((reply) => reply.raw)).size).toBe(1);
  expect(replies[0]?.ok.tokenNo).toBe(1);
  expect(await rows(till, "select id from orders where tenant_id = $1")).toHaveLength(1);
});

test("processed by four and cancelled by four at once, it is one of both", async () => {
  const till = await aTill();
  const id = await guestOrder(till);
  const cancel = () => till.waiter.call(cancelQrOrder, { params: { id } });
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? process(till, id) : cancel())),
  );
  const [order] = await rows<{ status: string }>(till, "select status from qr_orders where tenant_id = $1");
  const orders = await rows(till, "select id from orders where tenant_id = $1");
  expect(orders).toHaveLength(order?.status === "processed" ? 1 : 0);
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(refused).toHaveLength(4);
  expect(new Set(refused.map((reply) => reply.error.code))).toEqual(new Set(["qr_order_closed"]));
});

test("loaded into a cart and sent, it is processed with that order", async () => {
  const till = await aTill();
  const id = await guestOrder(till);
  const cart = () =>
    aCart([aLine({ id: till.small.items.carne.id, price: 6.5 })], { selectedQrOrderItem: id });
  const first = cart();
  const sent = await till.send(first);
  expect(await pending(till)).toBe(0);
  expect((await till.send(first)).ok.orderId).toBe(sent.ok.orderId);
  expect((await till.send(cart())).error.code).toBe("qr_order_closed");
  expect((await process(till, id)).ok.orderId).toBe(sent.ok.orderId);
  expect((await till.send({ ...cart(), selectedQrOrderItem: 987_654 })).error.code).toBe("not_found");
  expect(await rows(till, "select id from orders where tenant_id = $1")).toHaveLength(1);
});

test("what the guest saw must still hold, else it stays pending", async () => {
  const till = await aTill();
  const { carne } = till.small.items;
  const dear = await guestOrder(till, null, [{ item: { ...carne, price: 100 as typeof carne.price } }]);
  expect((await process(till, dear)).error.code).toBe("price_changed");
  const id = await guestOrder(till);
  await till.waiter.call(limitItem, { params: { itemId: carne.id }, body: { remaining: 1, until: "told" } });
  expect((await process(till, id)).error).toMatchObject({
    code: "item_sold_out",
    message: "Carne asada: 1 left. Nothing was sent.",
    details: { remaining: 1 },
  });
  expect(await pending(till)).toBe(2);
});

test("cancelling takes one off the list, cancelling all the rest; nothing is cooked", async () => {
  const till = await aTill();
  const [first, second, third] = [
    await guestOrder(till),
    await guestOrder(till),
    await guestOrder(till, null),
  ];
  expect((await till.waiter.call(cancelQrOrder, { params: { id: first } })).status).toBe(200);
  expect((await till.waiter.call(cancelQrOrder, { params: { id: first } })).status).toBe(200);
  expect(await pending(till)).toBe(2);
  expect((await process(till, first)).error.code).toBe("qr_order_closed");
  const cancelled = await till.waiter.call(cancelQrOrders);
  expect(cancelled.ok.message).toMatch(/2/);
  expect(await pending(till)).toBe(0);
  expect(await rows(till, "select id from orders where tenant_id = $1")).toEqual([]);
  const heard = till.server.events.filter((sent) => sent.tenantId === till.small.tenantId);
  expect(heard.map(({ event }) => event)).toEqual([
    { type: "qr_order_updated", qrOrderId: first },
    { type: "qr_order_updated", qrOrderId: null, qrOrderIds: [second, third] },
  ]);
});

test("a refusal can be taken back, an order that was made cannot", async () => {
  const till = await aTill();
  const id = await guestOrder(till);
  await till.waiter.call(cancelQrOrder, { params: { id } });
  expect(await pending(till)).toBe(0);
  await till.waiter.call(restoreQrOrder, { params: { id } });
  await till.waiter.call(restoreQrOrder, { params: { id } });
  expect(await pending(till)).toBe(1);
  const restored = await rows(
    till,
    "select id from audit_entries where tenant_id = $1 and action = 'qr_order.restored' order by id",
  );
  expect(restored).toHaveLength(1);
  await process(till, id);
  const refused = await till.waiter.call(restoreQrOrder, { params: { id } });
  expect(refused.error.code).toBe("qr_order_closed");
});

test("taken back after it was processed, a guests' order waits again", async () => {
  const till = await aTill();
  const id = await guestOrder(till);
  const first = (await process(till, id)).ok;
  const { length } = till.server.events;
  const back = await till.waiter.call(takeOrderBack, {
    params: { id: first.orderId },
    body: { pieces: 3 },
  });
  expect(back.status).toBe(200);
  expect(till.server.events.slice(length)).toContainEqual({
    tenantId: till.small.tenantId,
    event: { type: "qr_order_updated", qrOrderId: id },
  });
  expect(await pending(till)).toBe(1);
  const second = (await process(till, id)).ok;
  expect(second.orderNo).toBe(first.orderNo + 1);
  expect(await pending(till)).toBe(0);
});
