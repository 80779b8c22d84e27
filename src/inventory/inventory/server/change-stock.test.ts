import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { addStockMovement, adjustInventory, readInventoryItem } from "../contract/items.ts";
import { listStockLogs } from "../contract/movements.ts";
import { readWastage } from "../contract/stock-dashboard.ts";
import { setUnitCost } from "../contract/unit-cost.ts";

/** The small restaurant has five kilos of cheese. */
const waste = (floor: Floor, body: object) =>
  floor.admin.call(addStockMovement, {
    params: { id: floor.small.stock.queso },
    body: { movementType: "WASTAGE", quantity: 1, ...body },
  });

const adjust = (floor: Floor, body: object) =>
  floor.admin.call(adjustInventory, { body: { item_id: floor.small.stock.queso, new_quantity: 3, ...body } });

async function cheeseOf(floor: Floor): Promise<number | undefined> {
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
  const [row] = await floor.rows<{ quantity: number }>(
    "select quantity from inventory_items where tenant_id = $1 and id = $2",
    floor.small.stock.queso,
  );
  return row?.quantity;
}

test("wastage goes out with its reason, in any unit of the family", async () => {
  const floor = await aFloor();
  const { queso } = floor.small.stock;
  await floor.admin.call(setUnitCost, { params: { id: queso }, body: { unit_cost: 6 } });
  expect(
    (await waste(floor, { quantity: 250, unit: "g", reason: "spoiled", note: "Se arruinó" })).status,
  ).toBe(200);
  const { item } = (await waste(floor, { quantity: 0.5 })).ok;
  expect([item.quantity, await cheeseOf(floor)]).toEqual([4_250, 4_250]);
  const { rows } = (await floor.admin.call(listStockLogs, { query: { movementType: "WASTAGE" } })).ok;
  expect(rows[1]).toMatchObject({
    type: "WASTAGE",
    cause: "wastage",
    reason: "spoiled",
    note: "Se arruinó",
    quantity: 250,
    quantity_after: 4_750,
    unit_cost: 6_000_000,
  });
  const page = (await floor.admin.call(readInventoryItem, { params: { id: queso }, query: {} })).ok;
  expect(page.usage).toHaveLength(30);
  expect(page.usage.at(-1)).toMatchObject({ wasted: 750, sold: 0, lost: 0, quantity_after: 4_250 });
  expect([page.theoretical_usage, page.counted_usage]).toEqual([0, 0]);
  expect(page.wastage).toEqual([
    { reason: "other", quantity: 500, value: 300 },
    { reason: "spoiled", quantity: 250, value: 150 },
  ]);
  const { reasons, unknown_cost } = (await floor.admin.call(readWastage, { query: {} })).ok;
  expect(unknown_cost).toBe(0);
  expect(reasons).toEqual([
    { reason: "other", movements: 1, value: 300 },
    { reason: "spoiled", movements: 1, value: 150 },
  ]);
});

test("what was thrown away without a known cost is told, not taken for nothing", async () => {
  const floor = await aFloor();
  await waste(floor, { reason: "spoiled" });
  expect((await floor.admin.call(readWastage, { query: {} })).ok).toMatchObject({
    reasons: [{ reason: "spoiled", movements: 1, value: 0 }],
    unknown_cost: 1,
  });
});

test("the history of a cost is what purchases and people made it", async () => {
  const floor = await aFloor();
  const { queso } = floor.small.stock;
  await floor.admin.call(setUnitCost, { params: { id: queso }, body: { unit_cost: 6 } });
  const orderId = await floor.sendOrder();
  await floor.admin.call(cancelOrders, { body: { orderIds: [orderId] } });
  await floor.admin.call(setUnitCost, { params: { id: queso }, body: { unit_cost: 7 } });
  const { costs } = (await floor.admin.call(readInventoryItem, { params: { id: queso } })).ok;
  expect(costs.map(({ unit_cost }) => unit_cost)).toEqual([6_000_000, 7_000_000]);
});

