import { sql } from "kysely";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { RecipeItem } from "../domain/recipe.ts";

/** Reads the present recipes of these items. */
export async function recipesOf(
  tx: Tx,
  itemIds: readonly MenuItemId[],
): Promise<ReadonlyMap<MenuItemId, readonly RecipeItem[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tx.rows(
    sqlOf
      .selectFrom("recipe_items")
      .select(["menu_item_id", "variant_id", "addon_id", "inventory_item_id", "quantity"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`menu_item_id = any(${[...new Set(itemIds)]})`)
      .orderBy("id"),
  );
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
