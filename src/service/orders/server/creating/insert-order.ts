import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { OrderSource } from "#core/settings/domain/order-source.ts";
import type { RequiredQuantities } from "#inventory/inventory/domain/recipe.ts";
import { takeStockSql } from "#inventory/inventory/server/public.ts";
import type { Addon } from "#menu/menu/domain/menu-item.ts";
import type { AccountId, CustomerId, OrderId, TableId, UserId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { seatedSince } from "#service/reservations/domain/held-tables.ts";

/** A line with a copy of everything that could change later. Money in cents, rate in basis points. */
export interface FrozenLine {
  readonly uuid: string;
  readonly item: number;
  readonly station: number;
  readonly category: number | null;
  readonly category_title: string | null;
  readonly title: string;
  readonly variant: number | null;
  readonly variant_title: string | null;
  readonly variant_price: number | null;
  readonly addons: readonly Addon[];
  readonly quantity: number;
  readonly price: number;
  /** Title of the price rule; null: sold at the list price. */
  readonly price_rule: string | null;
  readonly tax: number | null;
  readonly tax_title: string | null;
  readonly tax_rate: number;
  readonly tax_type: TaxType;
  readonly notes: string | null;
  readonly seat: number | null;
  readonly course: number | null;
  readonly hold: boolean;
  /** Person who entered the line; null when it was the sender. */
  readonly taken_by: UserId | null;
  /** Thousandths by ingredient id that this line takes from stock, and returns when it is cancelled in time. */
  readonly held: Readonly<Record<string, number>>;
  /** Countdown that its quantity is taken from; null when the dish has no limit. */
  readonly countdown: string | null;
  /** Uuid, item and title of the combo that it belongs to. */
  readonly combo: string | null;
  readonly combo_item: number | null;
  readonly combo_title: string | null;
}

export interface NewOrder {
  readonly uuid: string;
  readonly now: Date;
  readonly businessDate: BusinessDate;
  readonly userId: UserId;
  readonly tableId: TableId | null;
  /** Locked account that it joins; null for the table's account and for a new one. */
  readonly accountId: AccountId | null;
  readonly customerId: CustomerId | null;
  readonly diningOption: DiningOption;
  readonly source: OrderSource;
  readonly externalNumber: string | null;
  readonly lines: readonly FrozenLine[];
  readonly required: RequiredQuantities;
}

export interface SentOrder {
  readonly orderId: OrderId;
  readonly orderNo: number;
  readonly tokenNo: number;
}

/**
 * Writes the whole order in one statement: numbers, the open account of the table or a new one (for the party
 * seated at the table, if there is one), the round, its lines and what they take from stock. A paid account takes
 * no more orders: later orders belong to the next party (decision 84).
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<SentOrder> {
  const [sent] = await tx.query<SentOrder>({
    text: INSERT_ORDER,
    values: [
      tx.tenantId,
      order.uuid,
      order.now,
      order.businessDate,
      order.userId,
      order.tableId,
      order.customerId,
      order.diningOption,
      order.source,
      order.externalNumber,
      JSON.stringify(order.lines),
      JSON.stringify([...order.required].map(([id, quantity]) => ({ id, quantity }))),
      order.accountId,
      seatedSince(order.now),
    ],
  });
  return required(sent, "the numbers of the order");
}

// The token starts at 1 with each business day. Each day has its own row, so that a clock that is set back
// over the closing hour continues the numbers of the right day.
const INSERT_ORDER = `
with numbers as (
  insert into counters as c (tenant_id, series, value) values ($1, 'order', 1)
  on conflict (tenant_id, series) do update set value = c.value + 1
  returning value
), token as (
  insert into order_tokens as t (tenant_id, day, value) values ($1, $4::date, 1)
  on conflict (tenant_id, day) do update set value = t.value + 1
  returning value
), open_account as (
  select id from accounts
  where tenant_id = $1 and closed_at is null
    and (id = $13 or (table_id = $6 and dining_option = 'dinein')) and not is_paid_out($1, id)
  order by id desc limit 1
  for no key update
), named as (
  update accounts a set customer_type = 'CUSTOMER', customer_id = $7::bigint
  from open_account
  where a.tenant_id = $1 and a.id = open_account.id and a.customer_id is null and $7::bigint is not null
), seating as (
  select id, people from seatings
  where tenant_id = $1 and table_id = $6 and account_id is null and ended_at is null
    and seated_at > $14::timestamptz
), opened as (
  insert into accounts (tenant_id, client_uuid, table_id, dining_option, source, external_number,
    customer_type, customer_id, people, waiter_id, business_date, opened_at)
  select $1, $2::uuid, $6, $8, $9, $10,
    case when $7::bigint is null then 'WALKIN' else 'CUSTOMER' end, $7::bigint, (select people from seating), $5, $4::date, $3
  where not exists (select from open_account)
  returning id
), seated as (
  update seatings g set account_id = opened.id from opened, seating where g.tenant_id = $1 and g.id = seating.id
), account as (
  select id from open_account union all select id from opened
), sent as (
  insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date, created_at, created_by,
    source, external_number)
  select $1, $2::uuid, account.id,
    (select value from numbers),
    (select value from token),
    1 + coalesce((select max(round) from orders r where r.tenant_id = $1 and r.account_id = account.id), 0),
    $4::date, $3, $5, $9, $10
  from account
  returning id, order_no, token_no
), lines as (
  insert into order_lines (tenant_id, client_uuid, order_id, menu_item_id, station_id, category_id, category_title,
    title, variant_id, variant_title, variant_price_cents, addons, quantity, unit_price_cents, price_rule_title,
    tax_id, tax_title, tax_rate_bp, tax_type, notes, seat, course, held_until, taken_by, stock_held, countdown_id,
    combo_uuid, combo_item_id, combo_title, created_at, status_changed_at)
  select $1, l.uuid, sent.id, l.item, l.station, l.category, l.category_title,
    l.title, l.variant, l.variant_title, l.variant_price, l.addons, l.quantity, l.price, l.price_rule,
    l.tax, l.tax_title, l.tax_rate, l.tax_type, l.notes, l.seat, l.course, case when l.hold then 'infinity'::timestamptz end, l.taken_by, l.held, l.countdown,
    l.combo, l.combo_item, l.combo_title, $3, $3
  from sent, json_to_recordset($11::json) as l(uuid uuid, item bigint, station bigint, category bigint,
    category_title text, title text, variant bigint, variant_title text, variant_price bigint, addons jsonb,
    quantity integer, price bigint, price_rule text, tax bigint, tax_title text, tax_rate integer, tax_type text, notes text, seat smallint,
    course smallint, hold boolean, taken_by bigint,
    held jsonb, countdown uuid, combo uuid, combo_item bigint, combo_title text)
), ${takeStockSql}
select id as "orderId", order_no as "orderNo", token_no as "tokenNo" from sent`;

/** Reads the numbers of an existing order. */
export function selectOrderNumbers(tx: Tx, orderId: OrderId) {
  return tx.one(
    sqlOf
      .selectFrom("orders")
      .select(["id as orderId", "order_no as orderNo", "token_no as tokenNo"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", orderId),
  );
}
