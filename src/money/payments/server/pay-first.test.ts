import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { readChargingRules, setChargingRules } from "#core/settings/contract/charging-rules.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import { type InvoiceId, type OrderId, type OrderLineId, toId } from "#platform/domain/ids.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { kitchenBoard, kitchenLineStatus } from "#service/kitchen/contract/kitchen.ts";
import { orderDisplay } from "#service/order-display/contract/order-display.ts";
import { cancelOrders, listOrders, serveOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { endForgottenOrders } from "#service/orders/server/closing/end-forgotten-orders.ts";
import { claimDishes, readTray, serveDishes } from "#service/tray/contract/tray.ts";
import { payOrders, payPart, prevalidateCcf, undoPart } from "../contract/payments.ts";

const linesOf = (floor: Floor, orderId: OrderId) =>
  floor.rows<{ id: OrderLineId; title: string; status: string }>(
    "select id, title, status from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );

const openTokens = async ({ admin }: Floor) =>
  (await admin.call(listOrders)).ok.groups.flatMap((group) => group.orders.map((order) => order.id));

test("takeaway and delivery pay before their dishes are done, tables after", async () => {
  const floor = await aFloor();
  const table = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const takeaway = await floor.sendOrder({ deliveryType: "takeaway" });
  const groups = (await floor.admin.call(listOrders)).ok.groups;
  expect(groups.map(({ delivery_type, pays_first }) => [delivery_type, pays_first])).toEqual([
    ["dinein", false],
    ["takeaway", true],
  ]);
  const refused = async (orderId: OrderId) => {
    const body = await floor.payBody([orderId]);
    const part = {
      uuid: randomUUID(),
      orderIds: [orderId],
      expectedBalance: body.total,
      part: { kind: "amount" as const, amount: 1 },
      tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.card, amount: 1 }],
    };
    const replies = [
      await floor.admin.call(payOrders, { body }),
      await floor.admin.call(payPart, { body: part }),
      await floor.admin.call(prevalidateCcf, { body: { orderIds: [orderId], receptor: null } }),
    ];
    return replies.map((reply) => reply.error.code);
  };
  expect(await refused(table)).toEqual(["order_not_payable", "order_not_payable", "order_not_payable"]);
  expect((await floor.admin.call(payOrders, { body: await floor.payBody([takeaway]) })).status).toBe(200);

  expect((await floor.admin.call(readChargingRules)).ok).toMatchObject({
    pay_first: ["takeaway", "delivery"],
  });
  const waiter = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS", "ORDER_BILLING"] });
  expect((await waiter.call(setChargingRules, { body: { pay_first: [] } })).error.code).toBe("not_permitted");
  await floor.admin.call(setChargingRules, { body: { pay_first: ["dinein"] } });
  const second = await floor.sendOrder({ deliveryType: "takeaway" });
  expect(await refused(second)).toEqual(["order_not_payable", "order_not_payable", "order_not_payable"]);
  expect((await floor.admin.call(payOrders, { body: await floor.payBody([table]) })).status).toBe(200);
});

test("a paid order is made, announced, carried and handed over as any other", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "takeaway" });
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  const board = (await floor.cook.call(kitchenBoard)).ok.orders;
  expect(board).toMatchObject([{ id: orderId, is_paid: true }]);
  expect(await openTokens(floor)).toEqual([orderId]);
  const display = () => floor.admin.call(orderDisplay, { query: {} });
  expect((await display()).ok.preparing).toHaveLength(1);

  const dishes = board[0]?.items ?? [];
  for (const { id } of dishes)
    for (const status of ["preparing", "completed"] as const)
      await floor.cook.call(kitchenLineStatus, { params: { itemId: id }, body: { status } });
  const drinks = (await linesOf(floor, orderId)).filter((line) => dishes.every(({ id }) => id !== line.id));
  for (const { id } of drinks)
    await floor.admin.call(updateLineStatus, { params: { itemId: id }, body: { status: "completed" } });
  expect((await display()).ok.ready).toHaveLength(1);
  const tray = (await floor.waiter.call(readTray)).ok.orders;
  expect(tray).toMatchObject([{ order_id: orderId, is_paid: true }]);
  const lineIds = tray.flatMap((order) => order.items.map((item) => item.id));
  expect((await floor.waiter.call(claimDishes, { body: { lineIds } })).status).toBe(200);
  expect(await openTokens(floor)).toEqual([orderId]);
  expect((await floor.waiter.call(serveDishes, { body: { lineIds } })).status).toBe(200);
  expect(await openTokens(floor)).toEqual([]);
  expect((await display()).ok).toMatchObject({ preparing: [], ready: [] });
  const again = {
    params: { itemId: toId<"OrderLine">(Number(lineIds[0])) },
    body: { status: "preparing" },
  } as const;
  expect((await floor.admin.call(updateLineStatus, again)).error.code).toBe("order_already_paid");
});

