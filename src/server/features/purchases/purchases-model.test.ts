import { expect, inject, test } from "vitest";
import { randomOf } from "../../../../db/seeds/random.ts";
import { stockDifferences } from "../../../../db/seeds/stock.ts";
import { addStockMovement } from "../../../contract/inventory/items.ts";
import { cancelOrders } from "../../../contract/orders.ts";
import { cancelPurchase } from "../../../contract/purchases/purchases.ts";
import type { OrderId } from "../../../domain/ids.ts";
import { averageCostWith, averageCostWithout } from "../../../domain/inventory/average-cost.ts";
import { thousandths } from "../../../domain/inventory/quantity.ts";
import { type Micros, micros } from "../../../domain/inventory/unit-cost.ts";
import { aFloor, aKey, eight, type Floor } from "../../testing/floor.ts";
import { buy } from "../../testing/purchase.ts";
import { emptyModelStock, type ModelStock, moveModelStock } from "../../testing/stock-model.ts";
import { aCart, aLine } from "../../testing/till.ts";

const STEPS = 40;

interface Bought {
  readonly id: number;
  readonly quantity: number;
  readonly cost: Micros | null;
  isCancelled: boolean;
}

interface Day {
  readonly floor: Floor;
  readonly portion: number;
  readonly purchases: Bought[];
  readonly orders: OrderId[];
  stock: ModelStock;
}

const cheeseOf = async (floor: Floor) => {
  const [item] = await floor.rows<{ quantity: number; cost: number | null }>(
    "select quantity, unit_cost_micros as cost from inventory_items where tenant_id = $1 and id = $2",
    floor.small.stock.queso,
  );
  return { quantity: item?.quantity ?? 0, cost: item?.cost ?? null };
};

async function purchase(day: Day, quantity: number, price: number | null): Promise<void> {
  const { ok } = await buy(day.floor.admin, {
    vendor: { name: "Lácteos El Corral" },
    items: [
      {
        title: "Queso",
        quantity: quantity / 1000,
        unit: "kg",
        inventory_item_id: day.floor.small.stock.queso,
        ...(price === null ? {} : { unit_price: price }),
      },
    ],
  });
  const cost = price === null ? null : micros(price * 1_000_000);
  day.purchases.push({ id: ok.id, quantity, cost, isCancelled: false });
  day.stock = moveModelStock(day.stock, { type: "IN", quantity: thousandths(quantity), unitCost: cost });
}

/** Cancelled twice, or with goods that are used, it is refused; then what is left is taken. */
async function cancel(day: Day, bought: Bought, takesWhatIsLeft: boolean): Promise<void> {
  const reply = await day.floor.admin.call(cancelPurchase, {
    params: { id: bought.id },
    body: { reason: "Modelo", take_what_is_left: takesWhatIsLeft },
    headers: aKey(),
  });
  const isShort = day.stock.quantity < bought.quantity;
  if (bought.isCancelled || (isShort && !takesWhatIsLeft)) return void expect(reply.status).toBe(409);
  expect(reply.ok.missing).toHaveLength(isShort ? 1 : 0);
  bought.isCancelled = true;
  const taken = thousandths(Math.min(bought.quantity, day.stock.quantity));
  const averageCost = averageCostWithout(day.stock, { quantity: taken, unitCost: bought.cost });
  day.stock = { ...moveModelStock(day.stock, { type: "OUT", quantity: taken, unitCost: null }), averageCost };
}

async function sell(day: Day): Promise<void> {
  const { floor, portion } = day;
  const reply = await floor.send(aCart([aLine({ id: floor.small.items.quesadilla.id, price: 2 })]));
  if (day.stock.quantity < portion) return void expect(reply.status).toBe(409);
  day.orders.push(reply.ok.orderId);
  day.stock = moveModelStock(day.stock, { type: "OUT", quantity: thousandths(portion), unitCost: null });
}

