import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { formatNit } from "#platform/domain/identity/tax-numbers.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { amountCell, dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import type {
  exportPurchases as file,
  listPurchases as list,
  PurchaseRow,
} from "../../contract/purchases.ts";
import { purchaseListValues, purchasesOf } from "./purchase-list.ts";

/** A page of the purchases of a period. Refuses a period that ends before it begins. */
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

/** The same purchases as a file for a spreadsheet. */
export async function exportPurchases(ctx: StaffContext, query: QueryOf<typeof file>): Promise<CsvFile> {
  const { say } = ctx;
  const { today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const range = chosenRange({ ...query, period: query.type }, today);
  const rows = everyRow(ctx, purchasesOf(range), (tx) => purchaseListValues(tx, range, query), query.sort);
  const head = [
    say("purchases.file.number"),
    say("purchases.file.date"),
    say("purchases.file.vendor"),
    say("purchases.file.nit"),
    say("purchases.file.invoice_number"),
    say("purchases.file.kind"),
    say("purchases.file.status"),
    say("purchases.file.items"),
    say("purchases.file.subtotal"),
    say("purchases.file.tax"),
    say("purchases.file.total"),
    say("purchases.file.spent"),
    say("purchases.file.currency"),
  ];
  return {
    name: say("purchases.file.purchases_name"),
    rows: withHead(head, rows, (row) => [
      String(row.number),
      dayCell(row.date),
      row.vendor_name,
      row.tax_id_no === null ? null : formatNit(row.tax_id_no),
      row.invoice_number,
      say(`purchases.effect.${row.effect}`),
      say(`purchases.status.${row.status}`),
      String(row.items_count),
      amountCell(row.subtotal),
      amountCell(row.tax),
      amountCell(row.total),
      amountCell(spentOn(row)),
      row.currency,
    ]),
  };
}

/** What a purchase adds to what was spent: a credit note takes off, a cancelled one counts for nothing. */
function spentOn({ status, effect, total }: PurchaseRow): Cents | null {
  if (total === null) return null;
  if (status === "cancelled") return ZERO_CENTS;
  return effect === "takes_back" ? cents(-total) : total;
}
