import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { kitchenBoard, kitchenLineStatus } from "../../../contract/kitchen.ts";
import { orderDisplay } from "../../../contract/order-display.ts";
import { listOrders, serveOrders, updateLineStatus } from "../../../contract/orders.ts";
import { payOrders, payPart, prevalidateCcf } from "../../../contract/payments.ts";
import { readRefundable, refundSale } from "../../../contract/refunds.ts";
import { readChargingRules, setChargingRules } from "../../../contract/settings.ts";
import { claimDishes, readTray, serveDishes } from "../../../contract/tray.ts";
import { type OrderId, type OrderLineId, toId } from "../../../domain/ids.ts";
import { aFloor, type Floor } from "../../testing/floor.ts";
import { aPerson } from "../../testing/sessions.ts";

const linesOf = (floor: Floor, orderId: OrderId) =>
  floor.rows<{ id: OrderLineId; title: string; status: string }>(
    "select id, title, status from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );

const openTokens = async ({ admin }: Floor) =>
  (await admin.call(listOrders)).ok.groups.flatMap((group) => group.orders.map((order) => order.id));

test("takeaway and delivery pay before their dishes are done, tables after, unless the restaurant says otherwise", async () => {
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

  expect((await floor.admin.call(readChargingRules)).ok).toEqual({ pay_first: ["takeaway", "delivery"] });
  const waiter = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS", "ORDER_BILLING"] });
  expect((await waiter.call(setChargingRules, { body: { pay_first: [] } })).error.code).toBe("not_permitted");
  await floor.admin.call(setChargingRules, { body: { pay_first: ["dinein"] } });
  const second = await floor.sendOrder({ deliveryType: "takeaway" });
  expect(await refused(second)).toEqual(["order_not_payable", "order_not_payable", "order_not_payable"]);
  expect((await floor.admin.call(payOrders, { body: await floor.payBody([table]) })).status).toBe(200);
});

test("a paid order is made, announced, carried and handed over as any other; then its account is over", async () => {
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
});

test("with the last part paid the dishes are still waited for; where dishes come first paying ends the visit", async () => {
  const floor = await aFloor();
  const pay = async (orderId: OrderId) => {
    const { total } = await floor.payBody([orderId]);
    let balance = Number(total);
    for (const parts of [2, 1]) {
      const reply = await floor.admin.call(payPart, {
        body: {
          uuid: randomUUID(),
          orderIds: [orderId],
          expectedBalance: balance,
          part: { kind: "share", parts },
          tenders: [
            {
              uuid: randomUUID(),
              paymentTypeId: floor.small.paymentTypes.card,
              amount: Math.ceil((balance * 100) / parts - 1e-6) / 100,
            },
          ],
        },
      });
      balance = reply.ok.balance / 100;
    }
  };
  const takeaway = await floor.sendOrder({ deliveryType: "takeaway" });
  await pay(takeaway);
  expect(await openTokens(floor)).toEqual([takeaway]);
  await floor.admin.call(serveOrders, { body: { orderIds: [takeaway] } });
  const table = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  await pay(table);
  expect(await openTokens(floor)).toEqual([]);
});

test("what is given back before it was handed over is taken off its board; the last of it ends the visit", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "takeaway" });
  const { ok } = await floor.admin.call(payOrders, {
    body: await floor.payBody([orderId], { selectedPaymentType: floor.small.paymentTypes.card }),
  });
  const give = async (isWanted: (title: string) => boolean) => {
    const params = { invoiceId: ok.invoice_id };
    const invoice = (await floor.admin.call(readRefundable, { params })).ok;
    const lines = invoice.lines.filter(({ title, refunded }) => refunded === 0 && isWanted(title));
    const body = {
      uuid: randomUUID(),
      invoice_id: ok.invoice_id,
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      refunded_before: invoice.refunded / 100,
      payment_type_id: floor.small.paymentTypes.card,
      reason: "Cambió de opinión",
      returns_stock: false,
      returns_tip: false,
    };
    expect((await floor.admin.call(refundSale, { body })).status).toBe(200);
  };
  const dish = (await linesOf(floor, orderId)).find(({ title }) => title === "Quesadilla");
  const start = {
    params: { itemId: toId<"OrderLine">(dish?.id ?? 0) },
    body: { status: "preparing" },
  } as const;
  await floor.cook.call(kitchenLineStatus, start);
  await give((title) => title === "Quesadilla");
  const board = (await floor.cook.call(kitchenBoard)).ok;
  expect(board.orders[0]?.items.map((item) => item.item_title)).not.toContain("Quesadilla");
  expect(board.changes).toMatchObject([{ kind: "cancelled" }]);
  expect(await openTokens(floor)).toEqual([orderId]);
  await give(() => true);
  expect(await openTokens(floor)).toEqual([]);
});
