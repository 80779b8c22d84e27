import { expect, test } from "vitest";
import { approvalOf } from "#app/server/testing/approval-of.ts";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { createPin } from "#app/server/testing/slow/create-pin.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { voidLines } from "../../contract/accounts.ts";
import { cancelOrders, listOrders, updateLineStatus } from "../../contract/orders.ts";
import { commonColumns } from "./split-line.ts";

const full = [20_000, 5_000];
/** Without two pupusas of corn with cheese (200 masa, 180 queso) and a quesadilla (250 queso). */
const sent = [19_800, 4_570];

async function stockOf(floor: Floor): Promise<number[]> {
  const rows = await floor.rows<{ quantity: number }>(
    "select quantity from inventory_items where tenant_id = $1 order by id",
  );
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
  return rows.map((row) => row.quantity);
}

async function anOrder(floor: Floor) {
  const orderId = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const lines = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );
  const [pupusas = 0, quesadilla = 0] = lines.map((line) => line.id);
  return { orderId, pupusas, quesadilla };
}

const begin = (floor: Floor, itemId: number) =>
  floor.cook.call(kitchenLineStatus, { params: { itemId }, body: { status: "preparing" } });

const changesOf = (floor: Floor) =>
  floor.rows<object>(
    `select kind, quantity, line_status, reason, acknowledged_at is not null as done
     from order_line_changes where tenant_id = $1 order by id`,
  );

function voiding(orderId: OrderId, itemId: number, quantity: number, of: number) {
  return { orderId, lines: [{ itemId, quantity, of }], reason: null };
}

test("one of two dishes nobody has begun is removed: its stock returns", async () => {
  const floor = await aFloor();
  const { orderId, pupusas } = await anOrder(floor);
  expect(await stockOf(floor)).toEqual(sent);
  const reply = await floor.waiter.call(voidLines, { body: voiding(orderId, pupusas, 1, 2) });
  expect(reply.ok.message).toBe("1 item was voided.");
  expect(await stockOf(floor)).toEqual([19_900, 4_660]);
  const [order] = (await floor.waiter.call(listOrders)).ok.groups[0]?.orders ?? [];
  expect(order?.items.find((item) => item.id === pupusas)?.quantity).toBe(1);
  expect(order?.voided_items).toEqual([]);
  expect(await changesOf(floor)).toEqual([
    { kind: "reduced", quantity: 1, line_status: "created", reason: null, done: true },
  ]);
  await floor.waiter.call(voidLines, { body: voiding(orderId, pupusas, 1, 1) });
  expect(await stockOf(floor)).toEqual([20_000, 4_750]);
});

test("a begun dish is struck through with its reason, and acknowledged", async () => {
  const floor = await aFloor();
  const { orderId, pupusas } = await anOrder(floor);
  await begin(floor, pupusas);
  const request = voiding(orderId, pupusas, 1, 2);
  const without = await floor.admin.call(voidLines, { body: request });
  expect(without.error).toMatchObject({
    code: "void_reason_required",
    details: { title: "Pupusa de queso" },
  });
  await floor.admin.call(voidLines, { body: { ...request, reason: "made_wrong" } });
  expect(await stockOf(floor)).toEqual(sent);
  const [order] = (await floor.waiter.call(listOrders)).ok.groups[0]?.orders ?? [];
  expect(order?.items[0]).toMatchObject({ id: pupusas, quantity: 1, status: "preparing" });
  expect(order?.voided_items).toMatchObject([
    { item_title: "Pupusa de queso", variant_title: "De maíz", quantity: 1, reason: "made_wrong" },
  ]);
  expect(await changesOf(floor)).toEqual([
    { kind: "reduced", quantity: 1, line_status: "preparing", reason: "made_wrong", done: false },
  ]);
  const lineChangeEvents = floor.server.events.filter(
    ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "line_change",
  );
  expect(lineChangeEvents).toMatchObject([{ event: { orderIds: [orderId] } }]);
  const audit = await floor.rows<object>(
    "select action, reason, user_id, approver_id from audit_entries where tenant_id = $1 order by id",
  );
  expect(audit).toEqual([
    {
      action: "order_line.cancelled",
      reason: "made_wrong",
      user_id: floor.admin.userId,
      approver_id: null,
    },
  ]);
});

