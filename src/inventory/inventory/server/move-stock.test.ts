import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { insertMovements, stockDifferences } from "#db/seeds/stock.ts";
import type { InventoryItemId, OrderId, UserId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { StockChange } from "../domain/stock-movement.ts";
import { moveStock } from "./move-stock.ts";

const eightKilos = thousandths(8_000);

/** Returns two orders that share only the cheese, of which there are eight kilos. */
async function twoOrders() {
  const floor = await aFloor();
  const orders: [OrderId, OrderId] = [await floor.sendOrder(), await floor.sendOrder()];
  const cheese = floor.small.stock.queso;
  const [had] = await floor.rows<{ quantity: Thousandths }>(
    "select quantity from inventory_items where tenant_id = $1 and id = $2",
    cheese,
  );
  const bought = eightKilos - (had?.quantity ?? 0);
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    insertMovements(tx, [{ item: cheese, quantity: bought, cause: "purchase", at: new Date() }]),
  );
  return { floor, orders, cheese };
}

async function move(floor: Floor, changes: readonly StockChange[]): Promise<void> {
  const [user] = await floor.rows<{ id: UserId }>("select id from users where tenant_id = $1 limit 1");
  if (!user) throw new Error("The small restaurant has people");
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    moveStock(tx, { now: new Date(), userId: user.id }, changes, "order_cancelled"),
  );
}

async function stockOf(floor: Floor, itemId: InventoryItemId): Promise<Thousandths | undefined> {
  const [row] = await floor.rows<{ quantity: Thousandths }>(
    "select quantity from inventory_items where tenant_id = $1 and id = $2",
    itemId,
  );
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
  return row?.quantity;
}

test("what several orders of one request take is added up before a refusal", async () => {
  const { floor, orders, cheese } = await twoOrders();
  const each = (kilos: number) =>
    orders.map((orderId) => ({ orderId, itemId: cheese, delta: thousandths(-kilos * 1_000) }));
  await expect(move(floor, each(5))).rejects.toMatchObject({
    code: "insufficient_stock",
    options: { details: { ingredient: "Queso", required: 10, available: 8, ingredientIds: [cheese] } },
  });
  expect(await stockOf(floor, cheese)).toBe(eightKilos);
  await move(floor, each(4));
  expect(await stockOf(floor, cheese)).toBe(0);
});

test("what one order puts back is not there yet for another one of the same request", async () => {
  const { floor, orders, cheese } = await twoOrders();
  const [returning, taking] = orders;
  const changes = (kilos: number) => [
    { orderId: returning, itemId: cheese, delta: thousandths(1_000) },
    { orderId: taking, itemId: cheese, delta: thousandths(-kilos * 1_000) },
  ];
  await expect(move(floor, changes(9))).rejects.toMatchObject({ code: "insufficient_stock" });
  expect(await stockOf(floor, cheese)).toBe(eightKilos);
  await move(floor, changes(8));
  expect(await stockOf(floor, cheese)).toBe(1_000);
});
