import { afterEach, expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aCombo } from "#app/server/testing/combo.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine, type CartLineBody } from "#app/server/testing/till.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { listCourtesies } from "#money/tips/contract/tips.ts";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { required } from "#platform/server/http/app-error.ts";
import { moveLines, voidLines } from "#service/orders/contract/accounts.ts";
import { giveCourtesy, removeCourtesy } from "#service/orders/contract/courtesies.ts";
import { cancelOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { readReport, readReportBy } from "../contract/reports.ts";
import { reportDimensions } from "../domain/report-kind.ts";
import { countCustomers } from "./read-figures.ts";
import { readSums } from "./read-sums.ts";
import { sumDays } from "./sum-days.ts";
import { readSummedDays } from "./summed-days.ts";

const MONDAY = businessDate("2025-05-05");
const TUESDAY = businessDate("2025-05-06");

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

const at = (desk: Desk, day: string, time: string) => {
  desk.server.clock.now = new Date(`${day}T${time}:00-06:00`);
};

/** Everything that is summed of a day, by keys and hours. */
const factsOf = (desk: Desk, day: typeof MONDAY) =>
  desk.server.db.inTenant(desk.small.tenantId, async (tx) => {
    const summed = await readSummedDays(tx);
    const told = { today: TUESDAY, zone: "America/El_Salvador", summed };
    const range = { from: day, to: day };
    const facts: unknown[] = [];
    for (const dimension of reportDimensions)
      facts.push([dimension, await readSums(tx, dimension, range, { day: told, group: "keys" })]);
    return [...facts, await countCustomers(tx, range, told)];
  });

async function sum(desk: Desk): Promise<void> {
  while ((await desk.server.db.inTenant(desk.small.tenantId, sumDays)) > 0);
}

async function order(desk: Desk, lines: readonly CartLineBody[]) {
  const { orderId } = (await desk.send(aCart(lines))).ok;
  const rows = await desk.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 order by id",
    orderId,
  );
  return { orderId, lines: rows.map(({ id }) => id), first: required(rows[0], "a line").id };
}

const meat = ({ small }: Desk, quantity = 1) => aLine({ id: small.items.carne.id, price: 6.5, quantity });
const drink = ({ small }: Desk, quantity = 1) => aLine({ id: small.items.horchata.id, price: 1.5, quantity });

const acts = (desk: Desk) => ({
  status: async (itemId: OrderLineId, status: "cancelled" | "preparing") => {
    const reply = await desk.admin.call(updateLineStatus, { params: { itemId }, body: { status } });
    expect(reply.status).toBe(200);
  },
  void: async (orderId: OrderId, itemId: OrderLineId, quantity: number, of: number) => {
    const body = { orderId, lines: [{ itemId, quantity, of }], reason: "guest_left" as const };
    expect((await desk.admin.call(voidLines, { body, headers: aKey() })).status).toBe(200);
  },
  give: async (itemId: OrderLineId, part?: { quantity: number; of: number }) => {
    const body = { reason: "Por la espera", ...(part ? { part } : {}) };
    const given = await desk.admin.call(giveCourtesy, { params: { itemId }, body, headers: aKey() });
    expect(given.status).toBe(200);
  },
  charge: async (itemId: OrderLineId) => {
    const reply = await desk.admin.call(removeCourtesy, { params: { itemId }, headers: aKey() });
    expect(reply.status).toBe(200);
  },
  cancel: async (orderId: OrderId) => {
    const body = { orderIds: [orderId], reason: "guest_left" as const };
    expect((await desk.admin.call(cancelOrders, { body })).status).toBe(200);
  },
  move: async (itemId: OrderLineId, quantity: number, of: number) => {
    const body = { lines: [{ itemId, quantity, of }], target: { tableId: desk.small.tables[0] } };
    expect((await desk.admin.call(moveLines, { body, headers: aKey() })).status).toBe(200);
  },
});

/** Orders that count on a day, less those that count no more. */
async function ordersOn(desk: Desk, day: string) {
  const query = { type: "custom", from: day, to: day } as const;
  return (await desk.admin.call(readReport, { query })).ok.ordersCount;
}

async function rowsOf(desk: Desk, by: "void" | "courtesy" | "item", from: string, to = from) {
  const { rows } = (await desk.admin.call(readReportBy, { query: { by, type: "custom", from, to } })).ok;
  return rows.map(({ key, title, count, amount }) => [by === "item" ? title : key, count, amount]);
}

