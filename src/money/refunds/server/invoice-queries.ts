import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import type { Id, InvoiceId, OrderId, OrderLineId, PaymentTypeId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import type { ComboOfLine } from "#service/orders/domain/combo-lines.ts";
import type { PastRefund, RefundableInvoice } from "../contract/refunds.ts";
import type { SoldPortion } from "../domain/refunded-dishes.ts";

type ShownColumns =
  | "invoice_id"
  | "invoice_no"
  | "invoice_type"
  | "business_date"
  | "at"
  | "table_title"
  | "customer_name"
  | "methods"
  | "total"
  | "tip"
  | "withheld"
  | "is_account_open";

/** An invoice as shown, and further columns that the rules need. */
export type InvoiceRow = Pick<RefundableInvoice, ShownColumns> & {
  readonly tax_total: Cents;
  /** Tax of its refunds so far. */
  readonly tax_refunded: Cents;
  readonly is_reversed: boolean;
};

const invoiceColumns = columnsOf<InvoiceRow>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  invoice_type: "i.invoice_type",
  business_date: "i.business_date",
  at: "i.created_at",
  table_title: "i.table_title",
  customer_name: BUYER_NAME,
  methods: `array(
    select distinct p.payment_type_title from payments p where p.tenant_id = $1 and p.invoice_id = i.id
  )`,
  total: "i.total_cents",
  tip: "i.tip_cents",
  withheld: "i.withheld_cents",
  tax_total: "i.tax_total_cents",
  tax_refunded: `(
    select coalesce(sum(r.tax_total_cents), 0)::bigint from refunds r where r.tenant_id = $1 and r.invoice_id = i.id
  )`,
  is_reversed: "exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)",
  is_account_open: `exists (
    select from orders o where o.tenant_id = $1 and o.bill_id = i.bill_id and o.payment_status = 'unpaid'
  )`,
});

/** Reads a paid invoice with its payment types. */
export async function invoiceRow(tx: Tx, id: InvoiceId): Promise<InvoiceRow | undefined> {
  const [row] = await tx.query<InvoiceRow>({
    text: `select ${invoiceColumns} from invoices i
      left join customers c on c.tenant_id = $1 and c.id = i.customer_id
      where i.tenant_id = $1 and i.id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Returns the payment type that charged an invoice to the customer's account. */
export async function accountMethodOf(tx: Tx, id: InvoiceId): Promise<RefundMethod | undefined> {
  const [method] = await tx.query<RefundMethod>({
    text: `select p.payment_type_id as id, p.payment_type_title as title, false as "isCash"
      from payments p
      join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id and t.settles = 'on_account'
      where p.tenant_id = $1 and p.invoice_id = $2 order by p.id limit 1`,
    values: [tx.tenantId, id],
  });
  return method;
}

export interface RefundMethod {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly isCash: boolean;
}

/** Returns the orders of an invoice: their locks guard its refunds. */
export async function ordersOfInvoice(tx: Tx, id: InvoiceId): Promise<OrderId[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("invoice_orders")
      .select("order_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", id)
      .orderBy("order_id"),
  );
  return rows.map((row) => row.order_id);
}

export interface InvoiceLineRow {
  readonly id: Id<"InvoiceLine">;
  /** Null for a line written by hand. */
  readonly order_line_id: OrderLineId | null;
  readonly order_id: OrderId | null;
  readonly title: string;
  readonly variant_title: string | null;
  readonly quantity: number;
  readonly unit_price_cents: number;
  readonly tax_rate_bp: number;
  readonly tax_type: TaxType;
  /** Null on invoices from before lines had figures. */
  readonly net: Cents | null;
  readonly tax: Cents | null;
  readonly tributes: Cents;
  readonly listed: Cents;
  readonly discount: Cents | null;
  readonly service: Cents | null;
  readonly portion_numerator: number;
  readonly portion_denominator: number;
  readonly stock_held: Readonly<Record<string, number>> | null;
  readonly refunded: number;
  readonly combo: ComboOfLine | null;
}

/** Returns the lines of an invoice with what was refunded of each and the stock that the ordered line took. */
export const invoiceLineRows = (tx: Tx, id: InvoiceId) =>
  tx.query<InvoiceLineRow>({
    text: `select x.id, x.order_line_id, l.order_id, x.title, x.variant_title, x.quantity, x.unit_price_cents,
        x.tax_rate_bp, x.tax_type, x.net_cents + coalesce(x.service_charge_cents, 0) as net, x.tax_cents as tax, x.tributes_cents as tributes,
        x.line_total_cents as listed, x.discount_cents as discount, x.service_charge_cents as service,
        x.portion_numerator, x.portion_denominator, l.stock_held,
        case when l.combo_uuid is not null
          then jsonb_build_object('uuid', l.combo_uuid, 'title', l.combo_title) end as combo,
        (select coalesce(sum(r.quantity), 0)::integer from refund_lines r
          where r.tenant_id = $1 and r.invoice_line_id = x.id) as refunded
      from invoice_lines x
      left join order_lines l on l.tenant_id = $1 and l.id = x.order_line_id
      where x.tenant_id = $1 and x.invoice_id = $2
      order by x.id`,
    values: [tx.tenantId, id],
  });

/** Returns all parts in which these ordered lines were sold, on whatever invoice, with what was refunded of each. */
export const soldPortions = (tx: Tx, orderLineIds: readonly OrderLineId[]) =>
  tx.query<SoldPortion>({
    text: `select x.id as "invoiceLineId", l.id as "orderLineId", l.quantity as ordered, x.quantity,
        json_build_object('numerator', x.portion_numerator, 'denominator', x.portion_denominator) as portion,
        (select coalesce(sum(r.quantity), 0)::integer from refund_lines r
          where r.tenant_id = $1 and r.invoice_line_id = x.id) as refunded
      from unnest($2::bigint[]) as w(id)
      join order_lines l on l.tenant_id = $1 and l.id = w.id
      join invoice_lines x on x.tenant_id = $1 and x.order_line_id = l.id`,
    values: [tx.tenantId, [...new Set(orderLineIds)]],
  });

const refundColumns = columnsOf<PastRefund>({
  refund_no: "r.refund_no",
  at: "r.created_at",
  by: "u.name",
  approved_by: "a.name",
  method: "r.payment_type_title",
  reason: "r.reason",
  amount: "r.amount_cents",
  on_account: "r.debt_cents",
  withheld: "r.withheld_cents",
  tip: "r.tip_cents",
  is_stock_returned: "r.is_stock_returned",
  lines: `(
    select coalesce(json_agg(json_build_object('title', x.title, 'quantity', l.quantity, 'amount', l.amount_cents,
        'combo', case when o.combo_uuid is not null
          then json_build_object('uuid', o.combo_uuid, 'title', o.combo_title) end)
      order by x.id), '[]')
    from refund_lines l join invoice_lines x on x.tenant_id = $1 and x.id = l.invoice_line_id
    left join order_lines o on o.tenant_id = $1 and o.id = x.order_line_id
    where l.tenant_id = $1 and l.refund_id = r.id
  )`,
});

/** Returns the refunds of an invoice in their order. */
export const refundRows = (tx: Tx, id: InvoiceId) =>
  tx.query<PastRefund>({
    text: `select ${refundColumns} from refunds r
      join users u on u.tenant_id = $1 and u.id = r.created_by
      left join users a on a.tenant_id = $1 and a.id = r.approver_id
      where r.tenant_id = $1 and r.invoice_id = $2 order by r.id`,
    values: [tx.tenantId, id],
  });
