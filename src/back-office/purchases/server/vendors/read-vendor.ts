import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { addMonths, firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { amountCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { readVendor as definition, VendorMonth, VendorRow } from "../../contract/vendors.ts";
import { editedVendorFields } from "./edited-vendor-fields.ts";
import { VENDOR_ROW } from "./vendor-list.ts";

/** Months that the page of a vendor shows. */
const MONTHS_SHOWN = 12;

/** The vendor, a deleted one too: its purchases name it. Refuses `not_found`. */
export async function foundVendor(tx: Tx, id: VendorId): Promise<VendorRow & { is_archived: boolean }> {
  const [vendor] = await tx.query<VendorRow & { is_archived: boolean }>({
    text: `select ${VENDOR_ROW}, v.archived_at is not null as is_archived from vendors v
      where v.tenant_id = $1 and v.id = $2`,
    values: [tx.tenantId, id],
  });
  return found(vendor);
}

/** A vendor with what was bought of them in each of the last months. Refuses `not_found`. */
export function readVendor(ctx: StaffContext, id: VendorId): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const vendor = await foundVendor(tx, id);
    const { today, currency } = await readSettings(tx, ctx.now);
    const months = await monthsOf(tx, id, addMonths(firstOfMonth(today), 1 - MONTHS_SHOWN));
    return { vendor: { ...vendor, version: versionOf(editedVendorFields(vendor)) }, months, currency };
  });
}

/** What was bought of a vendor in each month, as a file for a spreadsheet. Refuses `not_found`. */
export async function exportVendorMonths(ctx: StaffContext, id: VendorId): Promise<CsvFile> {
  const { say } = ctx;
  const { name, months } = await ctx.inTenant(async (tx) => ({
    ...(await foundVendor(tx, id)),
    months: await monthsOf(tx, id, null),
  }));
  const head = [
    say("purchases.file.month"),
    say("purchases.file.purchases"),
    say("purchases.file.bought"),
    say("purchases.file.returned"),
    say("purchases.file.balance"),
    say("purchases.file.unpriced"),
  ];
  return {
    name: say("purchases.file.vendor_months_name", { name }),
    rows: withHead(head, months, (row) => [
      row.month.slice(0, 7),
      String(row.purchases),
      amountCell(row.bought),
      amountCell(row.returned),
      amountCell(row.balance),
      String(row.unpriced),
    ]),
  };
}

/** The months since `from`, or all of them, the newest first. */
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