test("a bag is handed over at once; nothing is cancelled out of what was paid", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "delivery" });
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  const [line] = await linesOf(floor, orderId);
  const cancel = {
    params: { itemId: toId<"OrderLine">(line?.id ?? 0) },
    body: { status: "cancelled" },
  } as const;
  expect((await floor.admin.call(updateLineStatus, cancel)).error.code).toBe("order_already_paid");
  for (let tap = 0; tap < 2; tap += 1)
    expect((await floor.admin.call(serveOrders, { body: { orderIds: [orderId] } })).status).toBe(200);
  expect((await linesOf(floor, orderId)).map(({ status }) => status)).toEqual(Array(4).fill("delivered"));
  expect(await openTokens(floor)).toEqual([]);
  const cancelled = await floor.sendOrder({ deliveryType: "delivery" });
  await floor.admin.call(cancelOrders, { body: { orderIds: [cancelled] } });
  const late = await floor.admin.call(serveOrders, { body: { orderIds: [cancelled] } });
  expect(late.error.code).toBe("order_cancelled");
});

test("with the last part paid the dishes are still waited for", async () => {
  const floor = await aFloor();
  const pay = async (orderId: OrderId) => {
    let left = Math.round(Number((await floor.payBody([orderId])).total) * 100);
    for (const parts of [2, 1]) ({ left } = await payShare(floor, orderId, left, parts));
  };
  const takeaway = await floor.sendOrder({ deliveryType: "takeaway" });
  await pay(takeaway);
  expect(await openTokens(floor)).toEqual([takeaway]);
  await floor.admin.call(serveOrders, { body: { orderIds: [takeaway] } });
  const table = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  await pay(table);
  expect(await openTokens(floor)).toEqual([]);
});

/** Gives back pieces of the lines of an invoice whose titles are wanted: so many of each, or all that is left. */
async function giveBack(
  { admin, small }: Floor,
  invoice_id: InvoiceId,
  pieces: Readonly<Record<string, number>> | "all",
  returns_stock = false,
): Promise<void> {
  const invoice = (await admin.call(readRefundable, { params: { invoiceId: invoice_id } })).ok;
  const lines = invoice.lines.map(({ id, title, quantity, refunded }) => ({
    id,
    quantity: pieces === "all" ? quantity - refunded : (pieces[title] ?? 0),
  }));
  const body = {
    uuid: randomUUID(),
    invoice_id,
    lines: lines.filter(({ quantity }) => quantity > 0),
    refunded_before: invoice.refunded / 100,
    payment_type_id: small.paymentTypes.card,
    reason: "Cambió de opinión",
    returns_stock,
    returns_tip: false,
  };
  expect((await admin.call(refundSale, { body })).status).toBe(200);
}

const byCard = ({ small }: Floor) => ({ selectedPaymentType: small.paymentTypes.card });

test("what is given back before it was handed over is taken off its board", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "takeaway" });
  const { ok } = await floor.admin.call(payOrders, { body: await floor.payBody([orderId], byCard(floor)) });
  const dish = (await linesOf(floor, orderId)).find(({ title }) => title === "Quesadilla");
  const start = {
    params: { itemId: toId<"OrderLine">(dish?.id ?? 0) },
    body: { status: "preparing" },
  } as const;
  await floor.cook.call(kitchenLineStatus, start);
  await giveBack(floor, ok.invoice_id, { Quesadilla: 1 });
  const board = (await floor.cook.call(kitchenBoard)).ok;
  expect(board.orders[0]?.items.map((item) => item.item_title)).not.toContain("Quesadilla");
  expect(board.changes).toMatchObject([{ kind: "cancelled" }]);
  expect(await openTokens(floor)).toEqual([orderId]);
  await giveBack(floor, ok.invoice_id, "all");
  expect(await openTokens(floor)).toEqual([]);
  // It was sold and given back, not cancelled.
  const order = "select cancelled_at from orders where tenant_id = $1 and id = $2";
  expect(await floor.rows(order, orderId)).toEqual([{ cancelled_at: null }]);
});

