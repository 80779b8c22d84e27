import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { insertMovements, stockDifferences } from "#db/seeds/stock.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { type InventoryItemId, type OrderId, toId } from "#platform/domain/ids.ts";
import { cancelOrders, completeOrders, listOrders, updateLineStatus } from "../../contract/orders.ts";

/** Thousandths of masa and queso in stock. */
async function stockOf(floor: Floor): Promise<number[]> {
  const rows = await floor.rows<{ quantity: number }>(
    "select quantity from inventory_items where tenant_id = $1 order by id",
  );
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
  return rows.map((row) => row.quantity);
}

const full = [20_000, 5_000];
/** Two pupusas of corn with cheese and a quesadilla less. */
const afterSending = [19_800, 4_570];
const afterQuesadillaReturned = [19_800, 4_820];

async function linesOf(floor: Floor, orderId: OrderId): Promise<{ id: number; status: string }[]> {
  return floor.rows(
    "select id, status from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );
}

async function aQuesadilla(floor: Floor): Promise<{ orderId: OrderId; itemId: number }> {
  const orderId = await floor.sendOrder();
  const [, quesadilla] = await linesOf(floor, orderId);
  return { orderId, itemId: quesadilla?.id ?? 0 };
}

function set(floor: Floor, itemId: number, status: "preparing" | "completed" | "delivered" | "cancelled") {
  return floor.waiter.call(updateLineStatus, { params: { itemId }, body: { status }, headers: aKey() });
}

test("a line cancelled before it was begun returns what it took", async () => {
  const floor = await aFloor();
  const { itemId } = await aQuesadilla(floor);
  expect(await stockOf(floor)).toEqual(afterSending);
  await floor.rows("update recipe_items set quantity = quantity * 2 where tenant_id = $1");
  expect((await set(floor, itemId, "cancelled")).ok.message).toBe("Quesadilla was voided.");
  expect(await stockOf(floor)).toEqual(afterQuesadillaReturned);
});

test("cancelling one line eight times at once returns its stock once", async () => {
  const floor = await aFloor();
  const { itemId } = await aQuesadilla(floor);
  const cancelled = await Promise.all(eight.map(() => set(floor, itemId, "cancelled")));
  expect(cancelled.map((reply) => reply.status)).toEqual(eight.map(() => 200));
  expect(await stockOf(floor)).toEqual(afterQuesadillaReturned);
  await Promise.all(eight.map(() => set(floor, itemId, "preparing")));
  expect(await stockOf(floor)).toEqual(afterSending);
  const audit = await floor.rows<{ action: string; before: { status: string }; after: { status: string } }>(
    "select action, before, after from audit_entries where tenant_id = $1 order by id",
  );
  expect(audit.map(({ action, before, after }) => [action, before.status, after.status])).toEqual([
    ["order_line.cancelled", "created", "cancelled"],
    ["order_line.revived", "cancelled", "preparing"],
  ]);
});

test("a dish that was begun has used its ingredients", async () => {
  const floor = await aFloor();
  const { itemId } = await aQuesadilla(floor);
  for (const status of ["preparing", "cancelled", "delivered", "cancelled"] as const) {
    const moved = await floor.admin.call(updateLineStatus, { params: { itemId }, body: { status } });
    expect(moved.status).toBe(200);
  }
  expect(await stockOf(floor)).toEqual(afterSending);
});

test("a line cannot be taken up again without its ingredients", async () => {
  const floor = await aFloor();
  const { itemId } = await aQuesadilla(floor);
  await set(floor, itemId, "cancelled");
  const held = await floor.rows<{ item: InventoryItemId; quantity: number }>(
    "select id as item, 100 - quantity as quantity from inventory_items where tenant_id = $1",
  );
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    insertMovements(
      tx,
      held.map((row) => ({ ...row, cause: "wastage" as const, at: new Date() })),
    ),
  );
  const refused = await set(floor, itemId, "preparing");
  expect(refused.error).toMatchObject({ code: "insufficient_stock", details: { ingredient: "Queso" } });
  expect(await stockOf(floor)).toEqual([100, 100]);
});

