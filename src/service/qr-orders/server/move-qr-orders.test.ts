import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import type { AccountId, OrderId } from "#platform/domain/ids.ts";
import { mergeAccounts, moveToTable, undoAccountChange } from "#service/orders/contract/accounts.ts";

const at = (floor: Floor, table: 0 | 1 | 2) =>
  ({ deliveryType: "dinein", tableId: floor.small.tables[table] }) as const;

/** Order that a guest of the table placed with its code; nobody has taken it yet. */
const guestOrders = (floor: Floor, table: 0 | 1 | 2) =>
  floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: floor.small.tables[table], lines: [{ item: floor.small.items.carne }] }),
  );

/** Titles of the tables at which guests' orders wait, in the order in which they came. */
async function waitingAt(floor: Floor): Promise<string[]> {
  const rows = await floor.rows<{ title: string }>(
    `select t.title from qr_orders q join store_tables t on t.tenant_id = $1 and t.id = q.table_id
     where q.tenant_id = $1 and q.status = 'pending' order by q.id`,
  );
  return rows.map(({ title }) => title);
}

async function accountOf(floor: Floor, orderId: OrderId) {
  const rows = await floor.rows<{ account_id: AccountId }>(
    "select account_id from orders where tenant_id = $1 and id = $2",
    orderId,
  );
  return rows.map((row) => row.account_id);
}

const qrOrderEvents = (floor: Floor) =>
  floor.server.events.filter(({ event }) => event.type === "qr_order_updated");

test("what guests ordered themselves moves with their party and back", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder(at(floor, 0));
  await guestOrders(floor, 0);
  await guestOrders(floor, 2);
  const newTableId = floor.small.tables[1];
  const moved = await floor.waiter.call(moveToTable, { body: { orderIds: [orderId], newTableId } });
  expect(await waitingAt(floor)).toEqual(["Mesa 2", "Mesa 3"]);
  expect(qrOrderEvents(floor)).toHaveLength(1);
  await floor.waiter.call(undoAccountChange, { body: { changeId: moved.ok.change_id } });
  expect(await waitingAt(floor)).toEqual(["Mesa 1", "Mesa 3"]);
  expect(qrOrderEvents(floor)).toHaveLength(2);
});

test("it stays while another party sits at the table, and goes with the last one", async () => {
  const floor = await aFloor();
  const first = await floor.sendOrder(at(floor, 1));
  const second = await floor.sendOrder(at(floor, 0));
  const [leaving] = floor.small.tables;
  await floor.waiter.call(moveToTable, { body: { orderIds: [first], newTableId: leaving } });
  await guestOrders(floor, 0);
  const newTableId = floor.small.tables[2];
  await floor.waiter.call(moveToTable, { body: { orderIds: [first], newTableId } });
  expect(await waitingAt(floor)).toEqual(["Mesa 1"]);
  const accountIds = await accountOf(floor, second);
  const [intoAccountId] = await accountOf(floor, first);
  if (!intoAccountId) throw new Error("The order stands in an account");
  await floor.waiter.call(mergeAccounts, { body: { accountIds, intoAccountId } });
  expect(await waitingAt(floor)).toEqual(["Mesa 3"]);
});
