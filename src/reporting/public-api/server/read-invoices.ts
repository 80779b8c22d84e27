import type { z } from "zod";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { listPublicInvoices, publicInvoice } from "../contract/invoices.ts";
import { dayValues, publicPageOf } from "./public-page.ts";

type PublicInvoice = z.output<typeof publicInvoice>;

const COLUMNS = columnsOf<PublicInvoice>({
  id: "i.id",
  invoice_no: "i.invoice_no",
  type: "i.invoice_type",
  business_date: "i.business_date",
  created_at: "i.created_at",
  dining_option: "i.dining_option",
  table_title: "i.table_title",
  customer_id: "i.customer_id",
  order_ids: `(select coalesce(json_agg(x.order_id order by x.order_id), '[]') from invoice_orders x
    where x.tenant_id = $1 and x.invoice_id = i.id)`,
  sub_total: "i.sub_total_cents",
  discount: "i.discount_cents",
  tax: "i.tax_total_cents",
  service_charge: "i.service_charge_total_cents",
  total: "i.total_cents",
  tip: "i.tip_cents",
  refunded: `(select coalesce(sum(r.amount_cents), 0)::bigint from refunds r where r.tenant_id = $1 and r.invoice_id = i.id)`,
  is_taken_back: "exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)",
  lines: `(select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'variant_title', l.variant_title,
      'quantity', l.quantity, 'unit_price', l.unit_price_cents, 'tax_rate', l.tax_rate_bp, 'total', l.line_total_cents)
      order by l.id), '[]')
    from invoice_lines l where l.tenant_id = $1 and l.invoice_id = i.id)`,
  tax_document: `(select json_build_object('id', x.id, 'kind', x.kind, 'state', x.state, 'generation_code', x.generation_code,
      'control_number', x.control_number, 'seal', x.seal, 'environment', x.environment)
    from documents s cross join lateral (
      select * from tax_documents where tenant_id = $1 and sale_id = s.id order by id desc limit 1
    ) x where s.tenant_id = $1 and s.invoice_id = i.id)`,
});

/** Invoices of the business days $2 to $3. */
const invoicesOfDays = listSource<PublicInvoice>()({
  id: "i.id",
  from: "invoices i",
  where: "i.tenant_id = $1 and i.business_date between $2::date and $3::date",
  sorts: { day: { by: "i.business_date", type: "date", index: "invoices_by_day" } },
  columns: COLUMNS,
  details: "cross join lateral (select * from invoices where tenant_id = $1 and id = page.id offset 0) i",
});

/** A page of invoices with lines and tax document. */
export function invoicesPage(
  ctx: ApiKeyContext,
  query: QueryOf<typeof listPublicInvoices>,
): Promise<ResponseOf<typeof listPublicInvoices>> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, invoicesOfDays, dayValues(tx, query), { ...query, sort: "day" }),
  );
}

/** One invoice with lines and tax document. */
export function oneInvoice(ctx: ApiKeyContext, id: InvoiceId): Promise<PublicInvoice> {
  return ctx.inTenant(async (tx) => {
    const [invoice] = await tx.query<PublicInvoice>({
      text: `select ${COLUMNS} from invoices i where i.tenant_id = $1 and i.id = $2`,
      values: [tx.tenantId, id],
    });
    return found(invoice);
  });
}
