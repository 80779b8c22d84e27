import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { PurchaseRow } from "../../contract/purchases.ts";

/** A purchase `p` as lists show it. */
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

/** The chosen purchases, one by one by their key. */
export const PURCHASE_DETAILS =
  "cross join lateral (select * from purchases where tenant_id = $1 and id = page.id offset 0) p";
