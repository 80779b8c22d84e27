import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import { EXACT_WHOLE } from "#platform/domain/money/exact-decimal.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { VendorItem, VendorRow } from "../../contract/vendors.ts";

/** A vendor without how often something was bought of them: for a file, which is all of them. */
type ToldVendor = Omit<VendorRow, "purchases">;

const TOLD_VENDOR = columnsOf<ToldVendor>({
  id: "v.id",
  name: "v.name",
  nit: "v.nit",
  nrc: "v.nrc",
  phone: "v.phone",
  email: "v.email",
  address: "v.address",
  note: "v.note",
  last_purchase_on: `(select p.business_date from purchases p
    where p.tenant_id = $1 and p.vendor_id = v.id and p.status = 'received' order by p.business_date desc limit 1)`,
});

/** A vendor `v`, and how often something was bought of them. */
export const VENDOR_ROW = `${TOLD_VENDOR}, (select count(*)::integer from purchases p
    where p.tenant_id = $1 and p.vendor_id = v.id and p.status = 'received') as purchases`;

/** Vendors with $2 a pattern of their name, or $3 the beginning of their NIT. */
const found = {
  id: "v.id",
  from: "vendors v",
  where: `v.tenant_id = $1 and v.archived_at is null
    and ($2::text is null or v.sort_name like $2 or v.nit ^@ $3::text)`,
  sorts: { name: { by: "v.sort_name", type: "text", index: "vendors_by_name" } },
  details: "cross join lateral (select * from vendors where tenant_id = $1 and id = page.id offset 0) v",
} as const;

export const vendorList = listSource<VendorRow>()({ ...found, columns: VENDOR_ROW });
export const vendorFile = listSource<ToldVendor>()({ ...found, columns: TOLD_VENDOR });

/** The values of the list's parameters. */
export function vendorListValues(tx: Tx, q: string | undefined): unknown[] {
  const digits = identityDigits(q ?? "");
  return listValues(tx, searchPattern(q), /^\d+$/.test(digits) ? digits : null);
}

/**
 * What one of the remembered unit `m` cost the last time `l` that anybody said a price: as it was said where it was said of this
 * unit in this size, else out of what the ingredient's unit cost.
 */
const LAST_UNIT_PRICE = `case when l.unit = m.unit and l.factor = m.factor and l.unit_price_micros is not null then l.unit_price_micros
  else round(l.unit_cost_micros::numeric * m.factor / ${EXACT_WHOLE})::bigint end`;

/** What the vendor $2 sells, with $3 a pattern of the description or the ingredient. */
export const vendorItems = listSource<VendorItem>()({
  id: "m.id",
  from: "vendor_items m",
  where: `m.tenant_id = $1 and m.vendor_id = $2::bigint
    and ($3::text is null or m.sort_title like $3
      or m.inventory_item_id in (select id from inventory_items where tenant_id = $1 and sort_title like $3))`,
  sorts: {
    title: { by: "m.sort_title", type: "text", index: "vendor_items_by_title" },
    bought: { by: "m.bought_on", type: "date", index: "vendor_items_by_day" },
  },
  columns: columnsOf<VendorItem>({
    id: "m.id",
    code: "m.code",
    title: "m.title",
    inventory_item_id: "m.inventory_item_id",
    inventory_item_name: "i.title",
    inventory_item_unit: "i.unit",
    unit: "m.unit",
    factor: "m.factor",
    last_unit_price: LAST_UNIT_PRICE,
    last_unit_cost: "l.unit_cost_micros",
    last_bought_on: "m.bought_on",
  }),
  details: `cross join lateral (select * from vendor_items where tenant_id = $1 and id = page.id offset 0) m
    cross join lateral (select * from inventory_items where tenant_id = $1 and id = m.inventory_item_id offset 0) i
    left join lateral (select * from purchase_items where tenant_id = $1 and id = m.last_item_id offset 0) l on true`,
});
