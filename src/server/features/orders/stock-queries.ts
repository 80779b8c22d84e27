import type { AddonId, InventoryItemId, MenuItemId, OrderId, VariantId } from "../../../domain/ids.ts";
import { type Thousandths, thousandths } from "../../../domain/stock/quantity.ts";
import type { RecipeItem, StockLevels } from "../../../domain/stock/recipe.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** What one order puts back (positive) or takes (negative) of one ingredient. */
export interface StockChange {
  readonly orderId: OrderId;
  readonly itemId: InventoryItemId;
  readonly delta: Thousandths;
}

interface RecipeRow {
  menu_item_id: MenuItemId;
  variant_id: VariantId | null;
  addon_id: AddonId | null;
  inventory_item_id: InventoryItemId;
  quantity: number;
}

/** The recipes of these items as they are today. */
export async function recipesOf(
  tx: Tx,
  itemIds: readonly MenuItemId[],
): Promise<ReadonlyMap<MenuItemId, readonly RecipeItem[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tx.query<RecipeRow>({
    text: `select menu_item_id, variant_id, addon_id, inventory_item_id, quantity
      from recipe_items where tenant_id = $1 and menu_item_id = any($2) order by id`,
    values: [tx.tenantId, [...new Set(itemIds)]],
  });
  return Map.groupBy(
    rows.map((row) => ({
      menuItemId: row.menu_item_id,
      variantId: row.variant_id,
      addonId: row.addon_id,
      inventoryItemId: row.inventory_item_id,
      quantity: thousandths(row.quantity),
    })),
    (item) => item.menuItemId,
  );
}

interface LevelRow {
  id: InventoryItemId;
  title: string;
  quantity: number;
  min_quantity_threshold: number;
}

/** Locks ingredients in id order and tells how much of each there is. */
export async function lockIngredients(tx: Tx, ids: readonly InventoryItemId[]): Promise<StockLevels> {
  const rows = await tx.query<LevelRow>({
    text: `select id, title, quantity, min_quantity_threshold
      from inventory_items where tenant_id = $1 and id = any($2) order by id for update`,
    values: [tx.tenantId, ids],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.title,
        current: thousandths(row.quantity),
        lowThreshold: thousandths(row.min_quantity_threshold),
      },
    ]),
  );
}

/** Changes the quantities of locked ingredients and writes the ledger, with why they came back, in the same statement. */
export async function moveStock(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  changes: readonly StockChange[],
  returnedBy: "order_cancelled" | "refund" = "order_cancelled",
): Promise<void> {
  await tx.query({
    text: `with moved as (
        insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, created_by)
        select $1, c."itemId", case when c.delta > 0 then 'IN' else 'OUT' end, c.delta,
          case when c.delta > 0 then $5::text else 'order' end, c."orderId", $2, $3
        from json_to_recordset($4::json) as c("orderId" bigint, "itemId" bigint, delta bigint)
        returning inventory_item_id, quantity
      )
      update inventory_items i set quantity = i.quantity + m.quantity, updated_at = $2
      from (select inventory_item_id, sum(quantity)::bigint as quantity from moved group by 1) m
      where i.tenant_id = $1 and i.id = m.inventory_item_id`,
    values: [tx.tenantId, now, userId, JSON.stringify(changes), returnedBy],
  });
}
