import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { createDiscountCode, type NewDiscountCode } from "#db/seeds/charge.ts";
import { orderReceipt } from "#money/receipts/contract/receipts.ts";
import type { AccountId, InvoiceId, OrderId, TableId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { moveToTable, voidLines } from "#service/orders/contract/accounts.ts";
import { giveBillDiscount } from "#service/orders/contract/discounts.ts";
import { listOrders, readOpenFigures } from "#service/orders/contract/orders.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { paymentSummary, payOrders, payPart, undoPart } from "../../contract/payments.ts";

type PartBody = z.input<typeof payPart.body>;

/** Beers of three dollars without tax, sent to a table; not ready. */
async function sendBeers(
  floor: Floor,
  quantity = 1,
  tableId: TableId = floor.small.tables[0],
): Promise<OrderId> {
  const { cerveza } = floor.small.items;
  const reply = await floor.send(
    aCart([aLine({ id: cerveza.id, price: 3, quantity })], { deliveryType: "dinein", tableId }),
  );
  return reply.ok.orderId;
}

/** An account of nine dollars of which two are paid, and a dessert of three that was sent since. */
async function aBegunAccount(floor: Floor) {
  const first = await sendBeers(floor, 3);
  await pay(floor, [first], { balance: 900, amount: 200, completes: true });
  return { first, later: await sendBeers(floor) };
}

interface PayInput {
  readonly balance: number;
  readonly amount: number;
  readonly part?: PartBody["part"];
  readonly completes?: boolean;
  readonly discountCode?: string;
}

const tryToPay = (floor: Floor, orderIds: readonly OrderId[], { balance, amount, part, ...rest }: PayInput) =>
  floor.admin.call(payPart, {
    body: {
      uuid: randomUUID(),
      orderIds: [...orderIds],
      expectedBalance: balance / 100,
      part: part ?? { kind: "amount", amount: amount / 100 },
      tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount: amount / 100 }],
      ...rest,
    },
    headers: aKey(),
  });
const pay = async (...[floor, orderIds, input]: Parameters<typeof tryToPay>) =>
  (await tryToPay(floor, orderIds, input)).ok;

const undo = async (floor: Floor, invoiceId: InvoiceId) =>
  (
    await floor.admin.call(undoPart, {
      body: { uuid: randomUUID(), invoiceId, reason: "Otra tarjeta" },
      headers: aKey(),
    })
  ).ok.balance;

const cardOf = async (floor: Floor) => (await floor.admin.call(listOrders)).ok.groups[0];
const summaryOf = async (floor: Floor, orderIds: readonly OrderId[]) =>
  (await floor.admin.call(paymentSummary, { body: { orderIds: [...orderIds] } })).ok;

const statusOf = async (floor: Floor, orderId: OrderId) =>
  required(
    (
      await floor.rows<{ status: LineStatus }>(
        "select status from order_lines where tenant_id = $1 and order_id = $2",
        orderId,
      )
    )[0],
    "a line",
  ).status;

/** What every paid part that stands has of each line: never more than all of it. */
const invoiced = async (floor: Floor) =>
  floor.rows<{ orderId: OrderId; total: number; pieces: number }>(
    `select l.order_id as "orderId", sum(x.line_total_cents)::integer as total,
       sum(x.portion_numerator::numeric / x.portion_denominator)::float as pieces
     from invoice_lines x join order_lines l on l.tenant_id = $1 and l.id = x.order_line_id
     where x.tenant_id = $1 and not exists (
       select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = x.invoice_id)
     group by l.order_id order by l.order_id`,
  );

test("a dessert sent after a part was paid is in one balance everywhere", async () => {
  const table = await aGuestTable();
  const phone = table.aPhone();
  await phone.join("Ana");
  const { id } = (await phone.order()).ok;
  const guests = await table.take(id);
  await pay(table, [guests], { balance: 150, amount: 50, completes: true });
  const later = await sendBeers(table);
  const left = 100 + 300;
  expect(await cardOf(table)).toMatchObject({ balance: left, order_ids: [guests, later] });
  expect((await table.admin.call(readOpenFigures)).ok.amount).toBe(left);
  const summary = await summaryOf(table, [guests, later]);
  expect(summary).toMatchObject({ balance: left, summary: { total: 450 }, parts: [{ amount: 50 }] });
  expect(summary.orders.map((order) => order.id)).toEqual([guests, later]);
  expect(summary.lines.map(({ amount }) => amount)).toEqual([100, 300]);
  const paper = await table.admin.call(orderReceipt, { body: { orderIds: [guests, later] } });
  expect(paper.ok).toMatchObject({ payableTotal: 450, settled: { paid: 50, left } });
  const bill = (await phone.bill()).ok;
  expect(bill.summary.total).toBe(left);
  expect(bill.shares.map(({ amount }) => amount)).toEqual([100, 300]);
});

