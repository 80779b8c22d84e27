import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import { sortedTitle } from "#platform/server/lists/search-sql.ts";
import { type LockedItem, lockItems } from "./lock-items.ts";

/**
 * Refuses `inventory_item_exists` when another ingredient is called so, whatever the case and accents; who gives a title waits
 * for who is giving one.
 */
export async function refuseTakenTitle(tx: Tx, title: string, except: InventoryItemId | null): Promise<void> {
  await holdTitles(tx);
  const taken = await tx.query({
    text: `select 1 from inventory_items where tenant_id = $1 and archived_at is null
      and sort_title = $2 and id is distinct from $3::bigint limit 1`,
    values: [tx.tenantId, sortedTitle(title), except],
  });
  if (taken.length > 0) throw new AppError("inventory_item_exists", { field: "title", details: { title } });
}

/** Holds the titles of ingredients until the end of the transaction: one at a time gives one. */
export async function holdTitles(tx: Tx): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('inventory', s.tenant_id)) from store_settings s
      where s.tenant_id = $1`,
    values: [tx.tenantId],
  });
}

/** An ingredient that is not deleted, held until the end of the transaction. Refuses `not_found`. */
export async function lockItem(tx: Tx, id: InventoryItemId): Promise<LockedItem> {
  const item = found((await lockItems(tx, [id])).get(id));
  if (item.isArchived) throw new AppError("not_found");
  return item;
}
