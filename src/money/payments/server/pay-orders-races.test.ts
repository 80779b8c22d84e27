import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { waitingOnLocks } from "#app/server/testing/holding-commits.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { cancelOrders, completeOrders } from "#service/orders/contract/orders.ts";
import { payOrders } from "../contract/payments.ts";

interface Money {
  readonly invoices: number;
  readonly payments: number;
  readonly last_no: number;
}

async function moneyOf(floor: Floor): Promise<Money> {
  const [row] = await floor.rows<Money>(
    `select (select count(*)::integer from invoices where tenant_id = $1) as invoices,
       (select count(*)::integer from payments where tenant_id = $1) as payments,
       (select coalesce(max(invoice_no), 0)::integer from invoices where tenant_id = $1) as last_no`,
  );
  if (!row) throw new Error("A select without a from gives one row");
  return row;
}

test("eight cashiers press Pay at once: one invoice, seven clear refusals", async () => {
  const floor = await aFloor();
  const body = await floor.payBody([await floor.sendReadyOrder(), await floor.sendReadyOrder()]);
  const replies = await Promise.all(
    eight.map((_, index) =>
      floor.admin.call(payOrders, {
        body: {
          ...body,
          uuid: randomUUID(),
          orderIds: index % 2 === 0 ? body.orderIds : body.orderIds.toReversed(),
        },
        headers: aKey(),
      }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(new Set(refused.map((reply) => reply.error.code))).toEqual(new Set(["order_already_paid"]));
  expect(await moneyOf(floor)).toEqual({ invoices: 1, payments: 1, last_no: 1 });
});

test("one payment sent eight times at once is one payment with equal answers", async () => {
  const floor = await aFloor();
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  const replies = await Promise.all(eight.map(() => floor.admin.call(payOrders, { body, headers: aKey() })));
  expect(replies[0]?.ok.invoice_no).toBe(1);
  expect(new Set(replies.map((reply) => reply.raw)).size).toBe(1);
  expect(await moneyOf(floor)).toEqual({ invoices: 1, payments: 1, last_no: 1 });
});

test("eight bills paid at once get the numbers one to eight without a gap", async () => {
  const floor = await aFloor();
  const bodies = [];
  for (const _ of eight) bodies.push(await floor.payBody([await floor.sendReadyOrder()]));
  const replies = await Promise.all(
    bodies.map((body) => floor.admin.call(payOrders, { body, headers: aKey() })),
  );
  const numbers = replies.map((reply) => reply.ok.invoice_no).toSorted((a, b) => a - b);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("of paying and cancelling at once exactly one happens", async () => {
  const floor = await aFloor();
  for (const _ of eight) {
    const orderId = await floor.sendReadyOrder();
    const body = await floor.payBody([orderId]);
    const before = await moneyOf(floor);
    const replies = await Promise.all(
      eight.map((_, index) =>
        index % 2 === 0
          ? floor.admin.call(payOrders, { body: { ...body, uuid: randomUUID() }, headers: aKey() })
          : floor.admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() }),
      ),
    );
    const [order] = await floor.rows<{ payment_status: string; is_cancelled: boolean }>(
      "select payment_status, cancelled_at is not null as is_cancelled from orders where tenant_id = $1 and id = $2",
      orderId,
    );
    const paid = replies.filter((reply, index) => index % 2 === 0 && reply.status === 200).length;
    expect(order).toEqual(
      paid === 1
        ? { payment_status: "paid", is_cancelled: false }
        : { payment_status: "unpaid", is_cancelled: true },
    );
    const after = await moneyOf(floor);
    expect(after.invoices - before.invoices).toBe(paid);
  }
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("completing an order while the kitchen taps its lines completes every line", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const lines = await floor.rows<{ id: number }>(
    `select l.id from order_lines l join stations s on s.tenant_id = l.tenant_id and s.id = l.station_id
      where l.tenant_id = $1 and l.order_id = $2 and s.slug = 'kitchen'`,
    orderId,
  );
  const taps = [...lines, ...lines].flatMap(({ id }) =>
    (["preparing", "completed"] as const).map((status) =>
      floor.cook.call(kitchenLineStatus, { params: { itemId: id }, body: { status }, headers: aKey() }),
    ),
  );
  const done = floor.admin.call(completeOrders, { body: { orderIds: [orderId] }, headers: aKey() });
  const replies = await Promise.all([...taps, done]);
  for (const reply of replies) if (reply.status !== 200) expect(reply.error.code).toBe("line_status_refused");
  expect((await done).status).toBe(200);
  expect(
    await floor.rows(
      "select distinct status from order_lines where tenant_id = $1 and order_id = $2",
      orderId,
    ),
  ).toEqual([{ status: "completed" }]);
});

test("a round that is being sent while its table pays keeps the account open", async () => {
  const floor = await aFloor();
  const table = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const orderId = await floor.sendReadyOrder(table);
  const body = await floor.payBody([orderId]);
  const [sent, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sending = floor.server.db.inTenant(floor.small.tenantId, async (tx) => {
    await tx.query({
      text: `with account as (
          select a.id from accounts a where a.tenant_id = $1 and a.closed_at is null for no key update
        )
        insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date)
        select $1, gen_random_uuid(), account.id, 99, 99, 2, current_date from account`,
      values: [tx.tenantId],
    });
    sent.resolve();
    await committing.promise;
  });
  await sent.promise;
  const paying = floor.admin.call(payOrders, { body, headers: aKey() });
  await expect.poll(() => waitingOnLocks(floor.server.db)).toBe(1);
  committing.resolve();
  await sending;
  expect((await paying).ok.invoice_no).toBe(1);
  expect(await floor.rows("select closed_at from accounts where tenant_id = $1")).toEqual([
    { closed_at: null },
  ]);
});