test("whoever looks at the drawers hears of every payment, part and refund", async () => {
  const floor = await aFloor();
  const hear = async <Reply>(act: () => Promise<Reply>): Promise<Reply> => {
    const { length } = floor.server.events;
    const reply = await act();
    const heard = { tenantId: floor.small.tenantId, event: { type: "cash_changed" } };
    expect(floor.server.events.slice(length)).toContainEqual(heard);
    return reply;
  };
  const body = await floor.payBody([await floor.sendOrder({ deliveryType: "takeaway" })], byCard(floor));
  const { ok } = await hear(() => floor.admin.call(payOrders, { body }));
  await hear(() => giveBack(floor, ok.invoice_id, "all"));
  const { orderId, total } = await quesadillas(floor, 1);
  const { invoiceId } = await hear(() => payShare(floor, orderId, total, 2));
  const undone = { uuid: randomUUID(), invoiceId, reason: "Se equivocó" };
  expect((await hear(() => floor.admin.call(undoPart, { body: undone }))).status).toBe(200);
});

test("of a line given back in part so many pieces are made less", async () => {
  const floor = await aFloor();
  const { items } = floor.small;
  const cart = aCart(
    [
      aLine({ id: items.quesadilla.id, price: 2, quantity: 3 }),
      aLine({ id: items.cerveza.id, price: 3, quantity: 2 }),
    ],
    { deliveryType: "takeaway" },
  );
  const { orderId } = (await floor.send(cart)).ok;
  const { ok } = await floor.admin.call(payOrders, { body: await floor.payBody([orderId], byCard(floor)) });
  const [dish, beer] = (await linesOf(floor, orderId)).map(({ id }) => toId<"OrderLine">(id));
  if (!dish || !beer) throw new Error("the order has two lines");
  await floor.cook.call(kitchenLineStatus, { params: { itemId: dish }, body: { status: "preparing" } });
  await floor.admin.call(updateLineStatus, { params: { itemId: beer }, body: { status: "delivered" } });

  await giveBack(floor, ok.invoice_id, { Quesadilla: 1, Cerveza: 1 });
  const board = (await floor.cook.call(kitchenBoard)).ok;
  expect(board.orders).toMatchObject([{ items: [{ item_title: "Quesadilla", quantity: 2 }] }]);
  expect(board.changes).toMatchObject([{ kind: "reduced", line_id: dish, quantity: 1 }]);
  const [card] = (await floor.admin.call(listOrders)).ok.groups;
  expect(card?.orders[0]?.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
  // The invoice keeps what was sold; the rest of the dish given back is the whole of it.
  await giveBack(floor, ok.invoice_id, { Quesadilla: 2 });
  const after = (await floor.cook.call(kitchenBoard)).ok;
  expect(after.orders.flatMap((order) => order.items)).toEqual([]);
  expect(after.changes.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ["reduced", 1],
    ["cancelled", 2],
  ]);
  expect(await openTokens(floor)).toEqual([]);
});

/** Pays one of so many equal parts of what is left of an order, by card. Gives its invoice and what is left then. */
async function payShare({ admin, small }: Floor, orderId: OrderId, balance: number, parts: number) {
  const body = {
    uuid: randomUUID(),
    orderIds: [orderId],
    expectedBalance: balance / 100,
    part: { kind: "share" as const, parts },
    tenders: [
      {
        uuid: randomUUID(),
        paymentTypeId: small.paymentTypes.card,
        amount: Math.ceil(balance / parts) / 100,
      },
    ],
  };
  const { invoice_id, balance: left } = (await admin.call(payPart, { body })).ok;
  return { invoiceId: invoice_id, left };
}

