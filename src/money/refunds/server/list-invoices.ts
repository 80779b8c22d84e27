import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { customerSearchTerms } from "#service/customers/domain/customer-search.ts";
import type { listPaidInvoices as definition, PaidInvoice } from "../contract/refunds.ts";
import { type FoundInvoiceRow, invoiceList } from "./invoice-list.ts";
import { invoiceState } from "./invoice-state.ts";

const TYPED_NUMBER = /^#?\s*(\d{1,9})$/;

/** A page of the invoices of a business day, or the one with the number that was typed, of whatever day. */
export function listInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const isBlind = isBlindToSales(ctx);
    const { today, currency } = await readSettings(tx, ctx.now);
    const { q = "", day = today } = query;
    const [, number] = TYPED_NUMBER.exec(q) ?? [];
    const values = listValues(tx, day, number === undefined ? null : Number(number), customerSearchTerms(q));
    const { rows, ...page } = await readList(tx, invoiceList, values, query, { isCounted: false });
    return { ...page, rows: rows.map((row) => invoiceView(row, isBlind)), day, currency };
  });
}

function invoiceView(row: FoundInvoiceRow, isBlind: boolean): PaidInvoice {
  return {
    invoice_id: row.id,
    invoice_no: row.invoice_no,
    at: row.created_at,
    business_date: row.business_date,
    table_title: row.table_title,
    customer_name: row.customer_name,
    tokens: row.tokens,
    figures: isBlind
      ? null
      : { methods: row.methods, total: row.total, tip: row.tip, refunded: row.refunded },
    state: invoiceState.of(row),
  };
}
