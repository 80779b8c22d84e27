import type { InvoiceId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { InvoicedItem, InvoicedTribute } from "#tax/documents/domain/manual/invoiced-items.ts";

/** The lines of an invoice that somebody wrote by hand, which are of no order, and the sum of each tax. */
export async function insertManualParts(
  tx: Tx,
  invoiceId: InvoiceId,
  { items, taxes }: { readonly items: readonly InvoicedItem[]; readonly taxes: readonly InvoicedTribute[] },
): Promise<void> {
  await tx.query({
    text: `insert into invoice_lines (tenant_id, invoice_id, title, quantity, unit_price_cents, line_total_cents,
        tax_rate_bp, tax_type, discount_cents, net_cents, service_charge_cents, tax_cents)
      select $1, $2, l.title, l.quantity, l.price, l.listed, l.rate, l.type, 0, l.net, 0, l.tax
      from jsonb_to_recordset($3::jsonb) as l(place integer, title text, quantity integer, price bigint,
        listed bigint, rate integer, type text, net bigint, tax bigint)
      order by l.place`,
    values: [tx.tenantId, invoiceId, JSON.stringify(items.map(lineRow))],
  });
  await tx.query({
    text: `insert into invoice_taxes (tenant_id, invoice_id, rate_bp, type, base_cents, amount_cents)
      select $1, $2, t.rate, t.type, t.net, t.tax
      from json_to_recordset($3::json) as t(rate integer, type text, net bigint, tax bigint)`,
    values: [tx.tenantId, invoiceId, JSON.stringify(taxes)],
  });
}

const lineRow = (item: InvoicedItem, place: number) => ({
  place,
  title: item.title,
  quantity: item.quantity,
  price: item.unitPrice,
  listed: item.listed,
  rate: item.taxOfPrice.rate,
  type: item.taxOfPrice.type,
  net: item.net,
  tax: item.tax,
});
