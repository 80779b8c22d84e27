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

/** Longest key that is kept as it is. */
const KEY_MAX = 150;

/** What a vendor's goods turned out to be before. */
export interface RememberedGoods {
  readonly key: string;
  readonly itemId: InventoryItemId;
  /** In which it was bought last, and how many of the ingredient's that is. */
  readonly unit: string;
  readonly factor: ExactDecimal;
  /**
   * What the document called that unit (CAT-014), and the goods: unit and factor hold for a document that says the same unit and the
   * same package, for another one the link alone does. Null: typed, or the document said none.
   */
  readonly unitCode: number | null;
  readonly title: string;
}

/** Under what each line's goods are remembered (supplierItemKeys), short enough for an index. */
export function memoryKeys(lines: readonly SuppliedItem[]): string[] {
  return supplierItemKeys(lines).map(shortKey);
}

function shortKey(key: SupplierItemKey): string {
  if (key.length <= KEY_MAX) return key;
  return `${key.slice(0, KEY_MAX)}#${createHash("sha256").update(key).digest("hex")}`;
}

/** What is remembered of these goods of a vendor, by key. Ingredients that were deleted since are not. */
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

/** A line as the memory keeps it. */
export interface GoodsToRemember extends RememberedGoods {
  readonly code: string | null;
  /** The line that says its price; null when it says none. */
  readonly lineId: PurchaseItemId | null;
}

/** Keeps what these goods of a vendor are; of two lines of one key the last. The caller holds the vendor. */
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

/** What a document's lines were before, for whoever reads it: `vendor` finds whose, `keys` gives each line's, `recall` what they were. */
export const vendorMemory = { vendor: vendorLike, keys: memoryKeys, recall: recallGoods } as const;
