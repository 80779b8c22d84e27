import type { InventoryItemId, MenuItemId } from "#platform/domain/ids.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/**
 * Locks ingredients that recipes are about to name. The transaction runs again when one was deleted since it was
 * read; then it is unknown.
 */
export async function lockIngredients(tx: Tx, ids: Iterable<InventoryItemId>): Promise<void> {
  const wanted = [...new Set(ids)];
  const held = await tx.query({
    text: `select id from inventory_items where tenant_id = $1 and id = any($2::bigint[]) and archived_at is null
      order by id for key share`,
    values: [tx.tenantId, wanted],
  });
  if (held.length < wanted.length) throw new RunAgain("An ingredient was deleted meanwhile");
}

/**
 * Removes lines of an item's recipe whose ingredient was deleted while the lines were: nobody could put it into
 * stock.
 */
export async function dropDeletedIngredients(tx: Tx, itemId: MenuItemId): Promise<void> {
  await tx.query({
    text: `select id from inventory_items where tenant_id = $1
      and id in (select inventory_item_id from recipe_items where tenant_id = $1 and menu_item_id = $2) order by id for key share`,
    values: [tx.tenantId, itemId],
  });
  await tx.query({
    text: `delete from recipe_items r using inventory_items i where r.tenant_id = $1 and r.menu_item_id = $2
      and i.tenant_id = $1 and i.id = r.inventory_item_id and i.archived_at is not null`,
    values: [tx.tenantId, itemId],
  });
}
