import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listInvoices as definition } from "../contract/invoices.ts";
import { invoicesOf } from "./invoice-list.ts";
import { invoiceView } from "./invoice-view.ts";
import { refuseBlindSort } from "./refuse-blind-sort.ts";

/** A page of the invoices of a period. Refuses a period that ends before it begins, and for the blind the order by amount. */
export function listInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const isBlind = isBlindToSales(ctx);
  refuseBlindSort(isBlind, query.sort);
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const { rows, ...page } = await readList(
      tx,
      invoicesOf(range),
      listValues(tx, range.from, range.to),
      query,
    );
    return { ...page, rows: rows.map((row) => invoiceView(row, isBlind)), ...range, currency };
  });
}
