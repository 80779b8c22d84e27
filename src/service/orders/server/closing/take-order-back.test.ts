import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { limitItem, listItemLimits } from "#service/item-limits/contract/item-limits.ts";
import { kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import { listOrders, takeOrderBack, updateLineStatus } from "../../contract/orders.ts";
import { TAKE_BACK_MS } from "../../domain/take-back.ts";

async function sent(till: Till) {
  const { carne } = till.small.items;
  const cart = aCart([aLine({ id: carne.id, price: 6.5, quantity: 2 })], {
    deliveryType: "dinein",
    tableId: till.small.tables[0],
  });
  return (await till.send(cart)).ok;
}

const takeBack = ({ waiter }: Till, id: number, pieces = 2) =>
  waiter.call(takeOrderBack, { params: { id }, body: { pieces } });

test("an order nobody has begun is gone: account, boards and stock are as before", async () => {
  const till = await aTill();
  const itemId = till.small.items.carne.id;
  await till.waiter.call(limitItem, { params: { itemId }, body: { remaining: 5, until: "told" } });
  const { orderId } = await sent(till);
  const left = async () => (await till.waiter.call(listItemLimits)).ok.itemLimits[0]?.remaining;
  expect(await left()).toBe(3);
  const reply = await takeBack(till, orderId);
  expect(reply.status).toBe(200);
  expect(await left()).toBe(5);
  const orders = await aPerson(till.server, till.small.tenantId, { scope: ["ORDERS", "KITCHEN"] });
  expect((await orders.call(listOrders)).ok.groups).toEqual([]);
  expect((await orders.call(kitchenBoard)).ok).toMatchObject({ orders: [], changes: [] });
  const differences = await till.server.db.inTenant(till.small.tenantId, (tx) => stockDifferences(tx));
  expect(differences).toEqual([]);
  expect((await takeBack(till, orderId)).error.code).toBe("undo_too_late");
});

test("an order that a station has begun stays, and the answer says so", async () => {
  const till = await aTill();
  const { orderId } = await sent(till);
  const orders = await aPerson(till.server, till.small.tenantId, { scope: ["ORDERS"] });
  const { groups } = (await orders.call(listOrders)).ok;
  const itemId = groups.flatMap((group) => group.orders).flatMap(({ items }) => items)[0]?.id ?? 0;
  await orders.call(updateLineStatus, { params: { itemId }, body: { status: "preparing" } });
  const refused = await takeBack(till, orderId);
  expect(refused.error.code).toBe("order_begun");
  expect((await orders.call(listOrders)).ok.groups).toHaveLength(1);
});

test("only who sent it takes it back, and only at once", async () => {
  const till = await aTill();
  const { orderId } = await sent(till);
  const colleague = await aPerson(till.server, till.small.tenantId, { scope: ["POS"] });
  const params = { id: orderId };
  const other = await colleague.call(takeOrderBack, { params, body: { pieces: 2 } });
  expect(other.error.code).toBe("undo_too_late");
  await till.server.db.inTenant(till.small.tenantId, (tx) =>
    tx.query({
      text: "update orders set created_at = created_at - $2 * interval '1 ms' where tenant_id = $1",
      values: [tx.tenantId, TAKE_BACK_MS],
    }),
  );
  expect((await takeBack(till, orderId)).error.code).toBe("undo_too_late");
});
