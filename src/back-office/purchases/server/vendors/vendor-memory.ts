import { createHash } from "node:crypto";
import type { InventoryItemId, PurchaseItemId, VendorId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import {
  type SuppliedItem,
  type SupplierItemKey,
  supplierItemKeys,
} from "../../domain/supplier-item-keys.ts";
import { vendorLike } from "./vendor-queries.ts";

/** Longest key that is stored as it is. */
const KEY_MAX = 150;

/** Ingredient, unit and price under which a vendor's goods are remembered. */
export interface RememberedGoods {
  readonly key: string;
  readonly itemId: InventoryItemId;
  /** Unit of the last purchase, and the number of the ingredient's units in it. */
  readonly unit: string;
  readonly factor: ExactDecimal;
  /**
   * The document's unit (CAT-014) and description: unit and factor apply to a document with the same unit and package; for
   * another one only the ingredient does. Null for typed goods, or a document without a unit.
   */
  readonly unitCode: number | null;
  readonly title: string;
}

/** Returns the key of each line's goods (supplierItemKeys), short enough for an index. */
export function memoryKeys(lines: readonly SuppliedItem[]): string[] {
  return supplierItemKeys(lines).map(shortKey);
}

function shortKey(key: SupplierItemKey): string {
  if (key.length <= KEY_MAX) return key;
  return `${key.slice(0, KEY_MAX)}#${createHash("sha256").update(key).digest("hex")}`;
}

/** Returns a vendor's remembered goods by key, except for ingredients deleted since. */
export async function recallGoods(
  tx: Tx,
  vendorId: VendorId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RememberedGoods>> {
  const rows = await tx.query<RememberedGoods>({
    text: `select m.key, m.inventory_item_id as "itemId", m.unit, m.factor,
        m.unit_code as "unitCode", m.title from vendor_items m
      join inventory_items i on i.tenant_id = $1 and i.id = m.inventory_item_id and i.archived_at is null
      where m.tenant_id = $1 and m.vendor_id = $2 and m.key = any($3)`,
    values: [tx.tenantId, vendorId, [...new Set(keys)]],
  });
  return new Map(rows.map((row) => [row.key, row]));
}

/** A line as it is remembered. */
interface GoodsToRemember extends RememberedGoods {
  readonly code: string | null;
  /** The line with its price; null without one. */
  readonly lineId: PurchaseItemId | null;
}

/** Remembers the ingredients of a vendor's goods; of two lines with one key, the last. The caller has locked the vendor. */
export async function rememberGoods(
  tx: Tx,
  vendorId: VendorId,
  goods: readonly GoodsToRemember[],
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  const byKey = new Map(goods.map((each) => [each.key, each]));
  if (byKey.size === 0) return;
  const rows = [...byKey.values()].map((each) => ({
    ...each,
    sortTitle: searchText(each.title).slice(0, 100),
  }));
  await tx.query({
    text: `insert into vendor_items as m (tenant_id, vendor_id, key, code, title, sort_title, inventory_item_id, unit, factor,
        last_item_id, bought_on, confirmed_at, unit_code)
      select $1, $2, g.key, g.code, g.title, g."sortTitle", g."itemId", g.unit, g.factor, g."lineId", $4::date, $5, g."unitCode"
      from json_to_recordset($3::json) as g(key text, code text, title text, "sortTitle" text, "itemId" bigint, unit text,
        factor bigint, "lineId" bigint, "unitCode" smallint)
      on conflict (tenant_id, vendor_id, key) do update set code = excluded.code, title = excluded.title,
        sort_title = excluded.sort_title, inventory_item_id = excluded.inventory_item_id, unit = excluded.unit,
        factor = excluded.factor, unit_code = case when excluded.unit_code is null and excluded.unit = m.unit
          and excluded.factor = m.factor then m.unit_code else excluded.unit_code end, bought_on = excluded.bought_on, confirmed_at = excluded.confirmed_at,
        last_item_id = case when excluded.inventory_item_id = m.inventory_item_id
          then coalesce(excluded.last_item_id, m.last_item_id) else excluded.last_item_id end`,
    values: [tx.tenantId, vendorId, JSON.stringify(rows), today, now],
  });
}

/**
 * Finds remembered goods for a document: `vendor` finds the vendor, `keys` names each line's goods, `recall` returns what is
 * remembered.
 */
export const vendorMemory = { vendor: vendorLike, keys: memoryKeys, recall: recallGoods } as const;
