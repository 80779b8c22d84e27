import type { QueryOf } from "#platform/contract/define.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { isWithinDays } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportPurchases, PurchaseRow } from "../../contract/purchases.ts";
import { PURCHASE_DETAILS, PURCHASE_ROW } from "./purchase-columns.ts";

const SEARCHED = foldedSql("concat_ws(' ', p.vendor_name, p.invoice_number, p.control_number)");

/** So many digits are the beginning of a NIT; fewer are that of nearly every one. */
const NIT_DIGITS = 4;

/** Purchases of the days $2 to $3; $4 a pattern of vendor or invoice, $5 digits of a number or a NIT, $6 a status, $7 a source. */
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

/** More days are not taken one by one. */
const MOST_DAYS = 62;

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

/** So many days are many among all purchases: the order over all of them leads to them soon. */
const longPeriod = listSource<PurchaseRow>()({
  ...ofPeriod,
  sorts: { date: byDate, total: { by: "p.sort_total", type: "bigint", index: "purchases_by_total" } },
});

/** The list that reads a period in whatever order without reading all of it. */
export const purchasesOf = (range: DateRange) => (isWithinDays(range, MOST_DAYS) ? shortPeriod : longPeriod);

/** The values of the list's parameters. */
export function purchaseListValues(
  tx: Tx,
  range: DateRange,
  { q, status, source }: QueryOf<typeof exportPurchases>,
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
