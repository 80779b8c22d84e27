import { expect, test } from "vitest";
import { aFloor, aKey, eight } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { addStockMovement } from "../contract/items.ts";

test("tills, purchases and waste on one ingredient at once end in the right sum", async () => {
  const floor = await aFloor();
  const { small, server, admin } = floor;
  const { queso, masa } = small.stock;
  const sent = [await floor.sendOrder(), await floor.sendOrder()];
  const quantityOf = async () =>
    floor.rows<{ id: number; quantity: number }>(
      "select id, quantity from inventory_items where tenant_id = $1 and id = any($2::bigint[]) order by id",
      [queso, masa],
    );
  const before = await quantityOf();
  const held = await floor.rows<{ held: Record<string, number> }>(
    "select stock_held as held from order_lines where tenant_id = $1 and order_id = any($2::bigint[])",
    sent,
  );
  const tills = eight.map(() => floor.send(aCart([aLine({ id: small.items.quesadilla.id, price: 2 })])));
  // The vendor is new, and so is one of the goods: the purchases wait for each other there too.
  const purchase = (order: readonly (typeof queso)[]) =>
    buy(admin, {
      vendor: { name: "Lácteos El Corral", nit: "0614-010101-101-0" },
      items: [
        ...order.map((id) => ({
          title: id === queso ? "Queso" : "Masa",
          inventory_item_id: id,
          quantity: 2,
          unit: "kg",
          unit_price: 5,
        })),
        { title: "Crema nueva", quantity: 1, unit: "l", unit_price: 3 },
      ],
    });
  const waste = (id: typeof queso) =>
    admin.call(addStockMovement, {
      params: { id },
      body: { movementType: "WASTAGE", quantity: 0.1 },
      headers: aKey(),
    });
  const [sales, bought, voids, wasted] = await Promise.all([
    Promise.all(tills),
    Promise.all([purchase([queso, masa]), purchase([masa, queso])]),
    Promise.all(
      sent.map((orderId) => admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() })),
    ),
    Promise.all([waste(queso), waste(masa)]),
  ]);
  expect([...sales, ...bought, ...voids, ...wasted].map((reply) => reply.status)).toEqual(
    Array.from({ length: 14 }, () => 200),
  );
  const taken = await floor.rows<{ held: Record<string, number> }>(
    "select stock_held as held from order_lines where tenant_id = $1 and not order_id = any($2::bigint[])",
    sent,
  );
  const sumOf = (lines: typeof held, id: number) =>
    lines.reduce((sum, line) => sum + (line.held[id] ?? 0), 0);
  expect(await quantityOf()).toEqual(
    before.map(({ id, quantity }) => ({
      id,
      quantity: quantity + sumOf(held, id) - sumOf(taken, id) + 4_000 - 100,
    })),
  );
  expect(
    await floor.rows(
      "select title, quantity from inventory_items where tenant_id = $1 and title like 'Crema%'",
    ),
  ).toEqual([{ title: "Crema nueva", quantity: 2_000 }]);
  expect(await server.db.inTenant(small.tenantId, stockDifferences)).toEqual([]);
});
