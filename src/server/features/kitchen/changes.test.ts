import { expect, test } from "vitest";
import { acknowledgeChanges, kitchenBoard, kitchenLineStatus } from "../../../contract/kitchen.ts";
import { cancelOrders } from "../../../contract/orders.ts";
import { aFloor, aKey, eight, type Floor } from "../../testing/floor.ts";

/** An order of which the kitchen had begun the pupusas when it was cancelled. */
async function aCancelledOrder(floor: Floor): Promise<number> {
  const orderId = await floor.sendOrder();
  const [line] = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = 'Pupusa de queso'",
    orderId,
  );
  const params = { itemId: line?.id ?? 0 };
  await floor.cook.call(kitchenLineStatus, { params, body: { status: "preparing" } });
  await floor.admin.call(cancelOrders, { body: { orderIds: [orderId] } });
  return orderId;
}

test("a dish that was begun and cancelled stays on the board until somebody has seen it", async () => {
  const floor = await aFloor();
  const orderId = await aCancelledOrder(floor);
  const before = (await floor.cook.call(kitchenBoard)).ok;
  expect(before.orders.map((order) => [order.id, order.items])).toEqual([[orderId, []]]);
  expect(before.changes).toMatchObject([
    {
      order_id: orderId,
      kind: "cancelled",
      item_title: "Pupusa de queso",
      quantity: 2,
      line_status: "preparing",
    },
  ]);
  const changeIds = before.changes.map((change) => change.id);
  const eventCount = floor.server.events.length;
  expect(
    (await floor.cook.call(acknowledgeChanges, { body: { station: "kitchen", changeIds } })).ok.message,
  ).toBe("1 change seen.");
  expect(floor.server.events.slice(eventCount)).toContainEqual({
    tenantId: floor.small.tenantId,
    event: { type: "order_update", orderIds: [orderId] },
  });
  expect((await floor.cook.call(kitchenBoard)).ok).toMatchObject({ orders: [], changes: [], total: 0 });
});

test("eight devices that acknowledge at once leave one acknowledgement, by whoever was first", async () => {
  const floor = await aFloor();
  await aCancelledOrder(floor);
  const changeIds = (await floor.cook.call(kitchenBoard)).ok.changes.map((change) => change.id);
  const replies = await Promise.all(
    eight.map(() =>
      floor.cook.call(acknowledgeChanges, { body: { station: "kitchen", changeIds }, headers: aKey() }),
    ),
  );
  expect(replies.map((reply) => reply.status)).toEqual(eight.map(() => 200));
  const rows = await floor.rows<{ acknowledged_by: number }>(
    "select acknowledged_by from order_line_changes where tenant_id = $1 and line_status = 'preparing'",
  );
  expect(rows).toEqual([{ acknowledged_by: floor.cook.userId }]);
});

test("a station acknowledges its own changes only", async () => {
  const floor = await aFloor();
  await aCancelledOrder(floor);
  const changeIds = (await floor.cook.call(kitchenBoard)).ok.changes.map((change) => change.id);
  const refused = await floor.cook.call(acknowledgeChanges, { body: { station: "bar", changeIds } });
  expect(refused.error.code).toBe("not_found");
  expect((await floor.cook.call(kitchenBoard)).ok.changes).toHaveLength(1);
});