test("charging the card completes the dessert with the money", async () => {
  const floor = await aFloor();
  const { first, later } = await aBegunAccount(floor);
  expect((await cardOf(floor))?.balance).toBe(1_000);
  // Seen and not paid: the kitchen keeps it.
  expect((await summaryOf(floor, [first, later])).balance).toBe(1_000);
  expect(await statusOf(floor, later)).toBe("created");
  const rest = { balance: 1_000, amount: 1_000, part: { kind: "rest" } } as const;
  expect((await tryToPay(floor, [first, later], rest)).error.code).toBe("order_not_payable");
  const changed = { ...rest, balance: 700, completes: true };
  expect((await tryToPay(floor, [first, later], changed)).error.code).toBe("balance_changed");
  expect(await statusOf(floor, later)).toBe("created");
  expect(await pay(floor, [first, later], { ...rest, completes: true })).toMatchObject({ balance: 0 });
  expect(await statusOf(floor, later)).toBe("completed");
  expect(await invoiced(floor)).toEqual([
    { orderId: first, total: 900, pieces: 1 },
    { orderId: later, total: 300, pieces: 1 },
  ]);
  expect(await floor.rows("select 1 from accounts where tenant_id = $1 and closed_at is null")).toEqual([]);
});

test("charging what was there before leaves the dessert in the kitchen and on the card", async () => {
  const floor = await aFloor();
  const { first, later } = await aBegunAccount(floor);
  const { lines } = await summaryOf(floor, [first, later]);
  const old = required(lines[0], "the beers");
  const chosen = [{ order_line_id: old.order_line_id, portion: old.portion_left }];
  const part = { kind: "lines" as const, lines: chosen };
  await pay(floor, [first, later], { balance: 1_000, amount: 700, part, completes: true });
  expect(await statusOf(floor, later)).toBe("created");
  expect(await cardOf(floor)).toMatchObject({ balance: 300, order_ids: [first, later] });
  // A part of a dish that is not ready does not make it ready; the last of it does.
  await pay(floor, [first, later], { balance: 300, amount: 100, completes: true });
  expect(await statusOf(floor, later)).toBe("created");
  const third = await sendBeers(floor, 2);
  await pay(floor, [first, later, third], { balance: 800, amount: 800, completes: true });
  expect(await statusOf(floor, later)).toBe("completed");
  expect(await statusOf(floor, third)).toBe("completed");
  expect((await invoiced(floor)).map(({ total, pieces }) => [total, pieces])).toEqual([
    [900, 1],
    [300, 1],
    [600, 1],
  ]);
});

test("the whole of an account that is not ready is completed with its payment", async () => {
  const floor = await aFloor();
  const orderId = await sendBeers(floor);
  const body = await floor.payBody([orderId]);
  const call = (rest: Partial<typeof body>) =>
    floor.admin.call(payOrders, { body: { ...body, uuid: randomUUID(), ...rest }, headers: aKey() });
  expect((await call({})).error.code).toBe("order_not_payable");
  expect((await call({ completes: true, total: 2.99 })).error.code).toBe("total_changed");
  expect(await statusOf(floor, orderId)).toBe("created");
  expect((await call({ completes: true })).status).toBe(200);
  expect(await statusOf(floor, orderId)).toBe("completed");
});

test("a course that nobody fired is not completed by charging", async () => {
  const floor = await aFloor();
  const orderId = await sendBeers(floor);
  await floor.rows(
    "update order_lines set course = 2, held_until = 'infinity' where tenant_id = $1 returning id",
  );
  const rest = { balance: 300, amount: 300, part: { kind: "rest" }, completes: true } as const;
  expect((await tryToPay(floor, [orderId], rest)).error.code).toBe("courses_held");
  expect(await statusOf(floor, orderId)).toBe("created");
});

