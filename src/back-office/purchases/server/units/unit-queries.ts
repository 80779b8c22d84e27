import type { InventoryItemId, VendorId } from "#platform/domain/ids.ts";
import { EXACT_WHOLE, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";

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

/**
 * What vendors' goods are remembered as follows a size that was mended. Their price was said of another size, so none is proposed.
 */
export async function mendMemory(tx: Tx, unit: BoughtUnit): Promise<void> {
  const goods = await goodsBoughtIn(tx, unit);
  await tx.query({
    text: `update vendor_items set factor = $3, last_item_id = null
      where tenant_id = $1 and id = any($2) and factor <> $3`,
    values: [tx.tenantId, goods.map(({ id }) => id), unit.factor],
  });
}

/** Of a unit that is forgotten: goods of its size are proposed in the ingredient's own unit, without a price. */
export async function forgetInMemory(tx: Tx, unit: BoughtUnit): Promise<void> {
  const goods = await goodsBoughtIn(tx, unit);
  await tx.query({
    text: `update vendor_items m set unit = i.unit, factor = ${EXACT_WHOLE}, unit_code = null, last_item_id = null
      from inventory_items i
      where m.tenant_id = $1 and m.id = any($2) and m.factor = $3 and i.tenant_id = $1 and i.id = m.inventory_item_id`,
    values: [tx.tenantId, goods.map(({ id }) => id), unit.factor],
  });
}

/** Remembered goods that were bought in the unit: its vendor's, or of all who have none of that name of their own. */
async function goodsBoughtIn(tx: Tx, { itemId, vendorId, name }: BoughtUnit): Promise<{ id: number }[]> {
  const spelled = (await unitsRemembered(tx, itemId)).filter((unit) => unitKey(unit) === unitKey(name));
  return tx.query<{ id: number }>({
    text: `select m.id from vendor_items m
      where m.tenant_id = $1 and m.inventory_item_id = $2 and m.unit = any($5) and case when $3::bigint is not null then m.vendor_id = $3
        else not exists (select 1 from purchase_units o where o.tenant_id = $1 and o.inventory_item_id = $2
          and o.vendor_id = m.vendor_id and o.name_key = $4) end`,
    values: [tx.tenantId, itemId, vendorId, unitKey(name), spelled],
  });
}

/** In which units goods of an ingredient are remembered, as they are spelled: a few, found from one to the next. */
async function unitsRemembered(tx: Tx, itemId: InventoryItemId): Promise<string[]> {
  const rows = await tx.query<{ unit: string }>({
    text: `with recursive units as (
        (select unit from vendor_items where tenant_id = $1 and inventory_item_id = $2 order by unit limit 1)
        union all
        select (select v.unit from vendor_items v where v.tenant_id = $1 and v.inventory_item_id = $2 and v.unit > u.unit
          order by v.unit limit 1) from units u where u.unit is not null
      ) select unit from units where unit is not null`,
    values: [tx.tenantId, itemId],
  });
  return rows.map(({ unit }) => unit);
}
