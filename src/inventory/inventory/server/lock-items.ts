import { sql } from "kysely";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StockLevel } from "../domain/recipe.ts";
import type { StockTotals } from "../domain/stock-totals.ts";
import { type Micros, micros } from "../domain/unit-cost.ts";

/** An ingredient that is held until the end of the transaction. */
export interface LockedItem extends StockLevel {
  readonly id: InventoryItemId;
  readonly unit: string;
  readonly group: string | null;
  /** What a unit in stock cost on average; null while nobody said. */
  readonly averageCost: Micros | null;
  readonly totals: StockTotals;
  /** Deleted: nothing new may name it, but what is of the past still moves it. */
  readonly isArchived: boolean;
}

/**
 * Locks ingredients in the order of their ids and gives those that there are. Orders, limited items, purchases and counts are
 * locked before, accounts and counters after (docs/decisions/0025). `no key update`: enough to change quantities, and a
 * movement that refers to an ingredient need not wait for it.
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
