import { averageCostRepriced } from "#inventory/inventory/domain/average-cost.ts";
import { type MixedStock, type Share, WHOLE_SHARE } from "#inventory/inventory/domain/goods-left.ts";
import type { StockPosting } from "#inventory/inventory/domain/stock-movement.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { InventoryItemId, PurchaseId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { StockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import {
  mixedStocks,
  movementsOfPurchases,
  type PurchaseMovements,
  returningGoods,
} from "./goods-in-stock.ts";
import { type Goods, type GoodsWay, type HeldGoods, splitByWhatIsThere } from "./goods-to-take.ts";

/** The way of a purchase's goods when it is recorded; cancelling it is the opposite. */
export function wayOf(effect: StockEffect): GoodsWay {
  if (effect === "reprices") return { reprice: 1 };
  return effect === "brings" ? "in" : "out";
}

export function oppositeOf(way: GoodsWay): GoodsWay {
  if (typeof way === "object") return { reprice: way.reprice === 1 ? -1 : 1 };
  return way === "in" ? "out" : "in";
}

/** Holds the ingredients of goods, and says of each line how much can move. */
export async function holdGoods(tx: Tx, goods: readonly Goods[], way: GoodsWay): Promise<HeldGoods> {
  const items = await stockLedger.lock(
    tx,
    goods.map(({ itemId }) => itemId),
  );
  return splitByWhatIsThere(goods, way, items);
}

/** Whose goods move, and whether that takes back what was recorded. */
interface Move {
  readonly id: PurchaseId;
  readonly way: GoodsWay;
  readonly note: string;
  readonly isCancelled: boolean;
}

/**
 * Moves held goods: in with cause `purchase`, back out with `purchase_cancelled`, each at what it cost, so that the average moves
 * there and back. A debit note moves none and raises the average of what is left of its goods. What was used meanwhile neither
 * takes nor brings a cost (domain/inventory/goods-left.ts).
 */
export async function moveGoods(
  tx: Tx,
  ctx: StaffContext,
  { id, way, note, isCancelled }: Move,
  held: HeldGoods,
): Promise<void> {
  const movements: PurchaseMovements =
    isCancelled || way === "out" ? await movementsOfPurchases(tx, id, held) : new Map();
  const stocks = mixedStocks(movements, held);
  if (typeof way === "object") {
    const bearing = isCancelled
      ? sharesOfNote(id, held, stocks)
      : held.goods.map(({ itemId, quantity }) => {
          const { current } = required(held.items.get(itemId), "a held ingredient");
          return BigInt(Math.max(Math.min(current, quantity), 0)) * WHOLE_SHARE;
        });
    return repriceGoods(tx, ctx, held, way.reprice, bearing);
  }
  const moves = way === "in" ? comingGoods(id, held, movements) : returningGoods(id, held, stocks);
  const cause = way === "in" ? "purchase" : "purchase_cancelled";
  await stockLedger.post(
    tx,
    ctx,
    moves.map((move): StockPosting => ({ ...move, cause, purchaseId: id, note })),
  );
}

/** Goods that come in, at what they cost; those of a credit note that is cancelled at what they left at. */
function comingGoods(id: PurchaseId, { goods, moved }: HeldGoods, movements: PurchaseMovements) {
  const left = new Map(
    [...movements].map(([itemId, all]) => [itemId, all.filter(({ purchaseId }) => purchaseId === id)]),
  );
  return goods.map(({ itemId, unitCost }, index) => {
    const delta = moved[index] ?? thousandths(0);
    const before = delta > 0 ? left.get(itemId)?.shift() : undefined;
    return { itemId, delta, unitCost: before ? before.unitCost : unitCost };
  });
}

/** What of a debit note's goods is left, line by line. */
function sharesOfNote(
  id: PurchaseId,
  { goods }: HeldGoods,
  stocks: ReadonlyMap<InventoryItemId, MixedStock>,
): Share[] {
  const left = new Map(
    [...stocks].map(([itemId, stock]) => [
      itemId,
      stock.goods.filter(({ purchaseId, isNote }) => isNote && purchaseId === id),
    ]),
  );
  return goods.map(({ itemId }) => left.get(itemId)?.shift()?.share ?? 0n);
}

async function repriceGoods(
  tx: Tx,
  ctx: StaffContext,
  { goods, items }: HeldGoods,
  sign: 1 | -1,
  bearing: readonly Share[],
): Promise<void> {
  const costs = new Map<InventoryItemId, Micros | null>();
  for (const [index, { itemId, unitCost }] of goods.entries()) {
    if (unitCost === null) continue;
    const item = required(items.get(itemId), "a held ingredient");
    const averageCost = costs.has(itemId) ? (costs.get(itemId) ?? null) : item.averageCost;
    const stock = { quantity: item.current, averageCost };
    costs.set(itemId, averageCostRepriced(stock, bearing[index] ?? 0n, sign * unitCost));
  }
  for (const [itemId, cost] of costs) await stockLedger.setCost(tx, ctx, itemId, cost);
}
