import { expect, inject, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { randomOf } from "#db/seeds/random.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { addStockMovement } from "#inventory/inventory/contract/items.ts";
import { averageCostWith } from "#inventory/inventory/domain/average-cost.ts";
import { micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { cancelPurchase } from "../contract/purchases.ts";

const STEPS = 40;

/** Goods of one price among those that are there: which part of all they are. */
interface Part {
  readonly purchase: number;
  /** Null: nobody knows. */
  readonly cost: number | null;
  readonly part: number;
}

/**
 * Another way to the same average than the product's: no average is kept, only what the stock consists of. What is used or brought
 * back is of all parts alike and changes none.
 */
interface MixedModel {
  readonly quantity: number;
  readonly parts: readonly Part[];
  /** How far the product may be off: it rounds to a millionth at each step, which weighs more the less stays after a cancel. */
  readonly lost: number;
}

function averageOf({ parts }: MixedModel): number | null {
  if (parts.some(({ cost }) => cost === null)) return null;
  return parts.reduce((sum, { cost, part }) => sum + (cost ?? 0) * part, 0);
}

function bringModel(stock: MixedModel, purchase: number, brought: number, price: number | null): MixedModel {
  const quantity = stock.quantity + brought;
  const cost = price ?? averageOf(stock);
  if (stock.quantity <= 0) return { quantity, parts: [{ purchase, cost, part: 1 }], lost: stock.lost };
  const part = brought / quantity;
  const before = stock.parts.map((each) => ({
    ...each,
    cost: each.cost ?? cost,
    part: each.part * (1 - part),
  }));
  return { quantity, parts: [...before, { purchase, cost, part }], lost: stock.lost + 1 };
}

function takeBackModel(stock: MixedModel, purchase: number, taken: number): MixedModel {
  const quantity = stock.quantity - taken;
  const others = stock.parts.filter((each) => each.purchase !== purchase);
  const left = others.reduce((sum, { part }) => sum + part, 0);
  if (quantity <= 0 || left === 0)
    return { ...stock, quantity, parts: [{ purchase: 0, cost: averageOf(stock), part: 1 }] };
  const parts = others.map((each) => ({ ...each, part: each.part / left }));
  return { quantity, parts, lost: left < 1e-4 ? Number.POSITIVE_INFINITY : stock.lost / left + 1 };
}

const nothingKnown = (quantity: number): MixedModel => ({
  quantity,
  parts: [{ purchase: 0, cost: null, part: 1 }],
  lost: 1,
});

interface Bought {
  readonly id: number;
  readonly quantity: number;
  isCancelled: boolean;
}

interface Day {
  readonly floor: Floor;
  readonly portion: number;
  readonly purchases: Bought[];
  readonly orders: OrderId[];
  stock: MixedModel;
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
  day.purchases.push({ id: ok.id, quantity, isCancelled: false });
  day.stock = bringModel(day.stock, ok.id, quantity, price === null ? null : price * 1_000_000);
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
  const taken = Math.min(bought.quantity, day.stock.quantity);
  // Nothing of it is there: nothing moves.
  if (taken > 0) day.stock = takeBackModel(day.stock, bought.id, taken);
}

async function sell(day: Day): Promise<void> {
  const { floor, portion } = day;
  const reply = await floor.send(aCart([aLine({ id: floor.small.items.quesadilla.id, price: 2 })]));
  if (day.stock.quantity < portion) return void expect(reply.status).toBe(409);
  day.orders.push(reply.ok.orderId);
  day.stock = { ...day.stock, quantity: day.stock.quantity - portion };
}

async function voidOrder(day: Day): Promise<void> {
  const orderId = day.orders.pop();
  if (orderId === undefined) return;
  await day.floor.admin.call(cancelOrders, { body: { orderIds: [orderId] }, headers: aKey() });
  day.stock = { ...day.stock, quantity: day.stock.quantity + day.portion };
}

async function waste(day: Day, quantity: number): Promise<void> {
  const reply = await day.floor.admin.call(addStockMovement, {
    params: { id: day.floor.small.stock.queso },
    body: { movementType: "WASTAGE", quantity: quantity / 1000 },
    headers: aKey(),
  });
  if (day.stock.quantity < quantity) return void expect(reply.status).toBe(409);
  day.stock = { ...day.stock, quantity: day.stock.quantity - quantity };
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

test("a random day of sales and purchases leaves what a simple model has", async () => {
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
    stock: nothingKnown(quantity),
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
    const { quantity: left, cost } = await cheeseOf(floor);
    const average = averageOf(day.stock);
    const at = `after step ${step}: ${act}`;
    expect(left, at).toBe(day.stock.quantity);
    if (average === null) expect(cost, at).toBeNull();
    else expect(Math.abs((cost ?? Number.NaN) - average), at).toBeLessThanOrEqual(day.stock.lost);
  }
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("eight tills, two purchases and a cancel at once end in the right sum and cost", async () => {
  const floor = await aFloor();
  const day: Day = {
    floor,
    portion: await portionOf(floor),
    purchases: [],
    orders: [],
    stock: nothingKnown(0),
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
