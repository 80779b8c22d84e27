import type { Id } from "../../src/domain/ids.ts";
import { microsFromDecimal } from "../../src/domain/inventory/unit-cost.ts";
import { sqlOf, type Tx } from "../../src/server/platform/db/tx.ts";

export interface NewInventoryItem {
  readonly title: string;
  readonly unit: "kg" | "l" | "pc" | "g" | "ml";
  /** Opening stock in thousandths of the unit. */
  readonly quantity?: number;
  /** In thousandths; at or below it the ingredient is low. */
  readonly lowThreshold?: number;
  /** Of one unit, in cents; not told when left out. */
  readonly unitCost?: number | null;
  /** When it was first counted; now unless told. */
  readonly countedAt?: Date;
}

/** An ingredient and the movement that opens its ledger: its quantity is the sum of its movements from the start. */
export async function createInventoryItem(tx: Tx, item: NewInventoryItem): Promise<Id<"InventoryItem">> {
  const quantity = item.quantity ?? 0;
  const { id } = await tx.one(
    sqlOf
      .insertInto("inventory_items")
      .values({
        tenant_id: tx.tenantId,
        title: item.title,
        unit: item.unit,
        quantity,
        min_quantity_threshold: item.lowThreshold ?? 0,
        unit_cost_micros: item.unitCost == null ? null : microsFromDecimal(item.unitCost / 100),
      })
      .returning("id"),
  );
  if (quantity > 0) {
    await tx.run(
      sqlOf.insertInto("stock_movements").values({
        tenant_id: tx.tenantId,
        inventory_item_id: id,
        type: "IN",
        quantity,
        cause: "opening",
        ...(item.countedAt ? { created_at: item.countedAt } : {}),
      }),
    );
  }
  return id;
}

export interface NewRecipeLine {
  readonly inventoryItemId: Id<"InventoryItem">;
  /** Thousandths of the ingredient's unit for one portion. */
  readonly quantity: number;
  /** Only taken when this variant is chosen. */
  readonly variantId?: Id<"Variant"> | null;
  /** Only taken when this add-on is chosen. */
  readonly addonId?: Id<"Addon"> | null;
}

/** What one portion of an item takes from stock: base lines, or lines of a variant or an add-on. */
export async function addRecipe(
  tx: Tx,
  menuItemId: Id<"MenuItem">,
  lines: readonly NewRecipeLine[],
): Promise<void> {
  await tx.query({
    text: `insert into recipe_items (tenant_id, menu_item_id, variant_id, addon_id, inventory_item_id, quantity)
      select $1, $2, r."variantId", r."addonId", r."inventoryItemId", r.quantity
      from json_to_recordset($3::json)
        as r("variantId" bigint, "addonId" bigint, "inventoryItemId" bigint, quantity bigint)`,
    values: [tx.tenantId, menuItemId, JSON.stringify(lines)],
  });
}

export interface StockDifference {
  readonly title: string;
  readonly quantity: number;
  readonly movements: number;
}

/** Ingredients whose quantity is not the sum of their movements. Always empty, or stock is lying. */
export function stockDifferences(tx: Tx): Promise<StockDifference[]> {
  return tx.query<StockDifference>({
    text: `select i.title, i.quantity, coalesce(m.total, 0)::bigint as movements
      from inventory_items i
      left join (
        select inventory_item_id, sum(quantity) as total from stock_movements where tenant_id = $1 group by 1
      ) m on m.inventory_item_id = i.id
      where i.tenant_id = $1 and i.quantity <> coalesce(m.total, 0)
      order by i.id`,
    values: [tx.tenantId],
  });
}
