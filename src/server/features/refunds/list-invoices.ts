import type { QueryOf, ResponseOf } from "../../../contract/define.ts";
import {
  type listPaidInvoices as definition,
  INVOICES_A_PAGE,
  type PaidInvoice,
} from "../../../contract/refunds.ts";
import { customerSearchTerms } from "../../../domain/customers/customer-search.ts";
import { addMonths } from "../../../domain/periods/calendar-date.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { businessToday } from "./business-today.ts";
import { type FoundInvoiceRow, findInvoices } from "./find-invoices.ts";

const NUMBER = /^#?\s*(\d{1,9})$/;

/** A page of the invoices that are young enough to be refunded, by what stands on them. */
export function listInvoices(
  ctx: StaffContext,
  { q = "", page }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await businessToday(tx, ctx.now);
    const [, number] = NUMBER.exec(q) ?? [];
    const rows = await findInvoices(tx, {
      from: addMonths(today, -3),
      number: number === undefined ? null : Number(number),
      words: customerSearchTerms(q),
      limit: INVOICES_A_PAGE,
      offset: (page - 1) * INVOICES_A_PAGE,
    });
    return { invoices: rows.map(invoiceView), total: rows[0]?.count ?? 0, currency };
  });
}

function invoiceView(row: FoundInvoiceRow): PaidInvoice {
  return {
    invoice_id: row.id,
    invoice_no: row.invoice_no,
    at: row.created_at,
    business_date: row.business_date,
    table_title: row.table_title,
    customer_name: row.customer_name,
    tokens: row.tokens,
    methods: row.methods,
    total: row.total,
    tip: row.tip,
    refunded: row.refunded,
    state: stateOf(row),
  };
}

function stateOf({ is_reversed, total, refunded, pieces_left }: FoundInvoiceRow): PaidInvoice["state"] {
  if (is_reversed) return "taken_back";
  if (refunded === 0 && pieces_left) return "paid";
  return refunded >= total && !pieces_left ? "refunded" : "partly_refunded";
}
