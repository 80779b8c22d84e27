import { expect, test } from "vitest";
import { stockDifferences } from "../../../../db/seeds/stock.ts";
import { addStockMovement } from "../../../contract/inventory/items.ts";
import { cancelOrders } from "../../../contract/orders.ts";
import { thousandths } from "../../../domain/inventory/quantity.ts";
import { micros } from "../../../domain/inventory/unit-cost.ts";
import { aFloor, aKey, eight } from "../../testing/floor.ts";
import { aCart, aLine } from "../../testing/till.ts";
import { postStock } from "./post-stock.ts";

test("eight tills, two purchases, two who void and two who throw away, on one ingredient at once: no deadlock, the right sum", async () => {
  const floor = await aFloor();
  const { small, server, admin } = floor;
  const { queso, masa } = small.stock;
  const sent = [await floor.sendOrder(), await floor.sendOrder()];
  const quantityOf = async () =>
    floor.rows<{ id: number; quantity: number }>(
      "select id, quantity from inventory_items where tenant_id = $1 order by id",
    );
  const before = await quantityOf();
  const held = await floor.rows<{ held: Record<string, number> }>(
    "select stock_held as held from order_lines where tenant_id = $1 and order_id = any($2::bigint[])",
    sent,
  );
  const tills = eight.map(() => floor.send(aCart([aLine({ id: small.items.quesadilla.id, price: 2 })])));
  const buy = (order: readonly (typeof queso)[]) =>
    server.db.inTenant(small.tenantId, (tx) =>
      postStock(
        tx,
        { now: new Date(), userId: admin.userId },
        order.map((itemId) => ({
          itemId,
          delta: thousandths(2_000),
          cause: "purchase" as const,
          unitCost: micros(5_000_000),
        })),
      ),
    );
  const waste = (id: typeof queso) =>
    admin.call(addStockMovement, {
      params: { id },
      body: { movementType: "WASTAGE", quantity: 0.1 },
      headers: aKey(),
    });
  const [sales, , voids, wasted] = await Promise.all([
    Promise.all(tills),
    Promise.all([buy([queso, masa]), buy([masa, queso])]),
    Promise.all(
      sent.map((orderId) => admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() })),
    ),
    Promise.all([waste(queso), waste(masa)]),
  ]);
  expect([...sales, ...voids, ...wasted].map((reply) => reply.status)).toEqual(
    Array.from({ length: 12 }, () => 200),
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
  expect(await server.db.inTenant(small.tenantId, stockDifferences)).toEqual([]);
});
