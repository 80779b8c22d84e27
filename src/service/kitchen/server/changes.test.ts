import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { setChargingRules } from "#core/settings/contract/charging-rules.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import {
  handOver,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
} from "#service/orders/contract/accounts.ts";
import { cancelOrders, listOrders } from "#service/orders/contract/orders.ts";
import { acknowledgeChanges, kitchenBoard, kitchenLineStatus } from "../contract/kitchen.ts";

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

test("a dish that was begun and cancelled stays on the board", async () => {
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

test("eight devices that acknowledge at once leave one acknowledgement", async () => {
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
    "select acknowledged_by from order_line_changes where tenant_id = $1 and line_status = 'preparing' order by id",
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

/** What the cook's board shows: place and round of each ticket, and the tables of its moves. */
async function moveBoard(floor: Floor) {
  const { orders, changes } = (await floor.cook.call(kitchenBoard)).ok;
  return {
    tickets: orders.map((order) => [order.table_title, order.round]),
    moves: changes.map((change) => [change.item_title, change.from_table, change.to_table]),
  };
}

test("a finished account that moves brings nothing back to the board", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: first });
  await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: second } });
  expect(await moveBoard(floor)).toEqual({ tickets: [], moves: [] });
});

test("what is still made shows its new table, several moves as one", async () => {
  const floor = await aFloor();
  const [first, second, third] = floor.small.tables;
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  const [line] = (await floor.cook.call(kitchenBoard)).ok.orders.flatMap((order) => order.items);
  const params = { itemId: line?.id ?? 0 };
  await floor.cook.call(kitchenLineStatus, { params, body: { status: "preparing" } });
  const move = async (newTableId: typeof second) =>
    (await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId } })).ok.change_id;
  await move(second);
  const changeId = await move(third);
  const begun = line?.item_title;
  expect(await moveBoard(floor)).toEqual({ tickets: [["Mesa 3", 1]], moves: [[begun, "Mesa 1", "Mesa 3"]] });
  await floor.waiter.call(undoAccountChange, { body: { changeId } });
  expect((await moveBoard(floor)).moves).toEqual([[begun, "Mesa 1", "Mesa 2"]]);
  await move(first);
  expect(await moveBoard(floor)).toEqual({ tickets: [["Mesa 1", 1]], moves: [] });
});

test("a table that has paid and moves tells it of its dishes", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  await floor.admin.call(setChargingRules, { body: { pay_first: ["dinein"] } });
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  const [line] = (await floor.cook.call(kitchenBoard)).ok.orders.flatMap((order) => order.items);
  const params = { itemId: line?.id ?? 0 };
  await floor.cook.call(kitchenLineStatus, { params, body: { status: "preparing" } });
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  const told = async (act: () => Promise<{ status: number }>) => {
    const { length } = floor.server.events;
    expect((await act()).status).toBe(200);
    const events = floor.server.events.slice(length);
    return events.flatMap(({ event }) => (event.type === "order_update" ? event.orderIds : []));
  };
  let undone = 0;
  const move = async () => {
    const reply = await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId: second } });
    undone = reply.ok.change_id;
    return reply;
  };
  expect(await told(move)).toEqual([orderId]);
  expect(await moveBoard(floor)).toEqual({
    tickets: [["Mesa 2", 1]],
    moves: [[line?.item_title, "Mesa 1", "Mesa 2"]],
  });
  expect(await told(() => floor.waiter.call(undoAccountChange, { body: { changeId: undone } }))).toEqual([
    orderId,
  ]);
  expect(await moveBoard(floor)).toEqual({ tickets: [["Mesa 1", 1]], moves: [] });
  const body = { orderIds: [orderId], waiterId: floor.admin.userId };
  expect(await told(() => floor.waiter.call(handOver, { body }))).toEqual([orderId]);
  const accountId = (await floor.waiter.call(listOrders)).ok.groups[0]?.accounts[0]?.id ?? 0;
  expect(await told(() => floor.waiter.call(setPeople, { body: { accountId, people: 3 } }))).toEqual([
    orderId,
  ]);
});

test("an order of its own stays one when its account is merged or split", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  await floor.sendOrder({ deliveryType: "dinein", tableId: first });
  const own = await floor.sendOrder({ deliveryType: "dinein", tableId: second });
  const added = await floor.sendOrder({ deliveryType: "dinein", tableId: second });
  const [into, merged] = await floor.rows<{ id: AccountId }>(
    "select id from accounts where tenant_id = $1 order by id",
  );
  await floor.waiter.call(mergeAccounts, {
    body: { accountIds: [merged?.id ?? 0], intoAccountId: into?.id ?? 0 },
  });
  const rounds = async () =>
    (await floor.cook.call(kitchenBoard)).ok.orders.map((order) => [order.id, order.round]);
  expect((await rounds()).slice(1)).toEqual([
    [own, 1],
    [added, 2],
  ]);
  const [line] = (await floor.cook.call(kitchenBoard)).ok.orders.at(-1)?.items ?? [];
  await floor.waiter.call(moveLines, {
    body: { lines: [{ itemId: line?.id ?? 0, quantity: 1, of: 2 }], target: { tableId: second } },
  });
  expect((await rounds()).map(([, round]) => round)).toEqual([1, 1, 2, 2]);
});

test("a ticket names the other stations of its order, each once with its dishes", async () => {
  const floor = await aFloor();
  await floor.sendOrder();
  const [ticket] = (await floor.cook.call(kitchenBoard)).ok.orders;
  expect(ticket?.stations.map(({ slug, dishes }) => [slug, dishes])).toEqual([
    ["kitchen", 3],
    ["bar", 2],
  ]);
});

test("an order is added only where an earlier one has dishes", async () => {
  const floor = await aFloor();
  const { items, tables } = floor.small;
  const at = { deliveryType: "dinein", tableId: tables[0] } as const;
  const drinks = [aLine({ id: items.horchata.id, price: 1.5 })];
  const first = (await floor.send(aCart(drinks, at))).ok.orderId;
  await floor.sendOrder(at);
  const added = async (station: string) =>
    (await floor.cook.call(kitchenBoard, { query: { station } })).ok.orders.map(({ stations }) =>
      stations.filter(({ slug }) => slug === station).map(({ is_added }) => is_added),
    );
  expect(await added("kitchen")).toEqual([[false]]);
  expect(await added("bar")).toEqual([[false], [true]]);
  await floor.admin.call(cancelOrders, { body: { orderIds: [first] } });
  expect((await added("bar")).at(-1)).toEqual([false]);
});
