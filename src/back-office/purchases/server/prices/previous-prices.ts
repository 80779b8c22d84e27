import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId, PurchaseItemId, VendorId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** What an ingredient's unit cost the last time. */
export interface PreviousPrice {
  readonly itemId: InventoryItemId;
  readonly lineId: PurchaseItemId;
  readonly unitCost: Micros;
}

/** The last price of each ingredient: of this vendor, else of anybody. */
export async function previousPrices(
  tx: Tx,
  itemIds: readonly InventoryItemId[],
  vendorId: VendorId | null,
): Promise<ReadonlyMap<InventoryItemId, PreviousPrice>> {
  const rows = await tx.query<PreviousPrice>({
    text: `select item.id as "itemId", l.id as "lineId", l.unit_cost_micros as "unitCost"
      from unnest($2::bigint[]) as item (id) cross join lateral (
        select * from (
          (select id, unit_cost_micros, 1 as place from purchase_items
            where tenant_id = $1 and vendor_id = $3 and inventory_item_id = item.id and is_price order by id desc limit 1)
          union all
          (select id, unit_cost_micros, 2 from purchase_items
            where tenant_id = $1 and inventory_item_id = item.id and is_price order by business_date desc, id desc limit 1)
        ) last order by place limit 1
      ) l`,
    values: [tx.tenantId, [...new Set(itemIds)], vendorId],
  });
  return new Map(rows.map((row) => [row.itemId, row]));
}
