import { type Selectable, sql } from "kysely";
import type { AccountId, OrderId, OrderLineId } from "../../../../domain/ids.ts";
import { basisPoints, type Cents, cents } from "../../../../domain/money/cents.ts";
import type { FrozenAddon } from "../../../../domain/orders/frozen-addon.ts";
import type { OrderSource } from "../../../../domain/orders/order-customer.ts";
import type { PricedLine } from "../../../../domain/tax/tax-breakdown.ts";
import type { Accounts, OrderLines, Orders } from "../../../platform/db/database.gen.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import { CUSTOMER_NAME } from "../../customers/public.ts";

// Reads of many orders look each one up by its key: a sub-query with `offset 0` is not merged into a join, so that
// the planner cannot decide to read every order of the past instead (it did, from 200,000 on).

type OrderColumns =
  | "id"
  | "account_id"
  | "order_no"
  | "token_no"
  | "round"
  | "created_at"
  | "payment_status"
  | "cancelled_at";
type AccountColumns =
  | "dining_option"
  | "waiter_id"
  | "table_id"
  | "customer_type"
  | "customer_id"
  | "bill_request"
  | "bill_requested_at"
  | "people"
  | "opened_at";

export interface OrderRow
  extends Pick<Selectable<Orders>, OrderColumns>,
    Pick<Selectable<Accounts>, AccountColumns> {
  readonly table_title: string | null;
  readonly floor: string | null;
  readonly customer_name: string | null;
  readonly source: OrderSource;
  readonly external_number: string | null;
  readonly waiter_name: string | null;
}

export interface LineRow
  extends Omit<
    Selectable<OrderLines>,
    "tenant_id" | "client_uuid" | "addons" | "stock_held" | "tax_id" | "status_changed_by" | "courtesy_id"
  > {
  readonly addons: readonly FrozenAddon[];
  /** Thousandths by ingredient id; migration 0006 says what null means. */
  readonly stock_held: Readonly<Record<string, number>> | null;
  /** What it would cost and why it is given for free; null for what is sold. */
  readonly courtesy: { readonly unit_price: Cents; readonly reason: string } | null;
}

/** A line with its frozen price as the rules of the domain take it. */
export type OrderedLine = LineRow & { readonly priced: PricedLine };

/** An order with its lines, cancelled ones too. */
export type OrderWithLines = OrderRow & { readonly lines: readonly OrderedLine[] };

const orderColumns = `o.id, o.account_id, o.order_no, o.token_no, o.round, o.created_at, o.payment_status, o.cancelled_at,
  a.dining_option, a.waiter_id, a.table_id, a.customer_type, a.customer_id, a.bill_request, a.bill_requested_at,
  a.people, a.opened_at, coalesce(o.source, a.source) as source,
  case when o.source is null then a.external_number else o.external_number end as external_number, u.name as waiter_name, t.title as table_title, t.floor, ${CUSTOMER_NAME} as customer_name`;
const tableAndCustomer = `
  left join store_tables t on t.tenant_id = $1 and t.id = a.table_id
  left join customers c on c.tenant_id = $1 and c.id = a.customer_id
  left join users u on u.tenant_id = $1 and u.id = a.waiter_id`;

/** Orders by id, ascending. */
export const ordersById = (tx: Tx, ids: readonly OrderId[]) =>
  tx.query<OrderRow>({
    text: `select one.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select ${orderColumns} from orders o
        join accounts a on a.tenant_id = $1 and a.id = o.account_id ${tableAndCustomer}
        where o.tenant_id = $1 and o.id = w.id offset 0
      ) one
      order by one.id`,
    values: [tx.tenantId, ids],
  });

/** The orders of every open account that are not cancelled; the longest open account first, then by round. */
export const openOrders = (tx: Tx) =>
  tx.query<OrderRow>({
    text: `select ${orderColumns} from accounts a
      cross join lateral (
        select * from orders o
        where o.tenant_id = $1 and o.account_id = a.id and o.cancelled_at is null offset 0
      ) o ${tableAndCustomer}
      where a.tenant_id = $1 and a.closed_at is null
      order by a.opened_at, a.id, o.round`,
    values: [tx.tenantId],
  });

/** The lines of these orders in the order in which they were ordered. */
export const linesOfOrders = (tx: Tx, orderIds: readonly OrderId[]) =>
  tx.query<LineRow>({
    text: `select l.* from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select id, order_id, menu_item_id, station_id, category_id, category_title, title, variant_id, variant_title,
          variant_price_cents, quantity, unit_price_cents, tax_title, tax_rate_bp, tax_type, notes, seat, status,
          created_at, status_changed_at, addons, stock_held, void_reason, countdown_id,
          case when courtesy_id is not null then (
            select jsonb_build_object('unit_price', c.unit_price_cents, 'reason', c.reason)
            from courtesies c where c.tenant_id = $1 and c.id = courtesy_id
          ) end as courtesy
        from order_lines where tenant_id = $1 and order_id = w.id offset 0
      ) l
      order by l.id`,
    values: [tx.tenantId, orderIds],
  });

/** The orders that these lines belong to now, without locking anything. */
export const ordersOfLines = (tx: Tx, lineIds: readonly OrderLineId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("order_lines")
      .select(["id", "order_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${lineIds})`),
  );

/** Locks orders against every other change of them, in id order so that nobody waits in a circle. Gives those that exist. */
export const lockOrderRows = (tx: Tx, ids: readonly OrderId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id")
      .forUpdate(),
  );

/** Locks accounts in id order, after their orders. */
export const lockAccountRows = (tx: Tx, ids: readonly AccountId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("accounts")
      .select(["id", "closed_at", "table_id", "dining_option", "waiter_id", "people"])
      .select(["customer_id", "bill_request", "bill_requested_at", "business_date"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id")
      .forNoKeyUpdate(),
  );
export type AccountRow = Awaited<ReturnType<typeof lockAccountRows>>[number];

/** Orders with their lines put in, in the order of `orders`. */
export function withLines(orders: readonly OrderRow[], lines: readonly LineRow[]): OrderWithLines[] {
  const byOrder = Map.groupBy(lines.map(orderedLine), (line) => line.order_id);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}

function orderedLine(line: LineRow): OrderedLine {
  const tax = { type: line.tax_type, rate: basisPoints(line.tax_rate_bp) };
  return { ...line, priced: { unitPrice: cents(line.unit_price_cents), quantity: line.quantity, tax } };
}
