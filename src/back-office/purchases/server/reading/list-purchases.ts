import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import {
  type exportPurchases as file,
  type listPurchases as list,
  type PurchaseRow,
  purchaseColumns,
} from "../../contract/purchases.ts";

/** Columns of a purchase `p` in lists. */
export const PURCHASE_ROW = columnsOf<PurchaseRow>({
  id: "p.id",
  number: "p.number",
  status: "p.status",
  source: "p.source",
  effect: "p.effect",
  document_type: "p.document_type",
  invoice_number: "p.invoice_number",
  date: "p.business_date",
  vendor: `case when p.vendor_name is null then null
    else json_build_object('id', p.vendor_id, 'name', p.vendor_name, 'nit', p.vendor_nit) end`,
  vendor_name: "p.vendor_name",
  tax_id_no: "p.vendor_nit",
  address: "p.vendor_address",
  items_count: "p.items_count",
  currency: "p.currency",
  subtotal: "p.subtotal_cents",
  tax: "p.tax_cents",
  total: "p.total_cents",
  has_attachment: "p.attachment_type is not null",
});

/** Reads the rows of a page by key. */
const PURCHASE_DETAILS =
  "cross join lateral (select * from purchases where tenant_id = $1 and id = page.id offset 0) p";

/** Returns a page of the purchases of a period. Refuses a period that ends before it begins. */
export function listPurchases(
  ctx: StaffContext,
  query: QueryOf<typeof list>,
): Promise<ResponseOf<typeof list>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const page = await readList(tx, purchasesOf(range), purchaseListValues(tx, range, query), query);
    return { ...page, ...range, today, currency };
  });
}

/** Returns the purchases of a period as a CSV file. */
export async function exportPurchases(ctx: StaffContext, query: QueryOf<typeof file>): Promise<CsvFile> {
  const { today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const range = chosenRange({ ...query, period: query.type }, today);
  const rows = everyRow(ctx, purchasesOf(range), (tx) => purchaseListValues(tx, range, query), query.sort);
  return { name: ctx.say("purchases.file.purchases_name"), rows: csvRows(purchaseColumns, rows, ctx) };
}

const SEARCHED = foldedSql("concat_ws(' ', p.vendor_name, p.invoice_number, p.control_number)");

/** Digits from which a search looks for the beginning of a NIT; fewer fit nearly every one. */
const NIT_DIGITS = 4;

/**
 * Purchases of the days $2 to $3; $4 is a pattern of vendor or invoice, $5 digits of a number or a NIT, $6 a status, $7 a
 * source.
 */
const ofPeriod = {
  id: "p.id",
  from: "purchases p",
  where: `p.tenant_id = $1 and p.business_date between $2::date and $3::date
    and ($4::text is null or ${SEARCHED} like $4 or p.number::text = $5::text
      or (length($5::text) >= ${NIT_DIGITS} and p.vendor_nit ^@ $5::text))
    and ($6::text is null or p.status = $6) and ($7::text is null or p.source = $7)`,
  columns: PURCHASE_ROW,
  details: PURCHASE_DETAILS,
} as const;

const byDate = { by: "p.business_date", type: "date", index: "purchases_by_day" } as const;

/** Longest period, in days, that is read day by day. */
const MAX_DAYS = 62;

const shortPeriod = listSource<PurchaseRow>()({
  ...ofPeriod,
  sorts: {
    date: byDate,
    total: {
      by: "p.sort_total",
      type: "bigint",
      index: "purchases_by_day_and_total",
      pieces: {
        from: "(select day::date from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day) piece",
        where: "p.business_date = piece.day",
      },
    },
  },
});

/** A long period has a large share of all purchases, so the index over all of them finds its rows quickly. */
const longPeriod = listSource<PurchaseRow>()({
  ...ofPeriod,
  sorts: { date: byDate, total: { by: "p.sort_total", type: "bigint", index: "purchases_by_total" } },
});

/** Returns the list that can read the period in any order without reading all of it. */
const purchasesOf = (range: DateRange) => (isWithinDays(range, MAX_DAYS) ? shortPeriod : longPeriod);

function purchaseListValues(
  tx: Tx,
  range: DateRange,
  { q, status, source }: QueryOf<typeof file>,
): unknown[] {
  const digits = identityDigits(q ?? "");
  const number = /^\d+$/.test(digits) ? digits : null;
  return listValues(tx, range.from, range.to, searchPattern(q), number, status ?? null, source ?? null);
}

/** Purchases of the vendor $2. */
export const purchasesOfVendor = listSource<PurchaseRow>()({
  id: "p.id",
  from: "purchases p",
  where: "p.tenant_id = $1 and p.vendor_id = $2::bigint",
  sorts: { date: { by: "p.business_date", type: "date", index: "purchases_by_vendor" } },
  columns: PURCHASE_ROW,
  details: PURCHASE_DETAILS,
});