/** A takeaway of so many quesadillas, and what they cost in cents. */
async function quesadillas(floor: Floor, quantity: number) {
  const line = aLine({ id: floor.small.items.quesadilla.id, price: 2, quantity });
  const { orderId } = (await floor.send(aCart([line], { deliveryType: "takeaway" }))).ok;
  const total = Math.round(Number((await floor.payBody([orderId])).total) * 100);
  return { orderId, total };
}

const piecesToMake = async ({ cook }: Floor) =>
  (await cook.call(kitchenBoard)).ok.orders[0]?.items[0]?.quantity ?? 0;

test("a dish that guests divided is made until each of them has theirs back", async () => {
  const floor = await aFloor();
  const { orderId, total } = await quesadillas(floor, 1);
  const invoiceIds: InvoiceId[] = [];
  let balance = total;
  for (const parts of [3, 2, 1]) {
    const { invoiceId, left } = await payShare(floor, orderId, balance, parts);
    invoiceIds.push(invoiceId);
    balance = left;
  }
  for (const id of invoiceIds) {
    expect(await piecesToMake(floor)).toBe(1);
    await giveBack(floor, id, "all");
  }
  expect(await piecesToMake(floor)).toBe(0);
  expect(await openTokens(floor)).toEqual([]);
});

test("pieces given back meanwhile are made less once all is paid", async () => {
  const floor = await aFloor();
  const { orderId, total } = await quesadillas(floor, 2);
  const { invoiceId, left } = await payShare(floor, orderId, total, 2);
  await giveBack(floor, invoiceId, "all");
  expect(await piecesToMake(floor)).toBe(2);
  await payShare(floor, orderId, left, 1);
  expect(await piecesToMake(floor)).toBe(1);
});

test("portions of what nobody began come back with a refund", async () => {
  const floor = await aFloor();
  const { quesadilla } = floor.small.items;
  const limit = { params: { itemId: quesadilla.id }, body: { remaining: 5, until: "told" as const } };
  expect((await floor.admin.call(limitItem, limit)).status).toBe(200);
  const cart = aCart([aLine({ id: quesadilla.id, price: 2, quantity: 3 })], { deliveryType: "takeaway" });
  const { orderId } = (await floor.send(cart)).ok;
  const { ok } = await floor.admin.call(payOrders, { body: await floor.payBody([orderId], byCard(floor)) });
  const kept = async () => {
    const [row] = await floor.rows<{ remaining: number; stock: string }>(
      `select (select remaining from item_limits where tenant_id = $1) as remaining,
        (select sum(quantity) from inventory_items where tenant_id = $1) as stock`,
    );
    return { remaining: row?.remaining, stock: Number(row?.stock) };
  };
  const sent = await kept();
  await giveBack(floor, ok.invoice_id, { Quesadilla: 1 });
  expect(await kept()).toEqual({ remaining: 3, stock: sent.stock });
  await giveBack(floor, ok.invoice_id, { Quesadilla: 1 }, true);
  const oneBack = await kept();
  expect(oneBack.remaining).toBe(4);
  expect(oneBack.stock).toBeGreaterThan(sent.stock);
  await giveBack(floor, ok.invoice_id, { Quesadilla: 1 }, true);
  expect(await kept()).toEqual({ remaining: 5, stock: 2 * oneBack.stock - sent.stock });
});

test("what nobody marked as handed over ends with its business day", async () => {
  const floor = await aFloor();
  const paid = await floor.sendOrder({ deliveryType: "takeaway" });
  await floor.admin.call(payOrders, { body: await floor.payBody([paid]) });
  const unpaid = await floor.sendOrder({ deliveryType: "takeaway" });
  const { clock, deps } = floor.server;
  const now = deps.clock().getTime();
  await endForgottenOrders.handle({}, deps);
  expect(await openTokens(floor)).toEqual([paid, unpaid]);
  clock.now = new Date(now + 86_400_000);
  await endForgottenOrders.handle({}, deps);
  await endForgottenOrders.handle({}, deps);
  clock.now = new Date(now);
  expect(await openTokens(floor)).toEqual([unpaid]);
  const board = (await floor.cook.call(kitchenBoard)).ok.orders;
  expect(board.map(({ id }) => id)).toEqual([unpaid]);
  expect((await linesOf(floor, paid)).map(({ status }) => status)).toEqual(Array(4).fill("delivered"));
});
