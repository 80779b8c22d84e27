import type { StockMovementCause, WastageReason } from "#inventory/inventory/domain/stock-movement.ts";
import { type Micros, microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { Id } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewInventoryItem {
  readonly title: string;
  readonly unit: "kg" | "l" | "pc" | "g" | "ml";
  /** Opening stock in thousandths of the unit. */
  readonly quantity?: number;
  /** In thousandths; at or below it the ingredient is low. */
  readonly lowThreshold?: number;
  /** Cost of one unit in cents; unknown when left out. */
  readonly unitCost?: number | null;
  readonly group?: string;
  /** Time of the first count; now by default. */
  readonly countedAt?: Date;
}

/** An ingredient and the movement that opens its ledger: its quantity is the sum of its movements from the start. */
export async function createInventoryItem(tx: Tx, item: NewInventoryItem): Promise<Id<"InventoryItem">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("inventory_items")
      .values({
        tenant_id: tx.tenantId,
        title: item.title,
        unit: item.unit,
        min_quantity_threshold: item.lowThreshold ?? 0,
        group_title: item.group ?? null,
        unit_cost_micros: item.unitCost == null ? null : microsFromDecimal(item.unitCost / 100),
      })
      .returning("id"),
  );
  const at = item.countedAt ?? new Date();
  // Whatever moves it, its cost is known by then.
  await tx.query({
    text: `insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros)
      select $1, id, '2000-01-01', unit_cost_micros from inventory_items
      where tenant_id = $1 and id = $2 and unit_cost_micros is not null`,
    values: [tx.tenantId, id],
  });
  if (item.quantity) await insertMovements(tx, [{ item: id, quantity: item.quantity, cause: "opening", at }]);
  return id;
}

/** A movement as seeds and tests write it: signed, in thousandths. */
export interface SeededMovement {
  readonly item: Id<"InventoryItem">;
  readonly quantity: number;
  readonly cause: StockMovementCause;
  readonly at: Date;
  /** Uuid of the order that made it. */
  readonly order?: string | null;
  readonly reason?: WastageReason | null | undefined;
  readonly note?: string | null | undefined;
  readonly by?: Id<"User"> | null | undefined;
  /** Number of the purchase that made it, which is there already. */
  readonly purchase?: number;
  /** Cost of a unit; the ingredient's by default. */
  readonly cost?: Micros | null;
  /** Average cost of a unit afterwards; unchanged by default. */
  readonly average?: Micros | null;
}

/** Writes movements, the oldest first, with what was there after each, and the ingredients as they are after the last. */
export async function insertMovements(tx: Tx, movements: readonly SeededMovement[]): Promise<void> {
  await tx.query({ text: INSERT_MOVEMENTS, values: [tx.tenantId, JSON.stringify(movements)] });
}

const INSERT_MOVEMENTS = `with row as (
    select r.*, case when r.cause = 'wastage' then 'WASTAGE' when r.quantity > 0 then 'IN' else 'OUT' end as type,
      coalesce(r.cost, i.unit_cost_micros) as unit_cost_micros,
      (i.quantity + sum(r.quantity) over past)::bigint as quantity_after,
      (i.in_total + sum(case when r.cause <> 'wastage' and r.quantity > 0 then r.quantity else 0 end) over past)::bigint as in_total,
      (i.wastage_total - sum(case when r.cause = 'wastage' then r.quantity else 0 end) over past)::bigint as wastage_total,
      (i.sold_total - sum(case when r.cause in ('order', 'order_cancelled', 'refund') then r.quantity else 0 end) over past)::bigint
        as sold_total,
      (i.lost_total - sum(case when r.cause in ('adjustment', 'count') then r.quantity else 0 end) over past)::bigint as lost_total
    from rows from (json_to_recordset($2::json) as (item bigint, quantity bigint, cause text, at timestamptz, "order" uuid,
        reason text, note text, by bigint, purchase integer, cost bigint, average bigint))
        with ordinality as r(item, quantity, cause, at, "order", reason, note, by, purchase, cost, average, no)
      join inventory_items i on i.tenant_id = $1 and i.id = r.item
    window past as (partition by r.item order by r.at, r.no)
  ), moved as (
    insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, purchase_id, reason, note,
      unit_cost_micros, quantity_after, in_total, wastage_total, sold_total, lost_total, created_at, created_by)
    select $1, r.item, r.type, r.quantity, r.cause, o.id, p.id, r.reason, r.note, r.unit_cost_micros,
      r.quantity_after, r.in_total, r.wastage_total, r.sold_total, r.lost_total, r.at, r.by
    from row r left join orders o on o.tenant_id = $1 and o.client_uuid = r."order"
      left join purchases p on p.tenant_id = $1 and p.number = r.purchase
    order by r.at, r.no
  ), costed as (
    insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros, created_by)
    select $1, r.item, r.at, r.average, r.by from row r where r.average is not null order by r.at, r.no
  )
  update inventory_items i set quantity = l.quantity_after, in_total = l.in_total, wastage_total = l.wastage_total,
    sold_total = l.sold_total, lost_total = l.lost_total, updated_at = l.at,
    unit_cost_micros = coalesce((select r.average from row r where r.item = i.id and r.average is not null
      order by r.at desc, r.no desc limit 1), i.unit_cost_micros)
  from (select distinct on (item) * from row order by item, at desc, no desc) l
  where i.tenant_id = $1 and i.id = l.item`;

export interface NewRecipeLine {
  readonly inventoryItemId: Id<"InventoryItem">;
  /** Thousandths of the ingredient's unit for one portion. */
  readonly quantity: number;
  /** Only taken when this variant is chosen. */
  readonly variantId?: Id<"Variant"> | null;
  /** Only taken when this add-on is chosen. */
  readonly addonId?: Id<"Addon"> | null;
}

/** Recipe of one portion of an item: base lines, or lines of a variant or an add-on. */
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

/** For tests: what the ledger does not explain. Always empty. */
export const stockDifferences = stockLedger.differences;
