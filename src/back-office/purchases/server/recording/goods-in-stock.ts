import {
  goodsLeft,
  type MixedStock,
  type PurchaseMovement,
  withoutGoods,
} from "#inventory/inventory/domain/goods-left.ts";
import type { StockPosting } from "#inventory/inventory/domain/stock-movement.ts";
import type { InventoryItemId, PurchaseId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { HeldGoods } from "./goods-to-take.ts";

/** What purchases did to held ingredients, in the order of the ledger. */
export type PurchaseMovements = ReadonlyMap<InventoryItemId, readonly PurchaseMovement[]>;

/**
 * So many newest lines of an ingredient are looked at: of what came before, hardly anything is there, and what of it goes back leaves
 * at the average.
 */
const LINES_LOOKED_AT = 200;

/** The newest movements of purchases of these goods, and what the debit note `id` bears on. */
export async function movementsOfPurchases(
  tx: Tx,
  id: PurchaseId,
  { goods }: HeldGoods,
): Promise<PurchaseMovements> {
  const rows = await tx.query<PurchaseMovement & { itemId: InventoryItemId }>({
    text: MOVEMENTS,
    values: [tx.tenantId, id, [...new Set(goods.map(({ itemId }) => itemId))], LINES_LOOKED_AT],
  });
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

/** Lines of a debit note stand among the movements by their id: both are drawn while the ingredient is held. */
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

/** What is left of all purchases of each held ingredient. */
export function mixedStocks(
  movements: PurchaseMovements,
  { items }: Pick<HeldGoods, "items">,
): Map<InventoryItemId, MixedStock> {
  return new Map(
    [...items].map(([itemId, { current }]) => [itemId, goodsLeft(movements.get(itemId) ?? [], current)]),
  );
}

/** Goods that go back, each with what of it is still in stock and what that cost; the rest leaves at the average of what stays. */
export function returningGoods(
  id: PurchaseId,
  { goods, moved }: HeldGoods,
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
