import type { InventoryItemId, MenuItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** The dishes on the menu with a recipe that takes an ingredient, by title. */
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