test("a waiter voids what was begun only with a manager's PIN, who is written down", async () => {
  const floor = await aFloor();
  const { orderId, pupusas, quesadilla } = await anOrder(floor);
  await begin(floor, pupusas);
  await begin(floor, quesadilla);
  const manager = await aPerson(floor.server, floor.small.tenantId, { scope: ["OPERATIONS_MANAGER"] });
  await createPin(floor.server.db, { tenantId: floor.small.tenantId, userId: manager.userId }, "4821");
  const body = { ...voiding(orderId, pupusas, 2, 2), reason: "guest_left" } as const;
  const refused = await floor.waiter.call(voidLines, { body });
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "order.void", subject: orderId, pieces: 2, amount: 3, reason: "guest_left" },
  });
  const other = await floor.waiter.call(updateLineStatus, {
    params: { itemId: quesadilla },
    body: { status: "cancelled" },
  });
  expect(other.error.code).toBe("approval_required");
  const approval = await approvalOf(refused, floor.waiter, { userId: manager.userId, pin: "4821" });
  expect((await floor.waiter.call(voidLines, { body: { ...body, approval } })).status).toBe(200);
  const again = { ...voiding(orderId, quesadilla, 1, 1), reason: "guest_left", approval } as const;
  expect((await floor.waiter.call(voidLines, { body: again })).error.code).toBe("approval_invalid");
  const audit = await floor.rows<{ approver_id: number }>(
    "select approver_id from audit_entries where tenant_id = $1 and action = 'order_line.cancelled' order by id",
  );
  expect(audit).toEqual([{ approver_id: manager.userId }]);
});

test("voiding the same dish eight times at once takes it off once", async () => {
  const floor = await aFloor();
  const { orderId, pupusas } = await anOrder(floor);
  const replies = await Promise.all(
    eight.map(() => floor.waiter.call(voidLines, { body: voiding(orderId, pupusas, 1, 2) })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const codes = replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code);
  expect(new Set(codes)).toEqual(new Set(["line_changed"]));
  expect(await stockOf(floor)).toEqual([19_900, 4_660]);
});

test("voiding while the kitchen begins: it is gone, or the waiter is asked why", async () => {
  for (const round of [1, 2, 3, 4]) {
    const floor = await aFloor();
    const { orderId, quesadilla } = await anOrder(floor);
    const replies = await Promise.all(
      eight.map((_, index) =>
        index % 2 === round % 2
          ? floor.admin.call(voidLines, { body: voiding(orderId, quesadilla, 1, 1) })
          : begin(floor, quesadilla),
      ),
    );
    const [line] = await floor.rows<{ status: string; void_reason: string | null }>(
      "select status, void_reason from order_lines where tenant_id = $1 and id = $2",
      quesadilla,
    );
    const codes = new Set(
      replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code as string),
    );
    const stock = await stockOf(floor);
    if (line?.status === "cancelled") {
      expect([...codes].toSorted()).toEqual(["line_changed", "line_status_refused"]);
      expect(stock).toEqual([19_800, 4_820]);
    } else {
      expect(line).toEqual({ status: "preparing", void_reason: null });
      expect([...codes]).toEqual(["void_reason_required"]);
      expect(stock).toEqual(sent);
    }
  }
});

test("a struck dish that is taken up again is no cancel entry any more", async () => {
  const floor = await aFloor();
  const { orderId, quesadilla } = await anOrder(floor);
  await begin(floor, quesadilla);
  await floor.admin.call(voidLines, { body: { ...voiding(orderId, quesadilla, 1, 1), reason: "other" } });
  await floor.admin.call(updateLineStatus, {
    params: { itemId: quesadilla },
    body: { status: "preparing" },
  });
  expect(await changesOf(floor)).toMatchObject([{ kind: "cancelled", reason: "other", done: true }]);
  const [order] = (await floor.waiter.call(listOrders)).ok.groups[0]?.orders ?? [];
  expect(order?.voided_items).toEqual([]);
});

