import { readSettings } from "#core/settings/server/public.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { exactText } from "#platform/domain/money/exact-decimal.ts";
import { dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type {
  exportVendorItems as itemsFile,
  listVendorItems as itemsList,
  listVendorPurchases as purchasesList,
  exportVendors as vendorsFile,
  listVendors as vendorsList,
} from "../../contract/vendors.ts";
import { purchasesOfVendor } from "../reading/purchase-list.ts";
import { foundVendor } from "./read-vendor.ts";
import { vendorFile, vendorItems, vendorList, vendorListValues } from "./vendor-list.ts";

/** A page of the vendors. */
export function listVendors(
  ctx: StaffContext,
  query: QueryOf<typeof vendorsList>,
): Promise<ResponseOf<typeof vendorsList>> {
  return ctx.inTenant((tx) => readList(tx, vendorList, vendorListValues(tx, query.q), query));
}

/** The vendors as a file for a spreadsheet. */
export async function exportVendors(ctx: StaffContext, query: QueryOf<typeof vendorsFile>): Promise<CsvFile> {
  const { say } = ctx;
  const rows = everyRow(ctx, vendorFile, (tx) => vendorListValues(tx, query.q), query.sort);
  const head = [
    say("purchases.file.vendor"),
    say("purchases.file.nit"),
    say("purchases.file.nrc"),
    say("purchases.file.phone"),
    say("purchases.file.email"),
    say("purchases.file.address"),
    say("purchases.file.last_purchase"),
  ];
  return {
    name: say("purchases.file.vendors_name"),
    rows: withHead(head, rows, (row) => [
      row.name,
      row.nit === null ? null : formatNit(row.nit),
      row.nrc === null ? null : formatNrc(row.nrc),
      row.phone,
      row.email,
      row.address,
      row.last_purchase_on === null ? null : dayCell(row.last_purchase_on),
    ]),
  };
}

/** A page of a vendor's purchases. Refuses `not_found`. */
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

/** A page of what a vendor sells. Refuses `not_found`. */
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

/** The last prices of a vendor as a file for a spreadsheet. Refuses `not_found`. */
export async function exportVendorItems(
  ctx: StaffContext,
  id: VendorId,
  query: QueryOf<typeof itemsFile>,
): Promise<CsvFile> {
  const { say } = ctx;
  const { name } = await ctx.inTenant((tx) => foundVendor(tx, id));
  const rows = everyRow(ctx, vendorItems, (tx) => itemValues(tx, id, query.q), query.sort);
  const head = [
    say("purchases.file.code"),
    say("purchases.file.description"),
    say("purchases.file.ingredient"),
    say("purchases.file.unit"),
    say("purchases.file.factor"),
    say("purchases.file.unit_price"),
    say("purchases.file.new_cost"),
    say("purchases.file.stock_unit"),
    say("purchases.file.last_purchase"),
  ];
  return {
    name: say("purchases.file.vendor_items_name", { name }),
    rows: withHead(head, rows, (row) => [
      row.code,
      row.title,
      row.inventory_item_name,
      row.unit,
      exactText(row.factor),
      row.last_unit_price === null ? null : String(decimalFromMicros(row.last_unit_price)),
      row.last_unit_cost === null ? null : String(decimalFromMicros(row.last_unit_cost)),
      row.inventory_item_unit,
      dayCell(row.last_bought_on),
    ]),
  };
}
