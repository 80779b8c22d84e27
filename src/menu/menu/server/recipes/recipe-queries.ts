import type { RecipeItem } from "#inventory/inventory/domain/recipe.ts";
import type { InventoryItemId, MenuItemId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";

const RECIPE_ITEM = columnsOf<RecipeItem & { readonly menuItemId: MenuItemId }>({
  menuItemId: "r.menu_item_id",
  variantId: "r.variant_id",
  addonId: "r.addon_id",
  inventoryItemId: "r.inventory_item_id",
  quantity: "r.quantity",
});

/** Reads the present recipes of these items. */
export async function recipesOf(
  tx: Tx,
  itemIds: readonly MenuItemId[],
): Promise<ReadonlyMap<MenuItemId, readonly RecipeItem[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tx.query<RecipeItem & { readonly menuItemId: MenuItemId }>({
    text: `select ${RECIPE_ITEM} from item_recipes r
      where r.tenant_id = $1 and r.menu_item_id = any($2::bigint[]) order by r.id`,
    values: [tx.tenantId, [...new Set(itemIds)]],
  });
  return Map.groupBy(rows, (item) => item.menuItemId);
}

/** Reads the dishes on the menu whose recipe contains an ingredient, by title. */
export function dishesWith(
  tx: Tx,
  id: InventoryItemId,
): Promise<{ readonly id: MenuItemId; readonly title: string }[]> {
  return tx.query({
    text: `select m.id, m.title from menu_items m
      where m.tenant_id = $1 and m.archived_at is null and m.id in (
        select r.menu_item_id from item_recipes r
        left join menu_variants v on v.tenant_id = $1 and v.id = r.variant_id
        left join menu_addons a on a.tenant_id = $1 and a.id = r.addon_id
        where r.tenant_id = $1 and r.inventory_item_id = $2 and v.archived_at is null and a.archived_at is null
      )
      order by m.title, m.id`,
    values: [tx.tenantId, id],
  });
}
