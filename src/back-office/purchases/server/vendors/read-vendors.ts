import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { EXACT_WHOLE } from "#platform/domain/money/exact-decimal.ts";
import { addMonths, firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import {
  type readVendor as definition,
  type FiledVendor,
  type exportVendorItems as itemsFile,
  type listVendorItems as itemsList,
  type listVendorPurchases as purchasesList,
  type VendorItem,
  type VendorMonth,
  type VendorRow,
  vendorColumns,
  vendorItemColumns,
  vendorMonthColumns,
  type exportVendors as vendorsFile,
  type listVendors as vendorsList,
} from "../../contract/vendors.ts";
import { purchasesOfVendor } from "../reading/list-purchases.ts";
import { editedVendorFields } from "./vendor-queries.ts";

export function listVendors(
  ctx: StaffContext,
  query: QueryOf<typeof vendorsList>,
): Promise<ResponseOf<typeof vendorsList>> {
  return ctx.inTenant((tx) => readList(tx, vendorList, vendorListValues(tx, query.q), query));
}

/** Returns the vendors as a CSV file. */
export async function exportVendors(ctx: StaffContext, query: QueryOf<typeof vendorsFile>): Promise<CsvFile> {
  const rows = everyRow(ctx, vendorFile, (tx) => vendorListValues(tx, query.q), query.sort);
  return { name: ctx.say("purchases.file.vendors_name"), rows: csvRows(vendorColumns, rows, ctx) };
}

/** Returns a page of a vendor's purchases. Throws `not_found`. */
export function listVendorPurchases(
  ctx: StaffContext,
  id: VendorId,
  query: QueryOf<typeof purchasesList>,
): Promise<ResponseOf<typeof purchasesList>> {
  return ctx.inTenant(async (tx) => {
    await foundVendor(tx, id);
    return readList(tx, purchasesOfVendor, listValues(tx, id), query);
  });
}

const itemValues = (tx: Tx, id: VendorId, q: string | undefined) => listValues(tx, id, searchPattern(q));

/** Returns a page of a vendor's goods. Throws `not_found`. */
export function listVendorItems(
  ctx: StaffContext,
  id: VendorId,
  query: QueryOf<typeof itemsList>,
): Promise<ResponseOf<typeof itemsList>> {
  return ctx.inTenant(async (tx) => {
    await foundVendor(tx, id);
    const { currency } = await readSettings(tx, ctx.now);
    return { ...(await readList(tx, vendorItems, itemValues(tx, id, query.q), query)), currency };
  });
}

/** Returns the last prices of a vendor as a CSV file. Throws `not_found`. */
export async function exportVendorItems(
  ctx: StaffContext,
  id: VendorId,
  query: QueryOf<typeof itemsFile>,
): Promise<CsvFile> {
  const { name } = await ctx.inTenant((tx) => foundVendor(tx, id));
  const rows = everyRow(ctx, vendorItems, (tx) => itemValues(tx, id, query.q), query.sort);
  return {
    name: ctx.say("purchases.file.vendor_items_name", { name }),
    rows: csvRows(vendorItemColumns, rows, ctx),
  };
}

/** Months on the page of a vendor. */
const MONTHS_SHOWN = 12;

/** Returns the vendor, also a deleted one, because purchases link to it. Throws `not_found`. */
async function foundVendor(tx: Tx, id: VendorId): Promise<VendorRow & { is_archived: boolean }> {
  const [vendor] = await tx.query<VendorRow & { is_archived: boolean }>({
    text: `select ${VENDOR_ROW}, v.archived_at is not null as is_archived from vendors v
      where v.tenant_id = $1 and v.id = $2`,
    values: [tx.tenantId, id],
  });
  return found(vendor);
}

/** Returns a vendor with the purchases of each of the last months. Throws `not_found`. */
export function readVendor(ctx: StaffContext, id: VendorId): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const vendor = await foundVendor(tx, id);
    const { today, currency } = await readSettings(tx, ctx.now);
    const months = await monthsOf(tx, id, addMonths(firstOfMonth(today), 1 - MONTHS_SHOWN));
    return { vendor: { ...vendor, version: versionOf(editedVendorFields(vendor)) }, months, currency };
  });
}

/** Returns a vendor's purchases by month as a CSV file. Throws `not_found`. */
export async function exportVendorMonths(ctx: StaffContext, id: VendorId): Promise<CsvFile> {
  const { name, months } = await ctx.inTenant(async (tx) => ({
    ...(await foundVendor(tx, id)),
    months: await monthsOf(tx, id, null),
  }));
  return {
    name: ctx.say("purchases.file.vendor_months_name", { name }),
    rows: csvRows(vendorMonthColumns, months, ctx),
  };
}

/** Returns the months since `from`, or all of them, the newest first. */
function monthsOf(tx: Tx, id: VendorId, from: string | null): Promise<VendorMonth[]> {
  return tx.query<VendorMonth>({
    text: `select month::date::text as month, purchases, bought, returned, (bought - returned)::bigint as balance, unpriced from (
        select date_trunc('month', business_date::timestamp) as month, count(*)::integer as purchases,
          coalesce(sum(total_cents) filter (where effect <> 'takes_back'), 0)::bigint as bought,
          coalesce(sum(total_cents) filter (where effect = 'takes_back'), 0)::bigint as returned,
          (count(*) filter (where total_cents is null))::integer as unpriced
        from purchases where tenant_id = $1 and vendor_id = $2 and status = 'received'
          and business_date >= coalesce($3::date, '-infinity')
        group by 1
      ) by_month order by month desc`,
    values: [tx.tenantId, id, from],
  });
}

const FILED_VENDOR = columnsOf<FiledVendor>({
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

/** Columns of a vendor `v` with the number of purchases. */
const VENDOR_ROW = `${FILED_VENDOR}, (select count(*)::integer from purchases p
    where p.tenant_id = $1 and p.vendor_id = v.id and p.status = 'received') as purchases`;

/** Vendors by $2, a pattern of their name, or $3, the beginning of their NIT. */
const listedVendors = {
  id: "v.id",
  from: "vendors v",
  where: `v.tenant_id = $1 and v.archived_at is null
    and ($2::text is null or v.sort_name like $2 or v.nit ^@ $3::text)`,
  sorts: { name: { by: "v.sort_name", type: "text", index: "vendors_by_name" } },
  details: "cross join lateral (select * from vendors where tenant_id = $1 and id = page.id offset 0) v",
} as const;

const vendorList = listSource<VendorRow>()({ ...listedVendors, columns: VENDOR_ROW });
const vendorFile = listSource<FiledVendor>()({ ...listedVendors, columns: FILED_VENDOR });

function vendorListValues(tx: Tx, q: string | undefined): unknown[] {
  const digits = identityDigits(q ?? "");
  return listValues(tx, searchPattern(q), /^\d+$/.test(digits) ? digits : null);
}

/**
 * Last price of the remembered unit `m`, from the line `l`: as entered when that line has the same unit and size, else
 * calculated from the cost of the ingredient's unit.
 */
const LAST_UNIT_PRICE = `case when l.unit = m.unit and l.factor = m.factor and l.unit_price_micros is not null then l.unit_price_micros
  else round(l.unit_cost_micros::numeric * m.factor / ${EXACT_WHOLE})::bigint end`;

/** Goods of the vendor $2; $3 is a pattern of the description or the ingredient. */
const vendorItems = listSource<VendorItem>()({
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
