import { saleTotals } from "#core/pricing/domain/sale-totals.ts";
import { lineAmount } from "#core/pricing/domain/tax-breakdown.ts";
import { usualSources } from "#core/settings/domain/order-source.ts";
import type { InventoryItemId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDateOf,
  DEFAULT_DAY_RULE,
} from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { insertMovements } from "../stock.ts";
import type { IngredientKey } from "./demo-stock.ts";
import type { PlannedAccount, PlannedLine, PlannedOrder } from "./plan-sales.ts";
import { ingredientsOf } from "./plan-stock.ts";

export interface PaidWith {
  readonly cash: { readonly id: PaymentTypeId; readonly title: string };
  readonly card: { readonly id: PaymentTypeId; readonly title: string };
  /** The payment type of sales on account. */
  readonly onAccount?: { readonly id: PaymentTypeId };
}

interface NumberedOrder extends PlannedOrder {
  readonly account: PlannedAccount;
  readonly orderNo: number;
  readonly tokenNo: number;
  readonly round: number;
  readonly day: BusinessDate;
}

export const dayOf = (at: Date) => businessDateOf(at.getTime(), DEFAULT_DAY_RULE);

/** Numbers that were given out before these sales: of orders and of invoices. Tokens begin with each business day. */
export interface NumbersBefore {
  readonly orders: number;
  readonly invoices: number;
}

