import type { z } from "zod";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId, OrderId } from "#platform/domain/ids.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import { isWithinDays } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import { readDayFigures } from "#reporting/reports/server/public.ts";
import type { publicInvoice } from "../contract/invoices.ts";
import type { publicOrder } from "../contract/orders.ts";
import type { listPublicPayments, listPublicRefunds } from "../contract/payments.ts";
import { MAX_PUBLIC_DAYS, type readPublicDays } from "../contract/reports.ts";
import { pageOfDays } from "./public-page.ts";

type PublicOrder = z.output<typeof publicOrder>;

const ORDER_COLUMNS = columnsOf<PublicOrder>({
  id: "o.id",
  order_no: "o.order_no",
  token_no: "o.token_no",
  business_date: "o.business_date",
  created_at: "o.created_at",
  status:
    "case when o.cancelled_at is not null then 'cancelled' when o.payment_status = 'paid' then 'paid' else 'open' end",
  dining_option: "a.dining_option",
  source: "coalesce(o.source, a.source)",
  account_id: "o.account_id",
  table_title: "t.title",
  customer_id: "a.customer_id",
  lines: `(select coalesce(json_agg(json_build_object('id', l.id, 'menu_item_id', l.menu_item_id, 'title', l.title,
      'variant_title', l.variant_title, 'quantity', l.quantity, 'unit_price', l.unit_price_cents,
      'addons', (select coalesce(json_agg(json_build_object('title', x ->> 'title', 'price', (x ->> 'price')::bigint)), '[]')
        from jsonb_array_elements(l.addons) x),
      'notes', l.notes, 'status', l.status) order by l.id), '[]')
    from order_lines l where l.tenant_id = $1 and l.order_id = o.id)`,
});

const ORDER_DETAILS = `join accounts a on a.tenant_id = $1 and a.id = o.account_id
  left join store_tables t on t.tenant_id = $1 and t.id = a.table_id`;

/** Orders of the business days $2 to $3. */
const ordersOfDays = listSource<PublicOrder>()({
  id: "o.id",
  from: "orders o",
  where: "o.tenant_id = $1 and o.business_date between $2::date and $3::date",
  sorts: { day: { by: "o.business_date", type: "date", index: "orders_by_day" } },
  columns: ORDER_COLUMNS,
  details: `cross join lateral (select * from orders where tenant_id = $1 and id = page.id offset 0) o ${ORDER_DETAILS}`,
});

/** Returns a page of orders with their lines. */
export const ordersPage = pageOfDays(ordersOfDays);

/** Returns one order with its lines. */
export function oneOrder(ctx: ApiKeyContext, id: OrderId): Promise<PublicOrder> {
  return ctx.inTenant(async (tx) => {
    const [order] = await tx.query<PublicOrder>({
      text: `select ${ORDER_COLUMNS} from orders o ${ORDER_DETAILS} where o.tenant_id = $1 and o.id = $2`,
      values: [tx.tenantId, id],
    });
    return found(order);
  });
}

type Payments = ResponseOf<typeof listPublicPayments>;
type Refunds = ResponseOf<typeof listPublicRefunds>;
type Payment = Payments["data"][number];
type Refund = Refunds["data"][number];

/** Payments of the business days $2 to $3. */
const paymentsOfDays = listSource<Payment>()({
  id: "p.id",
  from: "payments p",
  where: "p.tenant_id = $1 and p.business_date between $2::date and $3::date",
  sorts: { day: { by: "p.business_date", type: "date", index: "payments_by_day" } },
  columns: columnsOf<Payment>({
    id: "p.id",
    invoice_id: "p.invoice_id",
    method: "p.payment_type_title",
    amount: "p.amount_cents",
    tip: "p.tip_cents",
    reference: "p.reference",
    business_date: "p.business_date",
    created_at: "p.created_at",
  }),
  details: "cross join lateral (select * from payments where tenant_id = $1 and id = page.id offset 0) p",
});

/** Refunds of the business days $2 to $3. */
const refundsOfDays = listSource<Refund>()({
  id: "r.id",
  from: "refunds r",
  where: "r.tenant_id = $1 and r.business_date between $2::date and $3::date",
  sorts: { day: { by: "r.business_date", type: "date", index: "refunds_by_day" } },
  columns: columnsOf<Refund>({
    id: "r.id",
    refund_no: "r.refund_no",
    invoice_id: "r.invoice_id",
    method: "r.payment_type_title",
    amount: "r.amount_cents",
    tip: "r.tip_cents",
    reason: "r.reason",
    business_date: "r.business_date",
    created_at: "r.created_at",
  }),
  details: "cross join lateral (select * from refunds where tenant_id = $1 and id = page.id offset 0) r",
});

export const paymentsPage = pageOfDays(paymentsOfDays);

export const refundsPage = pageOfDays(refundsOfDays);

/**
 * Returns the figures of each business day, all of one moment. Refuses a range that ends before it begins or is too
 * long.
 */
export function days(
  ctx: ApiKeyContext,
  query: QueryOf<typeof readPublicDays>,
): Promise<ResponseOf<typeof readPublicDays>> {
  const [from, to] = [businessDate(query.from), businessDate(query.to)];
  if (to < from)
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "ends_before_start" }] });
  if (!isWithinDays({ from, to }, MAX_PUBLIC_DAYS))
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "too_many_days" }] });
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, figures } = await readDayFigures(tx, ctx.now, dates);
    return {
      currency,
      data: figures.map(({ day, ...sums }) => ({
        business_date: day,
        orders: sums.ordersCount,
        invoices: sums.invoicesCount,
        guests: sums.guestsCount,
        revenue: sums.revenueTotal,
        net_revenue: sums.netRevenue,
        tax: sums.taxTotal,
        tributes: sums.tributesTotal,
        service_charge: sums.serviceChargeTotal,
        discount: sums.discountTotal,
        sold: sums.soldTotal,
        refunds: sums.refundsCount,
        refunded: sums.refundTotal,
        net_refunded: sums.netRefunded,
        tax_refunded: sums.taxRefunded,
        tributes_refunded: sums.tributesRefunded,
        service_charge_refunded: sums.serviceChargeRefunded,
        tip: sums.tipTotal,
      })),
    };
  });
}

type PublicInvoice = z.output<typeof publicInvoice>;

const INVOICE_COLUMNS = columnsOf<PublicInvoice>({
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
  tributes: "i.tributes_cents",
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
  columns: INVOICE_COLUMNS,
  details: "cross join lateral (select * from invoices where tenant_id = $1 and id = page.id offset 0) i",
});

/** Returns a page of invoices with lines and tax document. */
export const invoicesPage = pageOfDays(invoicesOfDays);

/** Returns one invoice with lines and tax document. */
export function oneInvoice(ctx: ApiKeyContext, id: InvoiceId): Promise<PublicInvoice> {
  return ctx.inTenant(async (tx) => {
    const [invoice] = await tx.query<PublicInvoice>({
      text: `select ${INVOICE_COLUMNS} from invoices i where i.tenant_id = $1 and i.id = $2`,
      values: [tx.tenantId, id],
    });
    return found(invoice);
  });
}
