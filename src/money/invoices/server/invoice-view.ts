import { invoiceState } from "#money/refunds/server/public.ts";
import type { ListedInvoice } from "../contract/invoices.ts";
import type { InvoiceRow } from "./invoice-list.ts";

/** An invoice of the list; without its figures for those from whom they are kept. */
export function invoiceView(row: InvoiceRow, isBlind: boolean): ListedInvoice {
  const { is_refunded: _, is_reversed: __, pieces_left: ___, is_owed: ____, ...invoice } = row;
  const shown = { ...invoice, state: invoiceState.of(row) };
  if (!isBlind) return shown;
  return {
    ...shown,
    sub_total: null,
    discount: null,
    tax_total: null,
    service_charge_total: null,
    total: null,
    tip: null,
    refunded: null,
    payment_type_id: null,
    methods: [],
  };
}