/** Orders of all accounts as they were sent, with the numbers they would have got. */
function numberOrders(accounts: readonly PlannedAccount[], before: NumbersBefore): NumberedOrder[] {
  const tokens = new Map<BusinessDate, number>();
  return accounts
    .flatMap((account) => account.orders.map((order, index) => ({ ...order, account, round: index + 1 })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((order, index) => {
      const day = dayOf(order.at);
      const tokenNo = (tokens.get(day) ?? 0) + 1;
      tokens.set(day, tokenNo);
      return { ...order, day, tokenNo, orderNo: before.orders + index + 1 };
    });
}

/**
 * Writes accounts with orders, lines, invoices and payments as the product itself would have, a few statements for
 * all; gives the numbers given out so far. Whole business days only, for the sake of their tokens.
 */
export async function insertSales(
  tx: Tx,
  accounts: readonly PlannedAccount[],
  paidWith: PaidWith,
  before: NumbersBefore = { orders: 0, invoices: 0 },
): Promise<NumbersBefore> {
  const numbers = await insertOrders(tx, accounts, before);
  const invoices = accounts
    .filter((account) => account.paid !== null)
    .toSorted((a, b) => (a.paid?.at.getTime() ?? 0) - (b.paid?.at.getTime() ?? 0))
    .map((account, index) => invoiceRow(account, before.invoices + index + 1, paidWith));
  await insertRows(tx, INVOICES, invoices);
  const paid = accounts.flatMap((account) => (account.paid ? [{ account, invoice: account.paid.uuid }] : []));
  await insertRows(
    tx,
    INVOICE_ORDERS,
    paid.flatMap(({ account, invoice }) => account.orders.map((order) => ({ invoice, order: order.uuid }))),
  );
  await insertRows(
    tx,
    INVOICE_LINES,
    paid.flatMap(({ account, invoice }) =>
      activeLines(account).map((line) => ({ invoice, line: line.uuid, total: lineAmount(line) })),
    ),
  );
  await insertRows(
    tx,
    INVOICE_TAXES,
    invoices.flatMap(({ uuid, taxes }) => taxes.map((tax) => ({ uuid, ...tax }))),
  );
  await insertRows(tx, PAYMENTS, invoices);
  const after = { ...numbers, invoices: before.invoices + invoices.length };
  await tx.query({ text: INVOICE_COUNTER, values: [tx.tenantId, after.invoices] });
  return after;
}

/** The accounts with their orders as they stand at the end, paid ones among them; nothing of their payment. */
export async function insertOrders(
  tx: Tx,
  accounts: readonly PlannedAccount[],
  before: NumbersBefore,
): Promise<NumbersBefore> {
  const orders = numberOrders(accounts, before);
  await insertRows(tx, ACCOUNTS, accounts.map(accountRow));
  await insertRows(tx, ORDERS, orders.map(orderRow));
  await insertRows(
    tx,
    LINES,
    orders.flatMap((order) => order.lines.map((line) => lineRow(order, line))),
  );
  const after = { ...before, orders: before.orders + orders.length };
  await setCounters(tx, orders.at(-1), after.orders);
  return after;
}

/** Some ingredients were spoiled down to their threshold, so that the low-stock warnings have something to say. */
export async function spoilStock(
  tx: Tx,
  ingredients: ReadonlyMap<InventoryItemId, IngredientKey>,
  { now, spoiled }: { readonly now: Date; readonly spoiled: readonly IngredientKey[] },
): Promise<void> {
  const ids = [...ingredients].flatMap(([id, key]) => (spoiled.includes(key) ? [id] : []));
  const excess = await tx.query<{ item: InventoryItemId; quantity: number }>({
    text: `select id as item, min_quantity_threshold - quantity as quantity from inventory_items
      where tenant_id = $1 and id = any($2::bigint[]) and quantity > min_quantity_threshold order by id`,
    values: [tx.tenantId, ids],
  });
  const spoilt = { cause: "wastage", reason: "spoiled", note: "Producto dañado", at: now } as const;
  await insertMovements(
    tx,
    excess.map((row) => ({ ...row, ...spoilt })),
  );
}

async function insertRows(tx: Tx, text: string, rows: readonly unknown[]): Promise<void> {
  await tx.query({ text, values: [tx.tenantId, JSON.stringify(rows)] });
}

const activeLines = (account: PlannedAccount): PlannedLine[] =>
  account.orders.flatMap((order) => order.lines).filter((line) => line.status !== "cancelled");

function sourceOf({ platformNumber, diningOption }: PlannedAccount) {
  if (platformNumber === undefined) return { source: usualSources[diningOption], number: null };
  return { source: "delivery_platform", number: platformNumber } as const;
}

function accountRow(account: PlannedAccount) {
  const openedAt = account.orders[0]?.at ?? new Date(0);
  return {
    uuid: account.uuid,
    table: account.tableId,
    option: account.diningOption,
    ...sourceOf(account),
    customer: account.customerId,
    waiter: account.waiterId,
    people: account.people ?? null,
    day: dayOf(openedAt),
    opened: openedAt,
    closed: account.paid?.at ?? null,
    requested: account.billRequestedAt,
  };
}

function orderRow({ uuid, account, orderNo, tokenNo, round, day, at }: NumberedOrder) {
  const status = account.paid === null ? "unpaid" : "paid";
  return {
    uuid,
    account: account.uuid,
    no: orderNo,
    token: tokenNo,
    round,
    day,
    at,
    by: account.waiterId,
    status,
    ...sourceOf(account),
  };
}

function lineRow(order: NumberedOrder, planned: PlannedLine) {
  const { item, variant, ...line } = planned;
  return {
    held: line.status === "cancelled" ? {} : Object.fromEntries(ingredientsOf([planned])),
    uuid: line.uuid,
    order: order.uuid,
    item: item.id,
    station: item.stationId,
    category: item.categoryId,
    category_title: item.categoryTitle,
    title: item.title,
    variant: variant?.id ?? null,
    variant_title: variant?.title ?? null,
    variant_price: variant?.price ?? null,
    addons: line.addons,
    quantity: line.quantity,
    price: line.unitPrice,
    tax: item.tax.id,
    tax_title: item.tax.title,
    rate: item.tax.rate,
    type: item.tax.type,
    notes: line.notes,
    seat: line.seat ?? null,
    status: line.status,
    at: order.at,
    changed: line.changedAt,
    ready: line.status === "completed" || line.status === "delivered" ? line.changedAt : null,
  };
}

function invoiceRow(account: PlannedAccount, no: number, paidWith: PaidWith) {
  const { paid } = account;
  if (!paid) throw new Error("Only a paid account has an invoice");
  const sale = saleTotals(activeLines(account));
  const due = cents(sale.payable + paid.tip);
  const received = paid.inCash ? handedOver(due) : null;
  const type = paid.inCash ? paidWith.cash : paidWith.card;
  return {
    uuid: paid.uuid,
    no,
    account: account.uuid,
    day: dayOf(paid.at),
    at: paid.at,
    net: sale.net,
    tax: sale.taxTotal,
    total: sale.payable,
    tip: paid.tip,
    received,
    change: received === null ? 0 : received - due,
    type: type.id,
    type_title: type.title,
    taxes: sale.taxes.map(({ rate, type: kind, net, tax }) => ({ rate, type: kind, net, tax })),
  };
}

/** Returns what a guest hands over: rounded up to notes of five dollars, or of twenty for large amounts. */
export function handedOver(due: Cents): Cents {
  const note = due > 3000 ? 2000 : 500;
  return cents(Math.ceil(due / note) * note);
}

async function setCounters(tx: Tx, last: NumberedOrder | undefined, orders: number): Promise<void> {
  await tx.query({
    text: `insert into counters (tenant_id, series, value) values ($1, 'order', $2)
      on conflict (tenant_id, series) do update set value = excluded.value`,
    values: [tx.tenantId, orders],
  });
  if (!last) return;
  await tx.query({
    text: `insert into order_tokens (tenant_id, day, value) values ($1, $2::date, $3)
      on conflict (tenant_id, day) do update set value = excluded.value`,
    values: [tx.tenantId, last.day, last.tokenNo],
  });
}

const INVOICE_COUNTER = `
insert into counters (tenant_id, series, value) values ($1, 'invoice', $2)
on conflict (tenant_id, series) do update set value = excluded.value`;

const ACCOUNTS = `
insert into accounts (tenant_id, client_uuid, table_id, dining_option, source, external_number, customer_type, customer_id, waiter_id,
  people, business_date, opened_at, closed_at, bill_request, bill_requested_at)
select $1, r.uuid, r."table", r.option, r.source, r.number, case when r.customer is null then 'WALKIN' else 'CUSTOMER' end,
  r.customer, r.waiter, r.people, r.day, r.opened, r.closed, case when r.requested is not null then 'REQUESTED' end, r.requested
from json_to_recordset($2::json) as r(uuid uuid, "table" bigint, option text, source text, number text, customer bigint,
  waiter bigint, people smallint, day date, opened timestamptz, closed timestamptz, requested timestamptz)
order by r.opened`;

const ORDERS = `
insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date, created_at,
  created_by, payment_status, source, external_number)
select $1, r.uuid, a.id, r.no, r.token, r.round, r.day, r.at, r.by, r.status, r.source, r.number
from json_to_recordset($2::json) as r(uuid uuid, account uuid, no bigint, token integer, round integer, day date,
  at timestamptz, by bigint, status text, source text, number text)
join accounts a on a.tenant_id = $1 and a.client_uuid = r.account
order by r.no`;

const LINES = `
insert into order_lines (tenant_id, client_uuid, order_id, menu_item_id, station_id, category_id, category_title,
  title, variant_id, variant_title, variant_price_cents, addons, quantity, unit_price_cents, tax_id, tax_title,
  tax_rate_bp, tax_type, notes, seat, status, stock_held, created_at, status_changed_at, ready_at)
select $1, r.uuid, o.id, r.item, r.station, r.category, r.category_title, r.title, r.variant, r.variant_title,
  r.variant_price, r.addons, r.quantity, r.price, r.tax, r.tax_title, r.rate, r.type, r.notes, r.seat, r.status,
  r.held, r.at, r.changed, r.ready
from json_to_recordset($2::json) as r(uuid uuid, "order" uuid, item bigint, station bigint, category bigint,
  category_title text, title text, variant bigint, variant_title text, variant_price bigint, addons jsonb,
  quantity integer, price bigint, tax bigint, tax_title text, rate integer, type text, notes text, seat smallint, status text,
  held jsonb, at timestamptz, changed timestamptz, ready timestamptz)
join orders o on o.tenant_id = $1 and o.client_uuid = r."order"
order by o.order_no`;

// A customer with crédito fiscal gets an invoice of that type with the receptor it had then.
const INVOICES = `
insert into invoices (tenant_id, client_uuid, invoice_no, account_id, business_date, invoice_type, customer_id,
  receptor, table_title, floor, dining_option, sub_total_cents, tax_total_cents, total_cents, tip_cents, created_at,
  created_by)
select $1, r.uuid, r.no, a.id, r.day, coalesce(c.type, 'CONSUMIDOR_FINAL'), a.customer_id,
  case when c.type = 'CREDITO_FISCAL' then jsonb_build_object(
    'nombre', c.razon_social, 'numDocumento', c.nit, 'nrc', c.nrc, 'codActividad', c.economic_activity_code,
    'descActividad', c.economic_activity_desc, 'correo', c.email, 'telefono', c.phone, 'tipoDocumento', '36',
    'direccion', jsonb_build_object('departamento', c.department_code, 'municipio', c.municipality_code,
      'distrito', c.district_code, 'complemento', c.address_complement)) end,
  t.title, t.floor, a.dining_option, r.net, r.tax, r.total, r.tip, r.at, a.waiter_id
from json_to_recordset($2::json) as r(uuid uuid, no bigint, account uuid, day date, at timestamptz, net bigint,
  tax bigint, total bigint, tip bigint)
join accounts a on a.tenant_id = $1 and a.client_uuid = r.account
left join customers c on c.tenant_id = $1 and c.id = a.customer_id
left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
order by r.no`;

const INVOICE_ORDERS = `
insert into invoice_orders (tenant_id, invoice_id, order_id)
select $1, i.id, o.id
from json_to_recordset($2::json) as r(invoice uuid, "order" uuid)
join invoices i on i.tenant_id = $1 and i.client_uuid = r.invoice
join orders o on o.tenant_id = $1 and o.client_uuid = r."order"`;

const INVOICE_LINES = `
insert into invoice_lines (tenant_id, invoice_id, order_line_id, title, variant_title, addons, quantity,
  unit_price_cents, line_total_cents, tax_title, tax_rate_bp, tax_type)
select $1, i.id, l.id, l.title, l.variant_title, l.addons, l.quantity, l.unit_price_cents, r.total,
  l.tax_title, l.tax_rate_bp, l.tax_type
from json_to_recordset($2::json) as r(invoice uuid, line uuid, total bigint)
join invoices i on i.tenant_id = $1 and i.client_uuid = r.invoice
join order_lines l on l.tenant_id = $1 and l.client_uuid = r.line
order by l.id`;

const INVOICE_TAXES = `
insert into invoice_taxes (tenant_id, invoice_id, rate_bp, type, base_cents, amount_cents)
select $1, i.id, r.rate, r.type, r.net, r.tax
from json_to_recordset($2::json) as r(uuid uuid, rate integer, type text, net bigint, tax bigint)
join invoices i on i.tenant_id = $1 and i.client_uuid = r.uuid`;

// Into the cash session of the day, where there is one.
const PAYMENTS = `
insert into payments (tenant_id, client_uuid, invoice_id, payment_type_id, payment_type_title, amount_cents,
  received_cents, change_cents, tip_cents, business_date, created_at, created_by, waiter_id,
  cash_session_id)
select $1, r.uuid, i.id, r.type, r.type_title, r.total, r.received, r.change, r.tip, r.day, r.at, i.created_by,
  a.waiter_id, s.id
from json_to_recordset($2::json) as r(uuid uuid, type bigint, type_title text, total bigint, received bigint,
  change bigint, tip bigint, day date, at timestamptz)
join invoices i on i.tenant_id = $1 and i.client_uuid = r.uuid
join accounts a on a.tenant_id = $1 and a.id = i.account_id
left join cash_sessions s on s.tenant_id = $1 and s.business_date = r.day
order by i.id`;
