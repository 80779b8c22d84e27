import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import { createDiscountCode } from "../../../../../db/seeds/charge.ts";
import { completeOrders, listOrders } from "../../../../contract/orders.ts";
import { paymentSummary, payPart, undoPart } from "../../../../contract/payments.ts";
import type { OrderId } from "../../../../domain/ids.ts";
import { aFloor, aKey, type Floor } from "../../../testing/floor.ts";

type PartBody = z.input<typeof payPart.body>;

// The four lines of an order: 3.00 and 1.50 with IVA inside, 2.00 with IVA on top, 3.00 without tax: 9.76.
const TOTAL = 976;
const dollars = (amount: number) => amount / 100;

function partBody(
  floor: Floor,
  orderIds: readonly OrderId[],
  rest: Partial<PartBody> & { amount: number },
): PartBody {
  const { amount, ...body } = rest;
  return {
    uuid: randomUUID(),
    orderIds: [...orderIds],
    expectedBalance: dollars(TOTAL),
    part: { kind: "amount", amount: dollars(amount) },
    tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount: dollars(amount) }],
    ...body,
  };
}

const pay = (floor: Floor, body: PartBody) => floor.admin.call(payPart, { body, headers: aKey() });
const summaryOf = async (floor: Floor, orderIds: readonly OrderId[]) =>
  (await floor.admin.call(paymentSummary, { body: { orderIds: [...orderIds] } })).ok;

test("what is ordered after a part was paid belongs to the same bill: one balance everywhere, and nothing is charged twice", async () => {
  const floor = await aFloor();
  const at = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const first = await floor.sendReadyOrder(at);
  await pay(floor, partBody(floor, [first], { amount: 276 }));
  const second = await floor.sendOrder(at);
  const card = async () => (await floor.admin.call(listOrders)).ok.groups[0];
  expect(await card()).toMatchObject({ balance: 700 + TOTAL, order_ids: [first, second] });
  // Whichever orders a till still thinks of, it is told of the whole bill.
  for (const ids of [[first], [first, second]]) {
    const summary = await summaryOf(floor, ids);
    expect([summary.balance, summary.orders.map(({ id }) => id)]).toEqual([700 + TOTAL, [first, second]]);
    expect(summary.summary.total).toBe(2 * TOTAL);
  }
  // Who does not know of the second round is told, and nothing is completed or charged.
  const unseen = await pay(floor, partBody(floor, [first], { amount: 700, expectedBalance: 7 }));
  expect(unseen.error).toMatchObject({ code: "balance_changed", details: { newBalance: 16.76 } });
  const waiting = await pay(floor, partBody(floor, [first, second], { amount: 700, expectedBalance: 16.76 }));
  expect(waiting.error.code).toBe("order_not_payable");
  const statuses = await floor.rows(
    "select distinct status from order_lines where tenant_id = $1 and order_id = $2",
    second,
  );
  expect(statuses).not.toContainEqual({ status: "completed" });
  await floor.admin.call(completeOrders, { body: { orderIds: [second] } });
  const part = await pay(floor, partBody(floor, [first, second], { amount: 700, expectedBalance: 16.76 }));
  expect(part.ok.balance).toBe(TOTAL);
  // A third round after that, and all that is left at once.
  const third = await floor.sendReadyOrder(at);
  expect((await card())?.balance).toBe(2 * TOTAL);
  const all = [first, second, third];
  const rest = await pay(
    floor,
    partBody(floor, all, { amount: 2 * TOTAL, expectedBalance: 19.52, part: { kind: "share", parts: 1 } }),
  );
  expect(rest.ok.balance).toBe(0);
  expect(await card()).toBeUndefined();
  const [sums] = await floor.rows(
    `select (select sum(total_cents)::integer from invoices where tenant_id = $1) as total,
       (select sum(amount_cents)::integer from payments where tenant_id = $1) as paid,
       (select sum(line_total_cents)::integer from invoice_lines where tenant_id = $1) as listed,
       (select total_cents::integer from bills where tenant_id = $1) as bill,
       (select count(*)::integer from orders where tenant_id = $1 and payment_status = 'paid') as orders,
       (select closed_at is not null from accounts where tenant_id = $1) as closed`,
  );
  expect(sums).toEqual({
    total: 3 * TOTAL,
    paid: 3 * TOTAL,
    listed: 3 * 950,
    bill: 3 * TOTAL,
    orders: 3,
    closed: true,
  });
});

test("a later round has none of the discount, and undoing every part gives all rounds back", async () => {
  const floor = await aFloor();
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createDiscountCode(tx, { code: "DIEZ", off: { percent: 1000 } }),
  );
  const at = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  const first = await floor.sendReadyOrder(at);
  const body = { orderIds: [first], discountCode: "DIEZ" };
  const discounted = (await floor.admin.call(paymentSummary, { body })).ok.balance;
  const expectedBalance = dollars(discounted);
  const { ok } = await pay(
    floor,
    partBody(floor, [first], { amount: 100, expectedBalance, discountCode: "DIEZ" }),
  );
  const second = await floor.sendReadyOrder(at);
  expect((await summaryOf(floor, [second])).balance).toBe(discounted - 100 + TOTAL);
  await pay(
    floor,
    partBody(floor, [first, second], { amount: 100, expectedBalance: dollars(discounted - 100 + TOTAL) }),
  );
  const parts = (await summaryOf(floor, [first])).parts.map(({ invoice_id }) => invoice_id);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toBe(ok.invoice_id);
  for (const invoiceId of parts)
    await floor.admin.call(undoPart, {
      body: { uuid: randomUUID(), invoiceId, reason: "Se cobró mal" },
      headers: aKey(),
    });
  expect((await summaryOf(floor, [first, second])).balance).toBe(2 * TOTAL);
  const loose = await floor.rows("select distinct bill_id, bill_round from orders where tenant_id = $1");
  expect(loose).toEqual([{ bill_id: null, bill_round: 0 }]);
});
