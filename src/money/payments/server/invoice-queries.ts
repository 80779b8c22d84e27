import { type Insertable, type Selectable, sql } from "kysely";
import type { InvoiceId, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Invoices, Payments } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { customerSearchText } from "#service/customers/domain/customer-search.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import type { ComboOfLine } from "#service/orders/domain/combo-lines.ts";
import type { FrozenAddon } from "#service/orders/domain/frozen-addon.ts";
import type { NewSale } from "#tax/documents/server/public.ts";
import type { SaleLine } from "#tax/tax-documents/domain/from-sale/sale-line.ts";
import type { CheckedTender } from "./tenders.ts";

export type NewInvoice = Omit<Insertable<Invoices>, "tenant_id" | "receptor"> & {
  readonly receptor: Receptor | null;
};

/** Writes an invoice, and the words of its buyer for the search. */
export async function insertInvoice(tx: Tx, { receptor, ...invoice }: NewInvoice): Promise<InvoiceId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("invoices")
      .values({
        ...invoice,
        tenant_id: tx.tenantId,
        receptor: receptor === null ? null : JSON.stringify(receptor),
      })
      .returning("id"),
  );
  if (receptor === null) return id;
  await tx.query({
    text: `insert into invoice_words (tenant_id, invoice_id, word)
      select distinct $1::bigint, $2::bigint, left(word, 60) from string_to_table($3, ' ') word where word <> ''`,
    values: [tx.tenantId, id, buyerWords(receptor)],
  });
  return id;
}

function buyerWords({ nombre, telefono, numDocumento }: Receptor): string {
  return customerSearchText({ name: nombre, phone: telefono ?? "", docNumber: numDocumento });
}

/** Writes the frozen contents of the invoice: orders, lines and the sum of each tax. */
export async function insertInvoiceParts(
  tx: Tx,
  invoiceId: InvoiceId,
  { orderIds, lines, taxes }: Pick<NewSale, "orderIds" | "lines" | "taxes">,
  ownDiscounts: ReadonlyMap<OrderLineId, Cents>,
): Promise<void> {
  await tx.query({
    text: `insert into invoice_orders (tenant_id, invoice_id, order_id) select $1, $2, id from unnest($3::bigint[]) as o(id)`,
    values: [tx.tenantId, invoiceId, orderIds],
  });
  await tx.query({
    text: `insert into invoice_lines (tenant_id, invoice_id, order_line_id, title, variant_title, addons, quantity,
        unit_price_cents, line_total_cents, tax_title, tax_rate_bp, tax_type, portion_numerator, portion_denominator,
        discount_cents, net_cents, service_charge_cents, tax_cents, tributes_cents,
        line_discount_cents)
      select $1, $2, s.id, s.title, o.variant_title, coalesce(o.addons, '[]'), s.quantity, s.price, s.listed,
        o.tax_title, s.rate, s.type, s.numerator, s.denominator, s.discount, s.net, s.service, s.tax,
        coalesce(s.tributes, 0), s.own
      from jsonb_to_recordset($3::jsonb) as s(place integer, id bigint, title text, quantity integer, price bigint,
        listed bigint, rate integer, type text, numerator bigint, denominator bigint, discount bigint, net bigint,
        service bigint, tax bigint, tributes bigint, own bigint)
      left join order_lines o on o.tenant_id = $1 and o.id = s.id
      order by s.id, s.place`,
    values: [
      tx.tenantId,
      invoiceId,
      JSON.stringify(lines.map((line, place) => lineRow(line, place, ownDiscounts))),
    ],
  });
  await tx.query({
    text: `insert into invoice_taxes (tenant_id, invoice_id, rate_bp, type, base_cents, amount_cents)
      select $1, $2, t.rate, t.type, t.net, t.tax
      from json_to_recordset($3::json) as t(rate integer, type text, net bigint, tax bigint)`,
    values: [tx.tenantId, invoiceId, JSON.stringify(taxes)],
  });
}

const lineRow = (
  { orderLineId, unitPrice, portion, taxOfPrice, taxFacts: _, combo: __, ...line }: SaleLine,
  place: number,
  ownDiscounts: ReadonlyMap<OrderLineId, Cents>,
) => ({
  ...line,
  ...portion,
  ...taxOfPrice,
  place,
  id: orderLineId,
  price: unitPrice,
  own: (orderLineId !== null && ownDiscounts.get(orderLineId)) || 0,
});

type SharedPaymentColumns = Pick<
  Insertable<Payments>,
  "invoice_id" | "business_date" | "created_at" | "created_by" | "waiter_id" | "cash_session_id"
>;

/** Writes the payments of an invoice in their order. */
export async function insertPayments(
  tx: Tx,
  tenders: readonly CheckedTender[],
  shared: SharedPaymentColumns,
): Promise<void> {
  for (const tender of tenders) {
    await tx.run(
      sqlOf.insertInto("payments").values({
        ...shared,
        tenant_id: tx.tenantId,
        client_uuid: tender.uuid,
        payment_type_id: tender.paymentTypeId,
        payment_type_title: tender.title,
        amount_cents: tender.amount,
        tip_cents: tender.tip,
        received_cents: tender.received,
        change_cents: tender.change,
        reference: tender.reference,
      }),
    );
  }
}

