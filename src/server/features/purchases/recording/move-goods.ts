import type { InventoryItemId, PurchaseId } from "../../../../domain/ids.ts";
import { averageCostRepriced } from "../../../../domain/inventory/average-cost.ts";
import { type Thousandths, thousandths } from "../../../../domain/inventory/quantity.ts";
import type { StockPosting } from "../../../../domain/inventory/stock-movement.ts";
import type { Micros } from "../../../../domain/inventory/unit-cost.ts";
import type { StockEffect } from "../../../../domain/purchase-documents/purchase-document.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { stockLedger } from "../../inventory/public.ts";
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

/**
 * Moves held goods: in with cause `purchase`, back out with `purchase_cancelled`, each at what it cost, so that the average moves
 * there and back. A debit note moves none and raises the average of what is left of its goods.
 */
export async function moveGoods(
  tx: Tx,
  ctx: StaffContext,
  { id, way, note }: { readonly id: PurchaseId; readonly way: GoodsWay; readonly note: string },
  { goods, moved, items }: HeldGoods,
): Promise<void> {
  if (typeof way === "object") return repriceGoods(tx, ctx, goods, way.reprice, items);
  const postings = goods.map(
    ({ itemId, unitCost }, index): StockPosting => ({
      itemId,
      delta: signed(way, moved[index] ?? thousandths(0)),
      cause: way === "in" ? "purchase" : "purchase_cancelled",
      unitCost,
      purchaseId: id,
      note,
    }),
  );
  await stockLedger.post(tx, ctx, postings);
}

const signed = (way: "in" | "out", amount: Thousandths) => thousandths(way === "in" ? amount : -amount);

async function repriceGoods(
  tx: Tx,
  ctx: StaffContext,
  goods: readonly Goods[],
  sign: 1 | -1,
  items: HeldGoods["items"],
): Promise<void> {
  const costs = new Map<InventoryItemId, Micros | null>();
  for (const { itemId, quantity, unitCost } of goods) {
    if (unitCost === null) continue;
    const item = required(items.get(itemId), "a held ingredient");
    const averageCost = costs.has(itemId) ? (costs.get(itemId) ?? null) : item.averageCost;
    costs.set(
      itemId,
      averageCostRepriced({ quantity: item.current, averageCost }, quantity, sign * unitCost),
    );
  }
  for (const [itemId, cost] of costs) await stockLedger.setCost(tx, ctx, itemId, cost);
}
