import { expect, test } from "vitest";
import { stockDifferences } from "../../../../db/seeds/stock.ts";
import type { InventoryItemId, OrderId, UserId } from "../../../domain/ids.ts";
import { type Thousandths, thousandths } from "../../../domain/inventory/quantity.ts";
import { aFloor, type Floor } from "../../testing/floor.ts";
import { moveStock, type StockChange } from "./move-stock.ts";

const eightKilos = thousandths(8_000);

/** Two orders that have nothing to do with each other but the cheese, of which there are eight kilos. */
async function twoOrders() {
  const floor = await aFloor();
  const orders: [OrderId, OrderId] = [await floor.sendOrder(), await floor.sendOrder()];
  const [cheese] = await floor.rows<{ id: InventoryItemId }>(
    `with had as (select id, quantity from inventory_items where tenant_id = $1 and title = 'Queso'), counted as (
       insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause)
       select $1, id, 'IN', $2 - quantity, 'purchase' from had)
     update inventory_items i set quantity = $2 from had where i.tenant_id = $1 and i.id = had.id returning i.id`,
    eightKilos,
  );
  if (!cheese) throw new Error("The small restaurant has cheese");
  return { floor, orders, cheese: cheese.id };
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

test("what several orders of one request take of an ingredient is added up before a shortage is refused", async () => {
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
