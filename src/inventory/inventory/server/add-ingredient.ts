import type { InventoryItemId } from "#platform/domain/ids.ts";
import { keptTitle } from "#platform/domain/text/kept-title.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { sortedTitle } from "#platform/server/lists/search-sql.ts";
import { holdTitles } from "./lock-store-room.ts";

interface NamedIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  readonly isNew: boolean;
}

/**
 * The ingredient of this title, whatever the case and accents; where there is none it is made, with nothing of it: the movement that
 * follows brings it. Whoever gives a title waits for who is giving one, so ingredients are held before.
 */
export async function addIngredient(
  tx: Tx,
  now: Date,
  { title, unit }: { readonly title: string; readonly unit: string },
): Promise<NamedIngredient> {
  await holdTitles(tx);
  const [there] = await tx.query<Omit<NamedIngredient, "isNew">>({
    text: `select id, title, unit from inventory_items
      where tenant_id = $1 and archived_at is null and sort_title = $2 order by id limit 1`,
    values: [tx.tenantId, sortedTitle(title)],
  });
  if (there) return { ...there, isNew: false };
  const made = await tx.one(
    sqlOf
      .insertInto("inventory_items")
      .values({ tenant_id: tx.tenantId, title: keptTitle(title), unit, updated_at: now })
      .returning(["id", "title", "unit"]),
  );
  return { ...made, isNew: true };
}
