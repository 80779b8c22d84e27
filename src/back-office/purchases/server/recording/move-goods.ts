import { averageCostRepriced } from "#inventory/inventory/domain/average-cost.ts";
import {
  goodsLeft,
  type MixedStock,
  type PurchaseMovement,
  type Share,
  WHOLE_SHARE,
  withoutGoods,
} from "#inventory/inventory/domain/goods-left.ts";
import type { StockPosting } from "#inventory/inventory/domain/stock-movement.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { InventoryItemId, PurchaseId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentStockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import { type Goods, type GoodsDirection, type LockedGoods, splitByStock } from "./goods-to-take.ts";

/** Returns the direction of a purchase's goods when it is recorded; cancelling it is the opposite. */
export function directionOf(effect: DocumentStockEffect): GoodsDirection {
  if (effect === "reprices") return { reprice: 1 };
  return effect === "brings" ? "in" : "out";
}

export function oppositeOf(direction: GoodsDirection): GoodsDirection {
  if (typeof direction === "object") return { reprice: direction.reprice === 1 ? -1 : 1 };
  return direction === "in" ? "out" : "in";
}

/** Locks the ingredients of goods, and tells how much of each line can move. */
export async function lockGoods(
  tx: Tx,
  goods: readonly Goods[],
  direction: GoodsDirection,
): Promise<LockedGoods> {
  const items = await stockLedger.lock(
    tx,
    goods.map(({ itemId }) => itemId),
  );
  return splitByStock(goods, direction, items);
}

/** The purchase whose goods move, and whether the move cancels it. */
interface Move {
  readonly id: PurchaseId;
  readonly direction: GoodsDirection;
  readonly note: string;
  readonly isCancelled: boolean;
}

/**
 * Moves locked goods: in with cause `purchase`, back out with `purchase_cancelled`, each at its own cost, so that the average
 * goes there and back. A debit note moves none and raises the average cost of what is left of its goods. Used goods neither
 * take nor bring a cost (domain/inventory/goods-left.ts).
 */
export async function moveGoods(
  tx: Tx,
  ctx: StaffContext,
  { id, direction, note, isCancelled }: Move,
  held: LockedGoods,
): Promise<void> {
  const movements: PurchaseMovements =
    isCancelled || direction === "out" ? await movementsOfPurchases(tx, id, held) : new Map();
  const stocks = mixedStocks(movements, held);
  if (typeof direction === "object") {
    const bearing = isCancelled
      ? sharesOfNote(id, held, stocks)
      : held.goods.map(({ itemId, quantity }) => {
          const { current } = required(held.items.get(itemId), "a held ingredient");
          return BigInt(Math.max(Math.min(current, quantity), 0)) * WHOLE_SHARE;
        });
    return repriceGoods(tx, ctx, held, direction.reprice, bearing);
  }
  const moves = direction === "in" ? comingGoods(id, held, movements) : returningGoods(id, held, stocks);
  const cause = direction === "in" ? "purchase" : "purchase_cancelled";
  await stockLedger.post(
    tx,
    ctx,
    moves.map((move): StockPosting => ({ ...move, cause, purchaseId: id, note })),
  );
}

/** Goods that come in at their cost; those of a cancelled credit note at the cost with which they left. */
function comingGoods(id: PurchaseId, { goods, moved }: LockedGoods, movements: PurchaseMovements) {
  const left = new Map(
    [...movements].map(([itemId, all]) => [itemId, all.filter(({ purchaseId }) => purchaseId === id)]),
  );
  return goods.map(({ itemId, unitCost }, index) => {
    const delta = moved[index] ?? thousandths(0);
    const before = delta > 0 ? left.get(itemId)?.shift() : undefined;
    return { itemId, delta, unitCost: before ? before.unitCost : unitCost };
  });
}

/** Returns the quantity left of a debit note's goods, by line. */
function sharesOfNote(
  id: PurchaseId,
  { goods }: LockedGoods,
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
  { goods, items }: LockedGoods,
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

/** Purchase movements of locked ingredients, in the order of the ledger. */
type PurchaseMovements = ReadonlyMap<InventoryItemId, readonly PurchaseMovement[]>;

/**
 * Newest movements of an ingredient that are read: of older purchases hardly anything is left, and goods of theirs leave at the
 * average cost.
 */
const LINES_READ = 200;

/** Reads the newest purchase movements of these goods, and the lines that the debit note `id` corrects. */
async function movementsOfPurchases(
  tx: Tx,
  id: PurchaseId,
  { goods }: LockedGoods,
): Promise<PurchaseMovements> {
  const rows = await tx.query<PurchaseMovement & { itemId: InventoryItemId }>({
    text: MOVEMENTS,
    values: [tx.tenantId, id, [...new Set(goods.map(({ itemId }) => itemId))], LINES_READ],
  });
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

/** Lines of a debit note are sorted among the movements by id: both ids are drawn while the ingredient is locked. */
const MOVEMENTS = `select "itemId", "purchaseId", delta, repriced, "quantityAfter", "unitCost" from (
    select m.id, m.inventory_item_id as "itemId", m.purchase_id as "purchaseId", m.quantity as delta, 0::bigint as repriced,
      m.quantity_after as "quantityAfter", m.unit_cost_micros as "unitCost"
    from (
        select distinct newest.purchase_id from unnest($3::bigint[]) as item (id) cross join lateral (
          select purchase_id from purchase_items where tenant_id = $1 and inventory_item_id = item.id order by id desc limit $4
        ) newest
      ) p
      join stock_movements m on m.tenant_id = $1 and m.purchase_id = p.purchase_id and m.inventory_item_id = any($3)
    union all
    select l.id, l.inventory_item_id, l.purchase_id, 0, l.stock_quantity, coalesce((
        select s.quantity_after from stock_movements s where s.tenant_id = $1 and s.inventory_item_id = l.inventory_item_id and s.id < l.id
        order by s.created_at desc, s.id desc limit 1), 0), l.unit_cost_micros
    from purchase_items l join purchases p on p.tenant_id = $1 and p.id = l.purchase_id and p.effect = 'reprices'
    where l.tenant_id = $1 and l.purchase_id = $2 and l.inventory_item_id = any($3)
  ) each order by id`;

/** Calculates what is left of all purchases of each locked ingredient. */
function mixedStocks(
  movements: PurchaseMovements,
  { items }: Pick<LockedGoods, "items">,
): Map<InventoryItemId, MixedStock> {
  return new Map(
    [...items].map(([itemId, { current }]) => [itemId, goodsLeft(movements.get(itemId) ?? [], current)]),
  );
}

/** Returns goods that go back, with the part still in stock and its cost; the rest leaves at the average cost. */
function returningGoods(
  id: PurchaseId,
  { goods, moved }: LockedGoods,
  stocks: Map<InventoryItemId, MixedStock>,
): Pick<StockPosting, "itemId" | "delta" | "unitCost" | "left">[] {
  return goods.map(({ itemId, unitCost: price }, index) => {
    const quantity: Thousandths = moved[index] ?? thousandths(0);
    const stock = stocks.get(itemId) ?? { quantity, goods: [] };
    const { taken, left } = withoutGoods(stock, { purchaseId: id, quantity, price });
    stocks.set(itemId, left);
    return {
      itemId,
      delta: thousandths(-quantity),
      unitCost: taken?.unitCost ?? null,
      left: taken?.share ?? 0n,
    };
  });
}