test("a day that is over stays as it was, whatever is done to its accounts later", async () => {
  const desk = await aDesk();
  const combo = await aCombo(desk);
  at(desk, MONDAY, "12:00");
  await desk.open();
  const act = acts(desk);
  const many = await order(desk, [meat(desk, 4), drink(desk, 3)]);
  const given = await order(desk, [drink(desk, 2)]);
  const left = await order(desk, [meat(desk), drink(desk)]);
  const voided = await order(desk, [meat(desk)]);
  const whole = await order(desk, [combo.line({ quantity: 2, price: 5 })]);
  await act.give(given.first);
  await act.status(voided.first, "cancelled");
  const monday = await factsOf(desk, MONDAY);
  const [item, voids, courtesies] = [
    await rowsOf(desk, "item", MONDAY),
    await rowsOf(desk, "void", MONDAY),
    await rowsOf(desk, "courtesy", MONDAY),
  ];
  expect([item, voids, courtesies]).toEqual([
    [
      ["Carne asada", 5, 0],
      ["Horchata", 4, 0],
      ["Combo típico", 2, 0],
    ],
    [["", 1, 650]],
    [["Por la espera", 2, 300]],
  ]);
  await sum(desk);
  expect(await factsOf(desk, MONDAY)).toEqual(monday);

  at(desk, TUESDAY, "09:30");
  const [meats, drinks] = many.lines;
  await act.void(many.orderId, required(meats, "meat"), 1, 4);
  await act.move(required(meats, "meat"), 1, 3);
  await act.give(required(drinks, "drinks"), { quantity: 1, of: 3 });
  await act.charge(given.first);
  await act.cancel(left.orderId);
  await act.status(voided.first, "preparing");
  await act.give(required(whole.lines[0], "the meat of the combo"), { quantity: 1, of: 2 });
  for (const read of [() => Promise.resolve(), () => sum(desk)]) {
    await read();
    expect(await factsOf(desk, MONDAY)).toEqual(monday);
    // Meat: one voided, one of the cancelled order, one put back. Drinks: one given, one cancelled, two charged again.
    expect(await rowsOf(desk, "item", TUESDAY)).toEqual([
      ["Carne asada", -1, 0],
      ["Combo típico", -1, 0],
    ]);
    expect(await rowsOf(desk, "void", TUESDAY)).toEqual([["", 2, 800]]);
    // One drink and both parts of a combo, less the two drinks.
    expect(await rowsOf(desk, "courtesy", TUESDAY)).toEqual([["Por la espera", 1, 350]]);
    // One is cancelled, one active again, and one is made of what was moved.
    expect(await ordersOn(desk, TUESDAY)).toBe(1);
    expect(await rowsOf(desk, "item", MONDAY, TUESDAY)).toEqual([
      ["Carne asada", 4, 0],
      ["Horchata", 4, 0],
      ["Combo típico", 1, 0],
    ]);
  }
  const [kept] = await desk.rows<{ meats: number }>(
    `select sum(quantity)::integer as meats from order_lines
      where tenant_id = $1 and title = 'Carne asada' and combo_uuid is null and status <> 'cancelled'`,
  );
  expect(kept).toEqual({ meats: 4 });
  const list = async (from: string) => {
    const query = { period: "custom", from, to: from } as const;
    const { worth, rows } = (await desk.admin.call(listCourtesies, { query })).ok;
    return [worth, rows.map(({ quantity, title }) => [quantity, title]).toSorted()];
  };
  expect(await list(MONDAY)).toEqual([300, [[2, "Horchata"]]]);
  expect(await list(TUESDAY)).toEqual([
    350,
    [
      [-2, "Horchata"],
      [1, "Carne asada"],
      [1, "Horchata"],
      [1, "Horchata"],
    ],
  ]);
});

test("what is voided on another day takes off its own price and cost", async () => {
  const desk = await aDesk();
  at(desk, MONDAY, "11:00");
  const [stock] = await desk.rows<{ id: number }>(
    "select min(id) as id from inventory_items where tenant_id = $1",
  );
  await desk.rows(
    "insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros) values ($1, $2, $3, 1200000)",
    stock?.id,
    desk.server.clock.now,
  );
  at(desk, MONDAY, "12:00");
  const act = acts(desk);
  const { orderId, first } = await order(desk, [drink(desk, 3)]);
  await desk.rows(
    "update order_lines set stock_held = jsonb_build_object($3::text, 750) where tenant_id = $1 and id = $2",
    first,
    String(stock?.id),
  );
  const dishOn = async (day: typeof MONDAY) => {
    const [, rows] = (await factsOf(desk, day)).find((fact) => Array.isArray(fact) && fact[0] === "dish") as [
      string,
      readonly { count: number; net: number; amount: number; detail: string }[],
    ];
    return rows.map(({ detail, count, net, amount }) => [detail, count, net, amount]);
  };
  // 1.50 with IVA inside is 1.33 of each piece; 0.25 of 1.20 each, at hundredths of a cent.
  expect(await dishOn(MONDAY)).toEqual([["known", 3, 399, 90]]);
  await sum(desk);
  at(desk, TUESDAY, "09:00");
  await act.void(orderId, first, 1, 3);
  await act.void(orderId, first, 2, 2);
  for (const read of [() => Promise.resolve(), () => sum(desk)]) {
    await read();
    expect([await dishOn(MONDAY), await dishOn(TUESDAY)]).toEqual([
      [["known", 3, 399, 90]],
      [["known", -3, -399, -90]],
    ]);
  }
});

test("pieces given back one by one leave no cent in menu engineering", async () => {
  const desk = await aDesk();
  at(desk, MONDAY, "12:00");
  await desk.open();
  const { orderId } = await order(desk, [drink(desk, 3)]);
  const { invoice_id } = (
    await desk.admin.call(payOrders, { body: await desk.payBody([orderId]), headers: aKey() })
  ).ok;
  for (const [day, time] of [
    [MONDAY, "13:00"],
    [TUESDAY, "09:00"],
    [TUESDAY, "10:00"],
  ] as const) {
    at(desk, day, time);
    const { lines } = await readInvoiceToRefund(desk.admin, invoice_id);
    const body = await refundBody(desk, invoice_id, { lines: lines.map(({ id }) => ({ id, quantity: 1 })) });
    expect((await sendRefund(desk.admin, body)).status).toBe(200);
  }
  const netOf = (day: typeof MONDAY) =>
    desk.server.db.inTenant(desk.small.tenantId, async (tx) => {
      const told = { today: TUESDAY, zone: "America/El_Salvador", summed: await readSummedDays(tx) };
      const rows = await readSums(tx, "dish", { from: day, to: TUESDAY }, { day: told });
      return rows.map(({ net, refundedNet, count, refundedCount }) => [
        net,
        refundedNet,
        count,
        refundedCount,
      ]);
    });
  // 4.50 without tax is 3.98, and three times 1.50 without tax 3.99.
  expect([await netOf(MONDAY), await netOf(TUESDAY)]).toEqual([[[399, 399, 3, 3]], [[0, 266, 0, 2]]]);
});
