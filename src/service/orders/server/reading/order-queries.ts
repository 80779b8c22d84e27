import { type Selectable, sql } from "kysely";
import type { ManualDiscount } from "#core/pricing/domain/bill-discounts.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import type { AccountId, OrderId, OrderLineId, TableId } from "#platform/domain/ids.ts";
import { basisPoints, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Accounts, OrderLines, Orders } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { CUSTOMER_NAME } from "#service/customers/server/public.ts";
import type { Order, OrderItem } from "../../contract/orders.ts";
import { activeLines } from "../../domain/line-status.ts";
import { orderStatus } from "../../domain/order-status.ts";

// Reads of many orders look each one up by its key: a sub-query with `offset 0` is not merged into a join, so
// that the planner cannot decide to read every past order instead (it did, from 200,000 on).

type AccountColumns = "waiter_id" | "bill_request" | "bill_requested_at" | "people" | "opened_at";

/** An order as screens show it, without its lines, plus columns that only the server needs. */
type OrderRow = Omit<Order, "items" | "voided_items" | "status"> &
  Pick<Selectable<Orders>, "awaits_handover" | "cancelled_at" | "bill_id" | "created_by"> &
  Pick<Selectable<Accounts>, AccountColumns> & {
    readonly waiter_name: string | null;
    /** The discount that somebody gave on the bill of its account. */
    readonly bill_discount: BillDiscount | null;
  };

/** A discount on a bill, with its reason. */
export type BillDiscount = ManualDiscount & { readonly reason: string };

type LineColumns = "countdown_id" | "discount_id" | "tax_rate_bp" | "tax_title" | "tax_type" | "void_reason";

/** A line as screens show it, plus columns that only the server needs. */
export type LineRow = OrderItem &
  Pick<Selectable<OrderLines>, LineColumns> & {
    /** Thousandths by ingredient id; migration 0006 says what null means. */
    readonly stock_held: Readonly<Record<string, number>> | null;
  };

/** A line with its frozen price in the form that the domain rules use. */
export type OrderedLine = LineRow & { readonly priced: PricedLine };

/** An order as screens show it, with all of its lines, including cancelled ones. */
export type OrderWithLines = Order & OrderRow & { readonly lines: readonly OrderedLine[] };

const orderColumns = columnsOf<OrderRow>({
  id: "o.id",
  order_no: "o.order_no",
  account_id: "o.account_id",
  round: "o.round",
  date: "o.created_at",
  delivery_type: "a.dining_option",
  source: "coalesce(o.source, a.source)",
  external_number: "case when o.source is null then a.external_number else o.external_number end",
  customer_type: "a.customer_type",
  customer_id: "a.customer_id",
  customer_name: CUSTOMER_NAME,
  payment_status: "o.payment_status",
  token_no: "o.token_no",
  table_id: "a.table_id",
  table_title: "t.title",
  floor: "t.floor",
  awaits_handover: "o.awaits_handover",
  cancelled_at: "o.cancelled_at",
  bill_id: "o.bill_id",
  created_by: "o.created_by",
  waiter_id: "a.waiter_id",
  waiter_name: "u.name",
  bill_request: "a.bill_request",
  bill_requested_at: "a.bill_requested_at",
  people: "a.people",
  opened_at: "a.opened_at",
  bill_discount: `(select jsonb_build_object('id', m.id, 'reason', m.reason, 'value',
      case when m.percent_bp is null then jsonb_build_object('type', 'fixed', 'amount', m.amount_cents)
        else jsonb_build_object('type', 'percentage', 'percent', m.percent_bp) end)
    from manual_discounts m where m.tenant_id = $1 and m.id = a.discount_id)`,
});
const tableAndCustomer = `
  left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
  left join customers c on c.tenant_id = $1 and c.id = a.customer_id
  left join users u on u.tenant_id = $1 and u.id = a.waiter_id`;

/**
 * Quantity to show: pieces that were refunded before they were handed over are no longer on the account, unless
 * all of them were.
 */
const SHOWN_QUANTITY = "case when status = 'cancelled' then quantity else quantity - withdrawn_quantity end";

/** SQL: the combo that a line belongs to. */
const COMBO_OF_LINE = `case when combo_uuid is not null then
  jsonb_build_object('uuid', combo_uuid, 'item_id', combo_item_id, 'title', combo_title) end`;

/** SQL: the time from which a dish is made; null until its course is fired (migration 0045). */
export const FIRE_AT =
  "case when held_until < 'infinity' then held_until when held_until is null then created_at end";

const lineColumns = columnsOf<LineRow>({
  id: "id",
  order_id: "order_id",
  item_id: "menu_item_id",
  item_title: "title",
  category_id: "category_id",
  category_title: "category_title",
  station_id: "station_id",
  variant_id: "variant_id",
  variant_title: "variant_title",
  variant_price: "variant_price_cents",
  price: "unit_price_cents",
  quantity: SHOWN_QUANTITY,
  status: "status",
  date: "created_at",
  status_date: "status_changed_at",
  addons: "addons",
  notes: "notes",
  seat: "seat",
  course: "course",
  fire_at: FIRE_AT,
  taken_by: "(select u.name from users u where u.tenant_id = $1 and u.id = order_lines.taken_by)",
  courtesy: `case when courtesy_id is not null then (
    select jsonb_build_object('price', c.unit_price_cents, 'reason', c.reason)
    from courtesies c where c.tenant_id = $1 and c.id = courtesy_id
  ) end`,
  discount: `case when discount_id is not null then (
    select jsonb_build_object('amount', discount_cents, 'percent', m.percent_bp, 'reason', m.reason)
    from manual_discounts m where m.tenant_id = $1 and m.id = discount_id
  ) end`,
  combo: COMBO_OF_LINE,
  countdown_id: "countdown_id",
  discount_id: "discount_id",
  stock_held: "stock_held",
  tax_rate_bp: "tax_rate_bp",
  tax_title: "tax_title",
  tax_type: "tax_type",
  void_reason: "void_reason",
});