async function voidOrder(day: Day): Promise<void> {
  const orderId = day.orders.pop();
  if (orderId === undefined) return;
  await day.floor.admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() });
  const quantity = thousandths(day.stock.quantity + day.portion);
  day.stock = { ...day.stock, quantity };
}

async function waste(day: Day, quantity: number): Promise<void> {
  const reply = await day.floor.admin.call(addStockMovement, {
    params: { id: day.floor.small.stock.queso },
    body: { movementType: "WASTAGE", quantity: quantity / 1000 },
    headers: aKey(),
  });
  if (day.stock.quantity < quantity) return void expect(reply.status).toBe(409);
  day.stock = moveModelStock(day.stock, { type: "WASTAGE", quantity: thousandths(quantity), unitCost: null });
}

/** What a quesadilla takes of the cheese. */
async function portionOf(floor: Floor): Promise<number> {
  const [line] = await floor.rows<{ quantity: number }>(
    `select quantity from recipe_items where tenant_id = $1 and menu_item_id = $2 and inventory_item_id = $3
      and variant_id is null and addon_id is null`,
    floor.small.items.quesadilla.id,
    floor.small.stock.queso,
  );
  return line?.quantity ?? 0;
}

test("a random day of sales, voids, purchases, cancels and waste leaves what a simple model has, after each step", async () => {
  const { seed, times } = inject("chance");
  const random = randomOf(seed);
  const floor = await aFloor();
  const { quantity } = await cheeseOf(floor);
  const portion = await portionOf(floor);
  expect(portion).toBeGreaterThan(0);
  const day: Day = {
    floor,
    portion,
    purchases: [],
    orders: [],
    stock: { ...emptyModelStock, quantity: thousandths(quantity) },
  };
  for (let step = 0; step < STEPS * times; step += 1) {
    const act = random.pick(["buy", "buy", "sell", "sell", "void", "cancel", "cancel", "waste"] as const);
    if (act === "buy")
      await purchase(
        day,
        random.between(1, 30) * 100,
        random.chance(20) ? null : random.between(1, 900) / 100,
      );
    else if (act === "sell") await sell(day);
    else if (act === "void") await voidOrder(day);
    else if (act === "waste") await waste(day, random.between(1, 40) * 100);
    else if (day.purchases.length > 0) await cancel(day, random.pick(day.purchases), random.chance(50));
    const { averageCost: cost, quantity: left } = day.stock;
    expect(await cheeseOf(floor), `after step ${step}: ${act}`).toEqual({ quantity: left, cost });
  }
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("eight tills, two purchases and a cancel on one ingredient at once end in the right sum and cost", async () => {
  const floor = await aFloor();
  const day: Day = {
    floor,
    portion: await portionOf(floor),
    purchases: [],
    orders: [],
    stock: emptyModelStock,
  };
  await purchase(day, 5_000, 4);
  const before = await cheeseOf(floor);
  const cheese = (price: number) => ({
    items: [
      {
        title: "Queso",
        quantity: 2,
        unit: "kg",
        inventory_item_id: floor.small.stock.queso,
        unit_price: price,
      },
      { title: "Masa", quantity: 1, unit: "kg", inventory_item_id: floor.small.stock.masa },
    ],
  });
  const replies = await Promise.all([
    ...eight.map(() => floor.send(aCart([aLine({ id: floor.small.items.quesadilla.id, price: 2 })]))),
    buy(floor.admin, cheese(4)),
    buy(floor.admin, cheese(4)),
    floor.admin.call(cancelPurchase, {
      params: { id: day.purchases[0]?.id ?? 0 },
      body: { reason: "Carrera", take_what_is_left: false },
      headers: aKey(),
    }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
  const after = await cheeseOf(floor);
  expect(after.quantity).toBe(before.quantity - 8 * day.portion + 4_000 - 5_000);
  const bought = { quantity: thousandths(4_000), unitCost: micros(4_000_000) };
  expect(averageCostWith({ quantity: thousandths(1), averageCost: micros(4_000_000) }, bought)).toBe(
    after.cost,
  );
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});
