import { expect, test } from "vitest";
import { collide } from "#app/server/testing/collide.ts";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { cancelPurchase } from "#back-office/purchases/contract/purchases.ts";
import { addStockMovement, adjustInventory } from "#inventory/inventory/contract/items.ts";
import type { PostingCause } from "#inventory/inventory/domain/stock-movement.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { RealtimeEvent } from "#platform/contract/events.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { readStockAlerts } from "../contract/stock-alerts.ts";

type Told = Extract<RealtimeEvent, { type: "stock_status_changed" }>;

/** What was told since the last look. */
function told({ server, small }: Floor): Omit<Told, "type">[] {
  return server.events
    .splice(0)
    .filter(({ tenantId }) => tenantId === small.tenantId)
    .flatMap(({ event }) => (event.type === "stock_status_changed" ? [event] : []))
    .map(({ worse, worseCount }) => ({ worse, worseCount }));
}

const becomes = (floor: Floor, status: "low" | "out") => ({
  worse: [{ id: floor.small.stock.queso, title: "Queso", status }],
  worseCount: 1,
});
const enoughAgain = { worse: [], worseCount: 0 };

/** Each takes a quarter of a kilo of the five that there are; the minimum is one. */
const sell = async (floor: Floor, quesadillas: number) =>
  (await floor.send(aCart([aLine({ id: floor.small.items.quesadilla.id, price: 2, quantity: quesadillas })])))
    .ok.orderId;

test("orders tell once that an ingredient became low or out, not each of them", async () => {
  const floor = await aFloor();
  await sell(floor, 15);
  expect(told(floor)).toEqual([]);
  const low = await sell(floor, 1);
  expect(told(floor)).toEqual([becomes(floor, "low")]);
  await sell(floor, 1);
  expect(told(floor)).toEqual([]);
  expect((await floor.admin.call(readStockAlerts)).ok).toEqual({ low: 1, out: 0 });
  await sell(floor, 3);
  expect(told(floor)).toEqual([becomes(floor, "out")]);
  expect((await floor.admin.call(readStockAlerts)).ok).toEqual({ low: 0, out: 1 });
  expect(
    (await floor.send(aCart([aLine({ id: floor.small.items.quesadilla.id, price: 2 })]))).error.code,
  ).toBe("insufficient_stock");
  expect(told(floor)).toEqual([]);
  await floor.admin.call(cancelOrders, { body: { orderIds: [low] } });
  expect(told(floor)).toEqual([enoughAgain]);
  expect((await floor.admin.call(readStockAlerts)).ok).toEqual({ low: 1, out: 0 });
});

test("of eight tills at once one makes it low, and it is told once", async () => {
  const floor = await aFloor();
  await sell(floor, 12);
  told(floor);
  await collide(floor, {
    hold: "select id from inventory_items where tenant_id = $1 for update",
    calls: eight.map(() => () => sell(floor, 1)),
  });
  expect(told(floor)).toEqual([becomes(floor, "low"), becomes(floor, "out")]);
});

test("wastage, adjusting, counting and a cancelled purchase tell as sales do", async () => {
  const floor = await aFloor();
  const { queso } = floor.small.stock;
  const { admin } = floor;
  const post = (cause: PostingCause, delta: number) =>
    floor.server.db.inTenant(floor.small.tenantId, (tx) =>
      stockLedger.post(tx, { now: new Date(), userId: admin.userId }, [
        { itemId: queso, delta: thousandths(delta), cause },
      ]),
    );
  await admin.call(addStockMovement, {
    params: { id: queso },
    body: { movementType: "WASTAGE", quantity: 4.5 },
  });
  expect(told(floor)).toEqual([becomes(floor, "low")]);
  await admin.call(adjustInventory, { body: { item_id: queso, new_quantity: 0 } });
  expect(told(floor)).toEqual([becomes(floor, "out")]);
  await post("purchase", 3_000);
  expect(told(floor)).toEqual([enoughAgain]);
  await post("count", -2_500);
  expect(told(floor)).toEqual([becomes(floor, "low")]);
  await post("purchase", 3_000);
  await post("purchase_cancelled", -3_500);
  expect(told(floor)).toEqual([enoughAgain, becomes(floor, "out")]);
});

test("what moves many names some of them and says how many there are", async () => {
  const floor = await aFloor();
  const { queso, masa } = floor.small.stock;
  const rows = await floor.rows<{ id: typeof queso }>(
    `insert into inventory_items (tenant_id, title, unit)
      select $1, 'Insumo ' || n, 'pc' from generate_series(1, 7) n returning id`,
  );
  const all = [...rows.map(({ id }) => id), queso, masa];
  const post = (delta: number, ids: readonly (typeof queso)[]) =>
    floor.server.db.inTenant(floor.small.tenantId, (tx) =>
      stockLedger.post(
        tx,
        { now: new Date(), userId: floor.admin.userId },
        ids.map((itemId) => ({ itemId, delta: thousandths(delta), cause: delta > 0 ? "purchase" : "count" })),
      ),
    );
  await post(
    1_000,
    rows.map(({ id }) => id),
  );
  told(floor);
  await post(-1_000, all);
  const [event, ...others] = told(floor);
  expect(others).toEqual([]);
  expect(event?.worseCount).toBe(7);
  expect(event?.worse).toHaveLength(5);
});

test("an ingredient of two lines of a purchase that is taken back is told once", async () => {
  const floor = await aFloor();
  const line = { title: "Loroco", quantity: 1, unit: "kg" };
  const { id } = (await buy(floor.admin, { items: [line, { ...line, quantity: 2 }] })).ok;
  told(floor);
  await floor.admin.call(cancelPurchase, { params: { id }, body: { reason: "Venía marchito" } });
  const [item] = await floor.rows<{ id: number }>(
    "select id from inventory_items where tenant_id = $1 and title = 'Loroco'",
  );
  expect(told(floor)).toEqual([{ worse: [{ id: item?.id, title: "Loroco", status: "out" }], worseCount: 1 }]);
});
