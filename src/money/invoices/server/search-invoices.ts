import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { searchInvoices as definition } from "../contract/invoices.ts";
import { foundInvoices } from "./invoice-list.ts";
import { invoiceView } from "./invoice-view.ts";
import { refuseBlindSort } from "./refuse-blind-sort.ts";
import { searchValues } from "./search-values.ts";

/** A page of the invoices that fit what was typed, of whatever day. */
export function searchInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const isBlind = isBlindToSales(ctx);
  refuseBlindSort(isBlind, query.sort);
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const values = await searchValues(tx, query.q ?? "", isBlind);
    const { rows, ...page } = await readList(tx, foundInvoices, values, query);
    return { ...page, rows: rows.map((row) => invoiceView(row, isBlind)), currency };
  });
}