test("cancelling orders cancels their lines and returns stock once", async () => {
  const floor = await aFloor();
  const orderIds = [await floor.sendOrder(), await floor.sendOrder()];
  const replies = await Promise.all(
    eight.map((_, index) =>
      floor.admin.call(cancelOrders, {
        body: { orderIds: index % 2 === 0 ? orderIds : orderIds.toReversed() },
        headers: { ...aKey(), "accept-language": "es" },
      }),
    ),
  );
  expect(new Set(replies.map((reply) => reply.ok.message))).toEqual(new Set(["Se anularon 2 órdenes."]));
  expect(await stockOf(floor)).toEqual(full);
  const closed = await floor.rows<{ done: boolean }>(
    "select closed_at is not null as done from accounts where tenant_id = $1",
  );
  expect(closed).toEqual([{ done: true }, { done: true }]);
  const audit = await floor.rows<{ action: string; count: number; user_id: number }>(
    "select action, user_id, count(*)::integer as count from audit_entries where tenant_id = $1 group by 1, 2 order by 1",
  );
  expect(audit).toEqual([
    { action: "order.cancelled", count: 2, user_id: floor.admin.userId },
    { action: "order_line.cancelled", count: 8, user_id: floor.admin.userId },
  ]);
  const updates = floor.server.events.filter(
    ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "order_update",
  );
  expect(updates).toEqual([{ tenantId: floor.small.tenantId, event: { type: "order_update", orderIds } }]);
});

test("of several orders none is cancelled or completed when one is paid", async () => {
  const floor = await aFloor();
  const paid = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  await floor.admin.call(payOrders, { body: await floor.payBody([paid]) });
  const gone = await floor.sendOrder();
  await floor.admin.call(cancelOrders, { body: { orderIds: [gone] } });
  const open = await floor.sendOrder();
  const refusals = [];
  for (const other of [paid, gone, toId<"Order">(999_999)]) {
    const body = { orderIds: [open, other] };
    if (other !== gone) refusals.push((await floor.admin.call(cancelOrders, { body })).error.code);
    refusals.push((await floor.admin.call(completeOrders, { body })).error.code);
  }
  expect(refusals).toEqual([
    "order_already_paid",
    "order_already_paid",
    "order_cancelled",
    "not_found",
    "not_found",
  ]);
  expect((await linesOf(floor, open)).map((line) => line.status)).toEqual([
    "created",
    "created",
    "created",
    "created",
  ]);
});

test("completing leaves delivered and cancelled lines as they are", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const [first, second] = await linesOf(floor, orderId);
  await set(floor, first?.id ?? 0, "delivered");
  await set(floor, second?.id ?? 0, "cancelled");
  const done = await floor.admin.call(completeOrders, { body: { orderIds: [orderId] } });
  expect(done.ok.message).toBe("The order is ready.");
  expect((await linesOf(floor, orderId)).map((line) => line.status)).toEqual([
    "delivered",
    "cancelled",
    "completed",
    "completed",
  ]);
});

test("an order whose last line is cancelled leaves the open accounts", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const lines = await linesOf(floor, orderId);
  for (const line of lines) await set(floor, line.id, "cancelled");
  expect((await floor.waiter.call(listOrders)).ok.groups).toEqual([]);
  await set(floor, lines[0]?.id ?? 0, "preparing");
  const { groups } = (await floor.waiter.call(listOrders)).ok;
  expect(groups[0]?.orders.map((order) => [order.id, order.items.length])).toEqual([[orderId, 1]]);
});

test("nothing moves out of a paid order", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  const [line] = await linesOf(floor, orderId);
  expect((await set(floor, line?.id ?? 0, "cancelled")).error.code).toBe("order_already_paid");
});
