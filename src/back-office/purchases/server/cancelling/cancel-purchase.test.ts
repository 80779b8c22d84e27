import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { addStockMovement } from "#inventory/inventory/contract/items.ts";
import { listPriceRises } from "../../contract/price-watch.ts";
import { cancelPurchase, readPurchase } from "../../contract/purchases.ts";
import { listVendorItems } from "../../contract/vendors.ts";

const cheese = async (floor: Floor) => {
  const [item] = await floor.rows<{ quantity: number; cost: number | null }>(
    "select quantity, unit_cost_micros as cost from inventory_items where tenant_id = $1 and id = $2",
    floor.small.stock.queso,
  );
  return item;
};

const buyCheese = async (floor: Floor, quantity: number, unit_price: number) =>
  (
    await buy(floor.admin, {
      vendor: { name: "Lácteos El Corral" },
      items: [
        { title: "Queso", quantity, unit: "kg", unit_price, inventory_item_id: floor.small.stock.queso },
      ],
    })
  ).ok;

const cancel = (floor: Floor, id: number, take_what_is_left = false) =>
  floor.admin.call(cancelPurchase, {
    params: { id },
    body: { reason: "Se registró dos veces", take_what_is_left },
    headers: aKey(),
  });

const waste = (floor: Floor, quantity: number) =>
  floor.admin.call(addStockMovement, {
    params: { id: floor.small.stock.queso },
    body: { movementType: "WASTAGE", quantity },
    headers: aKey(),
  });

test("a cancelled purchase takes its goods and its cost back by new movements", async () => {
  const floor = await aFloor();
  await buyCheese(floor, 10, 4);
  const before = await cheese(floor);
  const { id } = await buyCheese(floor, 5, 7);
  const reply = (await cancel(floor, id)).ok;
  expect(reply).toEqual({ message: "Purchase 2 was canceled.", missing: [] });
  expect(await cheese(floor)).toEqual(before);
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id } })).ok;
  expect(purchase).toMatchObject({
    status: "cancelled",
    cancelled: { by: "Persona de prueba", reason: "Se registró dos veces" },
    items: [{ moved_quantity: 5_000, cancelled_quantity: 5_000 }],
  });
  expect(
    await floor.rows(
      "select type, cause, quantity from stock_movements where tenant_id = $1 and purchase_id = $2 order by id",
      id,
    ),
  ).toEqual([
    { type: "IN", cause: "purchase", quantity: 5_000 },
    { type: "OUT", cause: "purchase_cancelled", quantity: -5_000 },
  ]);
  expect((await cancel(floor, id)).error.code).toBe("purchase_cancelled");
});

test("what is used already is named, and only what is left is taken back", async () => {
  const floor = await aFloor();
  const { id } = await buyCheese(floor, 10, 4);
  const { quantity = 0 } = (await cheese(floor)) ?? {};
  await waste(floor, quantity / 1000 - 4);
  const refused = (await cancel(floor, id)).error;
  expect(refused).toMatchObject({
    code: "purchase_goods_used",
    message:
      "Some of the goods were already used: Queso (6 kg). Nothing was changed; confirm to remove what is left.",
    details: { goods: [{ title: "Queso", unit: "kg", required: 10, available: 4 }] },
  });
  expect((await cheese(floor))?.quantity).toBe(4_000);
  const reply = (await cancel(floor, id, true)).ok;
  expect(reply.message).toBe("Purchase 1 was canceled. Not removed because already used: Queso (6 kg).");
  expect((await cheese(floor))?.quantity).toBe(0);
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id } })).ok;
  expect(purchase.items[0]).toMatchObject({ stock_quantity: 10_000, cancelled_quantity: 4_000 });
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("cancelled eight times at once it is taken back once", async () => {
  const floor = await aFloor();
  const before = await cheese(floor);
  const { id } = await buyCheese(floor, 10, 4);
  const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(floor, id)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect((await cheese(floor))?.quantity).toBe(before?.quantity);
});

