import type { AddonId, InventoryItemId, MenuItemId, VariantId } from "../../../domain/ids.ts";
import { thousandths } from "../../../domain/stock/quantity.ts";
import type { RecipeItem } from "../../../domain/stock/recipe.ts";
import type { Tx } from "../../platform/db/tx.ts";

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