test("what is there may be said in grams", async () => {
  const floor = await aFloor();
  for (const grams of [0.4, 2.5])
    expect((await adjust(floor, { new_quantity: grams, unit: "g" })).error.fields).toMatchObject([
      { field: "new_quantity", code: "unit_too_big" },
    ]);
  expect((await adjust(floor, { new_quantity: 2_500, unit: "g" })).status).toBe(200);
  expect(await cheeseOf(floor)).toBe(2_500);
  expect((await adjust(floor, { new_quantity: 0, unit: "g" })).status).toBe(200);
  expect(await cheeseOf(floor)).toBe(0);
});

test("no more is thrown away than there is, and nothing comes in by hand", async () => {
  const floor = await aFloor();
  expect((await waste(floor, { quantity: 5.001 })).error).toMatchObject({
    code: "wastage_above_stock",
    fields: [{ field: "quantity" }],
    details: { title: "Queso", available: 5, unit: "kg" },
  });
  expect((await waste(floor, { quantity: 0 })).error.fields).toMatchObject([
    { field: "quantity", code: "wastage_above_zero" },
  ]);
  expect((await waste(floor, { movementType: "IN" })).error.fields).toMatchObject([
    { field: "movementType", code: "not_a_choice" },
  ]);
  expect((await waste(floor, { unit: "l" })).error.fields).toMatchObject([
    { field: "unit", code: "unit_differs" },
  ]);
  expect(await cheeseOf(floor)).toBe(5_000);
  expect((await waste(floor, { quantity: 5 })).ok.item).toMatchObject({ quantity: 0, status: "out" });
});

test("an adjustment only lowers", async () => {
  const floor = await aFloor();
  expect((await adjust(floor, { new_quantity: 5 })).error).toMatchObject({
    code: "adjust_no_changes",
    fields: [{ field: "new_quantity" }],
  });
  expect((await adjust(floor, { new_quantity: 5.001 })).error.code).toBe("stock_in_by_purchase");
  expect((await adjust(floor, { new_quantity: -1 })).error.fields).toMatchObject([
    { field: "new_quantity", code: "too_small" },
  ]);
  expect((await adjust(floor, { expected_quantity: 4.9 })).error).toMatchObject({
    code: "changed_meanwhile",
    details: { quantity: 5 },
  });
  expect((await adjust(floor, { expected_quantity: 5, note: "Conteo de turno" })).ok.item.quantity).toBe(
    3_000,
  );
  const [row] = (await floor.admin.call(listStockLogs, { query: { movementType: "OUT" } })).ok.rows;
  expect(row).toMatchObject({
    cause: "adjustment",
    quantity: 2_000,
    note: "Conteo de turno",
    quantity_after: 3_000,
  });
  expect(await cheeseOf(floor)).toBe(3_000);
});

test("sent eight times under one name it happens once", async () => {
  const floor = await aFloor();
  const uuid = randomUUID();
  const same = await Promise.all(eight.map(() => waste(floor, { uuid })));
  expect(new Set(same.map((reply) => reply.status))).toEqual(new Set([200]));
  expect(await cheeseOf(floor)).toBe(4_000);
  expect((await waste(floor, { uuid, quantity: 2 })).error.code).toBe("idempotency_key_reused");
  const each = await Promise.all(eight.map(() => waste(floor, { uuid: randomUUID() })));
  expect(each.filter((reply) => reply.status === 200)).toHaveLength(4);
  expect(await cheeseOf(floor)).toBe(0);
});

test("of eight who lower it to the same quantity one does", async () => {
  const floor = await aFloor();
  const replies = await Promise.all(eight.map(() => adjust(floor, { uuid: randomUUID() })));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(new Set(replies.flatMap((reply) => (reply.status === 200 ? [] : [reply.error.code])))).toEqual(
    new Set(["adjust_no_changes"]),
  );
  expect(await cheeseOf(floor)).toBe(3_000);
});