/** Returns the payments of an invoice in their order. */
export const invoicePayments = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("payments")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", invoiceId)
      .orderBy("id")
      .select([
        "payment_type_title",
        "amount_cents",
        "tip_cents",
        "received_cents",
        "change_cents",
        "reference",
      ]),
  );
export type PaymentRow = Awaited<ReturnType<typeof invoicePayments>>[number];

type InvoiceColumns =
  | "id"
  | "invoice_no"
  | "invoice_type"
  | "table_title"
  | "floor"
  | "dining_option"
  | "sub_total_cents"
  | "tax_total_cents"
  | "tributes_cents"
  | "service_charge_total_cents"
  | "discount_cents"
  | "tip_cents"
  | "total_cents"
  | "withheld_cents"
  | "discount_code"
  | "created_at";

export type PaidInvoice = Pick<Selectable<Invoices>, InvoiceColumns> & {
  readonly receptor: Receptor | null;
  /** The person who serves the account; null for nobody. */
  readonly waiter: string | null;
  readonly customer_name: string | null;
  readonly customer_phone: string | null;
};

const PAID_INVOICE = `select i.id, i.invoice_no, i.invoice_type, i.table_title, i.floor, i.dining_option, i.sub_total_cents,
        i.tax_total_cents, i.tributes_cents, i.service_charge_total_cents, i.discount_cents, i.tip_cents, i.total_cents,
        i.withheld_cents, i.discount_code, i.created_at, i.receptor, u.name as waiter, ${BUYER_NAME} as customer_name,
        nullif(c.phone, '') as customer_phone
      from invoices i
      left join accounts a on a.tenant_id = $1 and a.id = i.account_id
      left join users u on u.tenant_id = $1 and u.id = a.waiter_id
      left join customers c on c.tenant_id = $1 and c.id = i.customer_id
      where i.tenant_id = $1`;

/** Finds the invoice of a payment by its uuid, with the names that its receipt shows. */
export async function paidInvoice(tx: Tx, uuid: string): Promise<PaidInvoice | undefined> {
  const [invoice] = await tx.query<PaidInvoice>({
    text: `${PAID_INVOICE} and i.client_uuid = $2`,
    values: [tx.tenantId, uuid],
  });
  return invoice;
}

/** Reads an invoice with the names that its receipt shows. */
export async function invoiceById(tx: Tx, id: InvoiceId): Promise<PaidInvoice | undefined> {
  const [invoice] = await tx.query<PaidInvoice>({
    text: `${PAID_INVOICE} and i.id = $2`,
    values: [tx.tenantId, id],
  });
  return invoice;
}

/** Returns the newest invoice of some of these orders that was not taken back. */
export async function newestInvoiceOf(
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<PaidInvoice | undefined> {
  const [invoice] = await tx.query<PaidInvoice>({
    text: `${PAID_INVOICE} and i.id in (
        select x.invoice_id from invoice_orders x where x.tenant_id = $1 and x.order_id = any($2::bigint[])
      )
      and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
      order by i.id desc limit 1`,
    values: [tx.tenantId, orderIds],
  });
  return invoice;
}

export const invoiceOrders = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("invoice_orders as x")
      .innerJoin("orders as o", (join) =>
        join.onRef("o.tenant_id", "=", "x.tenant_id").onRef("o.id", "=", "x.order_id"),
      )
      .where("x.tenant_id", "=", tx.tenantId)
      .where("x.invoice_id", "=", invoiceId)
      .orderBy("o.id")
      .select(["o.id", "o.token_no", "o.order_no"]),
  );

/** Returns the lines of an invoice with the notes of the order; lines written by hand have no order. */
export const invoiceLines = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("invoice_lines as x")
      .leftJoin("order_lines as l", (join) =>
        join.onRef("l.tenant_id", "=", "x.tenant_id").onRef("l.id", "=", "x.order_line_id"),
      )
      .where("x.tenant_id", "=", tx.tenantId)
      .where("x.invoice_id", "=", invoiceId)
      .orderBy("x.id")
      .select([
        "l.order_id",
        "x.title",
        "x.variant_title",
        "x.quantity",
        "x.unit_price_cents",
        "x.tax_type",
        "x.tax_rate_bp",
        "x.portion_numerator",
        "x.portion_denominator",
        "x.line_discount_cents",
        "l.quantity as ordered_quantity",
      ])
      .select("l.notes")
      .select((line) => line("l.courtesy_id", "is not", null).$castTo<boolean>().as("is_courtesy"))
      .select(sql<readonly FrozenAddon[]>`x.addons`.as("addons"))
      .select(
        sql<ComboOfLine | null>`case when l.combo_uuid is not null
          then jsonb_build_object('uuid', l.combo_uuid, 'title', l.combo_title) end`.as("combo"),
      ),
  );

/** Returns what makes up the discount of an invoice, discounts of lines together, in the order in which they were taken off. */
export const invoiceDiscounts = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("invoice_discounts")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", invoiceId)
      .groupBy(["kind", "code"])
      .orderBy(sql`min(place)`)
      .select(["kind", "code", sql<number>`sum(amount_cents)::bigint`.as("amount")]),
  );

/** Returns the sum of each tax of an invoice, in the order of `taxBreakdown`. */
export const invoiceTaxes = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("invoice_taxes")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", invoiceId)
      .orderBy("type")
      .orderBy("rate_bp", "desc")
      .select(["rate_bp", "type", "base_cents", "amount_cents"]),
  );