test("equal parts that are still to be paid share what is left, the dessert too", async () => {
  const floor = await aFloor();
  const first = await sendBeers(floor, 3);
  const share = (parts: number) => ({ kind: "share", parts }) as const;
  await pay(floor, [first], { balance: 900, amount: 300, part: share(3), completes: true });
  const later = await sendBeers(floor);
  await pay(floor, [first, later], { balance: 900, amount: 450, part: share(2), completes: true });
  const last = { balance: 450, amount: 450, part: share(1), completes: true };
  expect(await pay(floor, [first, later], last)).toMatchObject({ balance: 0 });
  expect((await invoiced(floor)).map(({ total }) => total)).toEqual([900, 300]);
});

test("the later round has the service charge that the bill was begun with", async () => {
  const floor = await aFloor();
  const set = (rate: number) =>
    floor.rows("update store_settings set service_charge_bp = $2 where tenant_id = $1 returning 1", rate);
  await set(1_000);
  const first = await sendBeers(floor, 3);
  await pay(floor, [first], { balance: 990, amount: 190, completes: true });
  await set(2_000);
  const later = await sendBeers(floor);
  expect((await cardOf(floor))?.balance).toBe(800 + 330);
  expect(await summaryOf(floor, [first, later])).toMatchObject({
    balance: 1_130,
    summary: { service_charge_total: 120, total: 1_320 },
    service_charge_rate: 1_000,
  });
});

test.each<[string, NewDiscountCode["off"], number]>([
  ["a percentage is taken off the later round too", { percent: 1_000 }, 270],
  ["of a fixed amount nothing is left for it", { amount: 90 }, 300],
])("%s", async (_, off, amount) => {
  const floor = await aFloor();
  const { db } = floor.server;
  await db.inTenant(floor.small.tenantId, (tx) =>
    createDiscountCode(tx, { code: "AMIGOS", off, maxUses: 1 }),
  );
  const first = await sendBeers(floor, 3);
  const input = { balance: 810, amount: 210, completes: true, discountCode: "AMIGOS" };
  const { invoice_id: part } = await pay(floor, [first], input);
  const later = await sendBeers(floor);
  expect((await cardOf(floor))?.balance).toBe(600 + amount);
  const { discounts, balance } = await summaryOf(floor, [first, later]);
  const code = { kind: "code", code: "AMIGOS", amount: 90 + 300 - amount, reason: null, percent: null };
  expect([discounts, balance]).toEqual([[code], 600 + amount]);
  // Deleted meanwhile it takes nothing further off; what it took stays.
  const archive = (at: string | null) =>
    floor.rows("update discount_codes set archived_at = $2 where tenant_id = $1 returning id", at);
  await archive("2026-11-20T00:00:00Z");
  expect((await summaryOf(floor, [first, later])).balance).toBe(900);
  await archive(null);
  const { invoice_id: second } = await pay(floor, [first, later], {
    balance: 600 + amount,
    amount: 100,
    completes: true,
  });
  const uses = async () =>
    (await floor.rows<{ n: number }>("select times_used as n from discount_codes where tenant_id = $1"))[0]
      ?.n;
  expect(await uses()).toBe(1);
  expect(await undo(floor, second)).toBe(600 + amount);
  expect(await uses()).toBe(1);
  // With the last part the code goes, too.
  expect(await undo(floor, part)).toBe(900);
  expect((await cardOf(floor))?.balance).toBe(1_200);
  expect(await uses()).toBe(0);
});

test("a later round may be voided until a part of it is paid", async () => {
  const floor = await aFloor();
  const { first, later } = await aBegunAccount(floor);
  const lineId = required((await summaryOf(floor, [first, later])).lines[1], "the dessert").order_line_id;
  const voidDessert = () =>
    floor.admin.call(voidLines, {
      body: { orderId: later, lines: [{ itemId: lineId, quantity: 1, of: 1 }], reason: "guest_left" },
      headers: aKey(),
    });
  const { invoice_id: part } = await pay(floor, [first, later], {
    balance: 1_000,
    amount: 400,
    completes: true,
  });
  expect((await voidDessert()).error.code).toBe("order_partly_paid");
  expect(await undo(floor, part)).toBe(1_000);
  expect((await voidDessert()).status).toBe(200);
  expect((await cardOf(floor))?.balance).toBe(700);
  expect(await pay(floor, [first], { balance: 700, amount: 700, completes: true })).toMatchObject({
    balance: 0,
  });
});