test("voiding everything of an order closes its account", async () => {
  const floor = await aFloor();
  const { orderId, pupusas, quesadilla } = await anOrder(floor);
  const orderLines = await floor.rows<{ id: number; quantity: number }>(
    "select id, quantity from order_lines where tenant_id = $1 and order_id = $2",
    orderId,
  );
  const lines = orderLines.map(({ id, quantity }) => ({ itemId: id, quantity, of: quantity }));
  expect([pupusas, quesadilla].every((id) => lines.some((line) => line.itemId === id))).toBe(true);
  await floor.waiter.call(voidLines, { body: { orderId, lines, reason: null } });
  expect(await stockOf(floor)).toEqual(full);
  expect((await floor.waiter.call(listOrders)).ok.groups).toEqual([]);
});

test("a waiter cancels a whole account as its dishes", async () => {
  const floor = await aFloor();
  const { orderId, pupusas } = await anOrder(floor);
  const fresh = await floor.sendOrder();
  const second = await anOrder(floor);
  const third = await anOrder(floor);
  const cancel = (orderIds: OrderId[], approval?: string) =>
    floor.waiter.call(cancelOrders, {
      body: { orderIds, reason: "guest_left", ...(approval && { approval }) },
    });
  expect((await cancel([fresh])).status).toBe(200);
  await begin(floor, pupusas);
  await begin(floor, second.pupusas);
  const manager = await aPerson(floor.server, floor.small.tenantId, { scope: ["OPERATIONS_MANAGER"] });
  await createPin(floor.server.db, { tenantId: floor.small.tenantId, userId: manager.userId }, "4821");
  const orders = [orderId, second.orderId];
  const refused = await cancel(orders);
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "order.void", subject: orderId },
  });
  const approval = await approvalOf(refused, floor.waiter, { userId: manager.userId, pin: "4821" });
  for (const others of [[orderId], [second.orderId], [orderId, third.orderId], [...orders, third.orderId]])
    expect((await cancel(others, approval)).error.code).toBe("approval_invalid");
  expect((await cancel(orders, approval)).status).toBe(200);
  const audit = await floor.rows<{ approver_id: number | null }>(
    "select approver_id from audit_entries where tenant_id = $1 and action = 'order.cancelled' order by id",
  );
  const byManager = { approver_id: manager.userId };
  expect(audit).toEqual([{ approver_id: null }, byManager, byManager]);
});

test("cancelling a whole account keeps its reason on what was begun", async () => {
  const floor = await aFloor();
  const { orderId, quesadilla } = await anOrder(floor);
  await begin(floor, quesadilla);
  await floor.admin.call(cancelOrders, { body: { orderIds: [orderId], reason: "guest_left" } });
  const rows = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 and void_reason = 'guest_left'",
  );
  expect(rows.map((row) => row.id)).toEqual([quesadilla]);
});

test("a part split off a line is like it in every column there is", async () => {
  const floor = await aFloor();
  const { orderId, pupusas } = await anOrder(floor);
  await begin(floor, pupusas);
  await floor.rows("update order_lines set seat = 2 where tenant_id = $1");
  await floor.admin.call(voidLines, { body: { ...voiding(orderId, pupusas, 1, 2), reason: "other" } });
  const columns = await floor.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'order_lines' and $1::bigint is not null order by 1 -- tenant_id`,
  );
  const ownColumns = [
    "id",
    "client_uuid",
    "combo_uuid",
    "discount_cents",
    "quantity",
    "stock_held",
    "order_id",
    "tenant_id",
    "withdrawn_quantity",
  ];
  const knownColumns = [...columnsOfSplit(), ...ownColumns].toSorted();
  expect(columns.map((column) => column.name)).toEqual(knownColumns);
});

/** Columns that `splitLine` names; a column that a migration adds belongs here. */
function columnsOfSplit(): string[] {
  return commonColumns.split(",").map((name) => name.trim());
}
