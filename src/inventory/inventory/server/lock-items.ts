import { sql } from "kysely";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StockLevel } from "../domain/recipe.ts";
import type { StockTotals } from "../domain/stock-totals.ts";
import { type Micros, micros } from "../domain/unit-cost.ts";

/** An ingredient that is locked until the end of the transaction. */
export interface LockedItem extends StockLevel {
  readonly id: InventoryItemId;
  readonly unit: string;
  readonly group: string | null;
  /** Average cost of one unit in stock; null while unknown. */
  readonly averageCost: Micros | null;
  readonly totals: StockTotals;
  /** Deleted: nothing new may name it, but earlier orders and purchases still move it. */
  readonly isArchived: boolean;
}

/**
 * Locks ingredients in the order of their ids and returns those that exist. Orders, limited items, purchases and
 * counts are locked before them, accounts and counters after (docs/decisions/0025). `no key update` is enough to
 * change quantities, and a movement that refers to an ingredient need not wait for it.
 */
export async function lockItems(
  tx: Tx,
  ids: readonly InventoryItemId[],
): Promise<ReadonlyMap<InventoryItemId, LockedItem>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select([
        "id",
        "title",
        "unit",
        "group_title",
        "quantity",
        "min_quantity_threshold",
        "unit_cost_micros",
        "in_total",
        "wastage_total",
        "sold_total",
        "lost_total",
        "archived_at",
      ])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${[...new Set(ids)]})`)
      .orderBy("id")
      .forNoKeyUpdate(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: row.title,
        unit: row.unit,
        group: row.group_title,
        current: thousandths(row.quantity),
        lowThreshold: thousandths(row.min_quantity_threshold),
        averageCost: row.unit_cost_micros === null ? null : micros(row.unit_cost_micros),
        totals: {
          quantity: thousandths(row.quantity),
          in: thousandths(row.in_total),
          wastage: thousandths(row.wastage_total),
          sold: thousandths(row.sold_total),
          lost: thousandths(row.lost_total),
        },
        isArchived: row.archived_at !== null,
      },
    ]),
  );
}

/**
 * Throws `inventory_item_exists` when another ingredient has this title, ignoring case and accents. It waits for
 * others who set a title.
 */
export async function refuseTakenIngredientTitle(
  tx: Tx,
  title: string,
  except: InventoryItemId | null,
): Promise<void> {
  await lockTitles(tx);
  const taken = await tx.query({
    text: `select 1 from inventory_items where tenant_id = $1 and archived_at is null
      and sort_title = $2 and id is distinct from $3::bigint limit 1`,
    values: [tx.tenantId, searchText(title), except],
  });
  if (taken.length > 0) throw new AppError("inventory_item_exists", { field: "title", details: { title } });
}

/**
 * Locks the titles of ingredients until the end of the transaction, so that one person at a time sets one.
 */
export async function lockTitles(tx: Tx): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('inventory', s.tenant_id)) from store_settings s
      where s.tenant_id = $1`,
    values: [tx.tenantId],
  });
}

/** Locks an ingredient that is not deleted until the end of the transaction. Throws `not_found`. */
export async function lockItem(tx: Tx, id: InventoryItemId): Promise<LockedItem> {
  const item = found((await lockItems(tx, [id])).get(id));
  if (item.isArchived) throw new AppError("not_found");
  return item;
}