/** Reads orders by id, ascending. */
export const ordersById = (tx: Tx, ids: readonly OrderId[]) =>
  tx.query<OrderRow>({
    text: `select shown.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select ${orderColumns} from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id ${tableAndCustomer}
        where o.tenant_id = $1 and o.id = w.id offset 0
      ) shown
      order by shown.id`,
    values: [tx.tenantId, ids],
  });

const OPEN_ORDERS = `select ${orderColumns} from accounts a
      cross join lateral (
        select * from orders o
        where o.tenant_id = $1 and o.account_id = a.id and o.cancelled_at is null offset 0
      ) o ${tableAndCustomer}
      where a.tenant_id = $1 and a.closed_at is null`;

const OLDEST_ACCOUNT_FIRST = "order by a.opened_at, a.id, o.round";

/** Chooses single open accounts, and all those at these tables. */
export interface CardsOf {
  readonly accountIds: readonly AccountId[];
  readonly tableIds: readonly TableId[];
}

/**
 * Reads the orders of every open account, or of some, that are not cancelled; the oldest account first, then by
 * round.
 */
export const openOrders = (tx: Tx, of?: CardsOf) =>
  of
    ? tx.query<OrderRow>({
        text: `${OPEN_ORDERS} and (a.id = any($2) or a.table_id = any($3)) ${OLDEST_ACCOUNT_FIRST}`,
        values: [tx.tenantId, of.accountIds, of.tableIds],
      })
    : tx.query<OrderRow>({ text: `${OPEN_ORDERS} ${OLDEST_ACCOUNT_FIRST}`, values: [tx.tenantId] });

/** Reads the accounts of these orders, and the table of each. */
export const accountsOfOrders = (tx: Tx, orderIds: readonly OrderId[]) =>
  tx.query<{ readonly id: AccountId; readonly table_id: TableId | null }>({
    text: `select distinct a.id, a.table_id from unnest($2::bigint[]) as w(id)
      join orders o on o.tenant_id = $1 and o.id = w.id
      join accounts a on a.tenant_id = $1 and a.id = o.account_id`,
    values: [tx.tenantId, orderIds],
  });

/** Reads the lines of these orders in the order in which they were ordered. */
export const linesOfOrders = (tx: Tx, orderIds: readonly OrderId[]) =>
  tx.query<LineRow>({
    text: `select l.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select ${lineColumns}
        from order_lines where tenant_id = $1 and order_id = w.id offset 0
      ) l
      order by l.id`,
    values: [tx.tenantId, orderIds],
  });

/** Reads the orders that these lines belong to now, without locking anything. */
export const ordersOfLines = (tx: Tx, lineIds: readonly OrderLineId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("order_lines")
      .select(["id", "order_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${lineIds})`),
  );

/**
 * Locks orders against every other change of them, in id order so that no deadlock arises. Returns those that
 * exist. Rows that only point at an order (a station's note about an account that moves whole) need not wait for
 * it.
 */
export const lockOrderRows = (tx: Tx, ids: readonly OrderId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id")
      .forNoKeyUpdate(),
  );

/** Locks accounts in id order, after their orders. */
export const lockAccountRows = (tx: Tx, ids: readonly AccountId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("accounts")
      .select(["id", "closed_at", "table_id", "dining_option", "waiter_id", "people"])
      .select([
        "customer_id",
        "bill_request",
        "bill_requested_at",
        "business_date",
        "source",
        "external_number",
      ])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id")
      .forNoKeyUpdate(),
  );
export type AccountRow = Awaited<ReturnType<typeof lockAccountRows>>[number];

/**
 * Puts the lines into their orders, in the order of `orders`. Cancelled lines are not items of an order but count
 * for its status; they are shown struck through if a station had begun them.
 */
export function withLines(orders: readonly OrderRow[], lines: readonly LineRow[]): OrderWithLines[] {
  const byOrder = Map.groupBy(lines.map(orderedLine), (line) => line.order_id);
  return orders.map((order) => {
    const orderLines = byOrder.get(order.id) ?? [];
    return {
      ...order,
      lines: orderLines,
      status: orderStatus(orderLines.map((line) => line.status)),
      items: activeLines(orderLines),
      voided_items: orderLines.flatMap((line) =>
        line.status === "cancelled" && line.void_reason ? [{ ...line, reason: line.void_reason }] : [],
      ),
    };
  });
}

function orderedLine(line: LineRow): OrderedLine {
  const tax = { type: line.tax_type, rate: basisPoints(line.tax_rate_bp) };
  const discount = line.discount?.amount ?? ZERO_CENTS;
  return { ...line, priced: { unitPrice: line.price, quantity: line.quantity, tax, discount } };
}
