import type { InventoryItemId, VendorId } from "../../../../domain/ids.ts";
import { searchText } from "../../../../domain/menu/search-text.ts";
import type { ExactDecimal } from "../../../../domain/money/exact-decimal.ts";
import type { Tx } from "../../../platform/db/tx.ts";

export interface BoughtUnit {
  readonly itemId: InventoryItemId;
  readonly vendorId: VendorId | null;
  readonly name: string;
  readonly factor: ExactDecimal;
}

/** A unit's name as two spellings of it compare equal. */
export const unitKey = (name: string): string => searchText(name).slice(0, 30) || name;

/** The units these ingredients are bought in, of this vendor before those of all; of a vendor nobody named, those of all. */
export async function unitsOf(
  tx: Tx,
  itemIds: readonly InventoryItemId[],
  vendorId: VendorId | null,
): Promise<BoughtUnit[]> {
  return tx.query<BoughtUnit>({
    text: `select inventory_item_id as "itemId", vendor_id as "vendorId", name, factor from purchase_units
      where tenant_id = $1 and inventory_item_id = any($2) and (vendor_id is null or vendor_id = $3)
      order by vendor_id is null, id`,
    values: [tx.tenantId, itemIds, vendorId],
  });
}

/** Keeps units; one of the same name, ingredient and vendor is replaced. */
export async function keepUnits(tx: Tx, units: readonly BoughtUnit[]): Promise<number[]> {
  const byKey = new Map(
    units.map((unit) => [`${unit.itemId}:${unit.vendorId ?? 0}:${unitKey(unit.name)}`, unit]),
  );
  if (byKey.size === 0) return [];
  const rows = await tx.query<{ id: number }>({
    text: `insert into purchase_units (tenant_id, inventory_item_id, vendor_id, name, name_key, factor)
      select $1, u."itemId", u."vendorId", u.name, u.key, u.factor
      from json_to_recordset($2::json) as u("itemId" bigint, "vendorId" bigint, name text, key text, factor bigint)
      on conflict (tenant_id, inventory_item_id, vendor_id, name_key) do update set name = excluded.name, factor = excluded.factor
      returning id`,
    values: [
      tx.tenantId,
      JSON.stringify([...byKey.values()].map((unit) => ({ ...unit, key: unitKey(unit.name) }))),
    ],
  });
  return rows.map(({ id }) => id);
}
