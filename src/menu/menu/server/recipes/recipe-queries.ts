import { sql } from "kysely";
import type { RecipeItem } from "#inventory/inventory/domain/recipe.ts";
import type { InventoryItemId, MenuItemId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

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

/** Reads the dishes on the menu whose recipe contains an ingredient, by title. */
export function dishesWith(
  tx: Tx,
  id: InventoryItemId,
): Promise<{ readonly id: MenuItemId; readonly title: string }[]> {
  return tx.query({
    text: `select m.id, m.title from menu_items m
      where m.tenant_id = $1 and m.archived_at is null and m.id in (
        select r.menu_item_id from recipe_items r
        left join menu_variants v on v.tenant_id = $1 and v.id = r.variant_id
        left join menu_addons a on a.tenant_id = $1 and a.id = r.addon_id
        where r.tenant_id = $1 and r.inventory_item_id = $2 and v.archived_at is null and a.archived_at is null
      )
      order by m.title, m.id`,
    values: [tx.tenantId, id],
  });
}