test("two accounts that sit at one table now are one balance", async () => {
  const floor = await aFloor();
  const [here, there] = floor.small.tables;
  const first = await sendBeers(floor, 3, here);
  await pay(floor, [first], { balance: 900, amount: 200, completes: true });
  const second = await sendBeers(floor, 2, there);
  const { invoice_id: apart } = await pay(floor, [second], { balance: 600, amount: 100, completes: true });
  const move = (orderIds: OrderId[], newTableId: TableId) =>
    floor.admin.call(moveToTable, { body: { orderIds, newTableId }, headers: aKey() });
  expect((await move([second], here)).status).toBe(200);
  expect((await cardOf(floor))?.balance).toBe(700 + 500);
  const { invoice_id: joint } = await pay(floor, [first, second], {
    balance: 1_200,
    amount: 600,
    completes: true,
  });
  expect((await cardOf(floor))?.balance).toBe(600);
  // From now on they can only be charged together, so one of them does not leave alone.
  expect((await tryToPay(floor, [first], { balance: 600, amount: 100, completes: true })).error.code).toBe(
    "order_partly_paid",
  );
  expect((await move([second], there)).error.code).toBe("order_partly_paid");
  expect(await undo(floor, joint)).toBe(1_200);
  expect((await move([second], there)).status).toBe(200);
  expect(await undo(floor, apart)).toBe(600);
  expect((await floor.admin.call(listOrders)).ok.groups.map(({ balance }) => balance)).toEqual([700, 600]);
});

test("an account that comes to a table being paid keeps its own discount", async () => {
  const floor = await aFloor();
  const [here, there] = floor.small.tables;
  const first = await sendBeers(floor, 3, here);
  await pay(floor, [first], { balance: 900, amount: 200, completes: true });
  const second = await sendBeers(floor, 2, there);
  const [account] = await floor.rows<{ id: AccountId }>(
    "select account_id as id from orders where tenant_id = $1 order by id desc limit 1",
  );
  const accountIds = [required(account, "the account of the second order").id];
  const given = { discount_type: "fixed" as const, discount_value: 2, reason: "Se tardó" };
  await floor.admin.call(giveBillDiscount, { body: { ...given, accountIds }, headers: aKey() });
  const body = { orderIds: [second], newTableId: here };
  expect((await floor.admin.call(moveToTable, { body, headers: aKey() })).status).toBe(200);
  expect((await cardOf(floor))?.balance).toBe(700 + 400);
  const orderIds = [first, second];
  const { invoice_id: part } = await pay(floor, orderIds, { balance: 1_100, amount: 600, completes: true });
  expect(await undo(floor, part)).toBe(1_100);
  await pay(floor, orderIds, { balance: 1_100, amount: 500, completes: true });
  expect(await pay(floor, orderIds, { balance: 600, amount: 600, completes: true })).toMatchObject({
    balance: 0,
  });
  const [sum] = await floor.rows<{ discount: number }>(
    `select sum(amount_cents)::integer as discount from invoice_discounts x where tenant_id = $1 and kind = 'bill'
      and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = x.invoice_id)`,
  );
  expect(sum?.discount).toBe(200);
});

test("a part is of one card only", async () => {
  const floor = await aFloor();
  const [here, there] = floor.small.tables;
  const orders = [await sendBeers(floor, 1, here), await sendBeers(floor, 1, there)];
  const refused = await tryToPay(floor, orders, { balance: 600, amount: 100, completes: true });
  expect(refused.error).toMatchObject({ code: "invalid_input", fields: [{ field: "orderIds" }] });
});

test("rounds sent while parts are paid: every dish is on the card or paid once", async () => {
  const floor = await aFloor();
  const first = await sendBeers(floor, 3);
  await pay(floor, [first], { balance: 900, amount: 100, completes: true });
  const attempts = eight.map(async (_, index) => {
    if (index % 2 === 0) return void (await sendBeers(floor));
    const card = await cardOf(floor);
    const orderIds = card?.order_ids ?? [];
    const balance = card?.balance ?? 0;
    await tryToPay(floor, orderIds, { balance, amount: 100, completes: true });
  });
  await Promise.all(attempts);
  const card = required(await cardOf(floor), "the account");
  const [sums] = await floor.rows<{ paid: number }>(
    "select sum(total_cents)::integer as paid from invoices where tenant_id = $1",
  );
  expect(card.balance).toBe(900 + 4 * 300 - (sums?.paid ?? 0));
  await pay(floor, card.order_ids, { balance: card.balance, amount: card.balance, completes: true });
  expect((await invoiced(floor)).map(({ total, pieces }) => [total, pieces])).toEqual([
    [900, 1],
    ...Array.from({ length: 4 }, () => [300, 1]),
  ]);
});