test("prices of a cancelled purchase are no rise and no last price", async () => {
  const floor = await aFloor();
  await buyCheese(floor, 1, 4);
  const slip = await buyCheese(floor, 1, 2);
  const dear = await buyCheese(floor, 1, 5);
  expect(dear.price_rises).toMatchObject([{ old_cost: 2_000_000, percent: 150 }]);
  const rises = async () => (await floor.admin.call(listPriceRises)).ok.rows;
  await cancel(floor, slip.id);
  expect(await rises()).toMatchObject([{ old_cost: 4_000_000, new_cost: 5_000_000, percent: 25 }]);
  await cancel(floor, dear.id);
  expect(await rises()).toEqual([]);
  const memory = await floor.admin.call(listVendorItems, { params: { id: dear.vendor_id ?? 0 } });
  expect(memory.ok.rows).toMatchObject([{ last_unit_cost: 4_000_000 }]);
});

test("a vendor's last price is the one of the unit it stands beside", async () => {
  const floor = await aFloor();
  const bought = async (rest: object) =>
    (
      await buy(floor.admin, {
        vendor: { name: "Lácteos El Corral" },
        items: [
          { title: "Queso", quantity: 1, unit: "kg", inventory_item_id: floor.small.stock.queso, ...rest },
        ],
      })
    ).ok;
  const { vendor_id } = await bought({ unit_price: 3 });
  const memory = async () =>
    (await floor.admin.call(listVendorItems, { params: { id: vendor_id ?? 0 } })).ok.rows.map(
      ({ unit, factor, last_unit_price }) => [unit, factor / 100_000_000, last_unit_price],
    );
  const unpriced = await bought({ unit: "caja", factor: 10 });
  expect(await memory()).toEqual([["caja", 10, 30_000_000]]);
  const dear = await bought({ unit: "caja", factor: 10, unit_price: 25 });
  expect(await memory()).toEqual([["caja", 10, 25_000_000]]);
  await bought({ unit: "caja", factor: 12 });
  expect(await memory()).toEqual([["caja", 12, 30_000_000]]);
  await cancel(floor, dear.id);
  expect(await memory()).toEqual([["caja", 12, 36_000_000]]);
  await cancel(floor, unpriced.id);
  expect(await memory()).toEqual([["caja", 12, 36_000_000]]);
});

test("cancelled, a purchase leaves nothing in the vendor's memory", async () => {
  const floor = await aFloor();
  const first = await buyCheese(floor, 1, 3);
  const box = (
    await buy(floor.admin, {
      vendor: { name: "Lácteos El Corral" },
      items: [
        {
          title: "Queso",
          quantity: 1,
          unit: "caja",
          factor: 10,
          unit_price: 25,
          inventory_item_id: floor.small.stock.queso,
        },
      ],
    })
  ).ok;
  const memory = async () =>
    (await floor.admin.call(listVendorItems, { params: { id: first.vendor_id ?? 0 } })).ok.rows;
  await cancel(floor, box.id);
  expect(await memory()).toMatchObject([{ unit: "kg", last_unit_price: 3_000_000 }]);
  await cancel(floor, first.id);
  expect(await memory()).toEqual([]);
});

test("a purchase whose goods were used in part leaves the others at what these cost", async () => {
  const floor = await aFloor();
  await waste(floor, ((await cheese(floor))?.quantity ?? 0) / 1000);
  const first = await buyCheese(floor, 10, 1);
  await waste(floor, 8);
  await buyCheese(floor, 10, 2);
  expect((await cancel(floor, first.id)).ok.message).toBe(
    "Purchase 1 was canceled. Part of it was already used, so newer goods were removed instead: Queso (8 kg).",
  );
  expect(await cheese(floor)).toEqual({ quantity: 2_000, cost: 2_000_000 });
});

test("a purchase of which everything alike was used leaves the cost of before", async () => {
  const floor = await aFloor();
  await waste(floor, ((await cheese(floor))?.quantity ?? 0) / 1000);
  await buyCheese(floor, 10, 1);
  const dear = await buyCheese(floor, 10, 5);
  await waste(floor, 3);
  await cancel(floor, dear.id);
  expect(await cheese(floor)).toEqual({ quantity: 7_000, cost: 1_000_000 });
});
