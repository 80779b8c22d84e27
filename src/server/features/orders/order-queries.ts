import { sql } from "kysely";
import type { AccountId, OrderId, OrderLineId } from "../../../domain/ids.ts";
import type { FrozenAddon } from "../../../domain/orders/frozen-addon.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

type Rows<Query extends (tx: Tx, ids: never) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Query>
>[number];
export type OrderRow = Rows<typeof ordersById>;
export type LineRow = Rows<typeof linesOfOrders>;

/** An order with its lines, cancelled ones too. */
export type OrderWithLines = OrderRow & { readonly lines: readonly LineRow[] };

const orderRows = (tx: Tx) =>
  sqlOf
    .selectFrom("orders as o")
    .innerJoin("accounts as a", (join) =>
      join.onRef("a.tenant_id", "=", "o.tenant_id").onRef("a.id", "=", "o.account_id"),
    )
    .leftJoin("store_tables as t", (join) =>
      join.onRef("t.tenant_id", "=", "a.tenant_id").onRef("t.id", "=", "a.table_id"),
    )
    .leftJoin("customers as c", (join) =>
      join.onRef("c.tenant_id", "=", "a.tenant_id").onRef("c.id", "=", "a.customer_id"),
    )
    .where("o.tenant_id", "=", tx.tenantId)
    .select(["o.id", "o.account_id", "o.order_no", "o.token_no", "o.round", "o.created_at"])
    .select(["o.payment_status", "o.cancelled_at", "a.dining_option", "a.waiter_id", "a.table_id"])
    .select(["a.customer_type", "a.customer_id", "a.bill_request", "a.bill_requested_at"])
    .select(["t.title as table_title", "t.floor"])
    .select((column) => column.fn.coalesce("c.name", "c.razon_social", "c.phone").as("customer_name"));

/** Orders by id, ascending. */
export const ordersById = (tx: Tx, ids: readonly OrderId[]) =>
  tx.rows(orderRows(tx).where(sql<boolean>`o.id = any(${ids})`).orderBy("o.id"));

/** The orders of every open account that are not cancelled; the longest open account first, then by round. */
export const openOrders = (tx: Tx) =>
  tx.rows(
    orderRows(tx)
      .where("a.tenant_id", "=", tx.tenantId)
      .where("a.closed_at", "is", null)
      .where("o.cancelled_at", "is", null)
      .orderBy("a.opened_at")
      .orderBy("a.id")
      .orderBy("o.round"),
  );

/** The lines of these orders in the order in which they were ordered. */
export const linesOfOrders = (tx: Tx, orderIds: readonly OrderId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("order_lines as l")
      .where("l.tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`l.order_id = any(${orderIds})`)
      .orderBy("l.id")
      .select(["l.id", "l.order_id", "l.menu_item_id", "l.station_id", "l.category_id", "l.category_title"])
      .select(["l.title", "l.variant_id", "l.variant_title", "l.variant_price_cents", "l.quantity"])
      .select(["l.unit_price_cents", "l.tax_title", "l.tax_rate_bp", "l.tax_type", "l.notes", "l.status"])
      .select(["l.created_at", "l.status_changed_at"])
      .select(sql<readonly FrozenAddon[]>`l.addons`.as("addons"))
      .select(sql<Readonly<Record<string, number>> | null>`l.stock_held`.as("stock_held")),
  );

/** The order a line belongs to. */
export const orderOfLine = (tx: Tx, lineId: OrderLineId) =>
  tx.first(
    sqlOf
      .selectFrom("order_lines")
      .select("order_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", lineId),
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
      .select(["id", "closed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id")
      .forNoKeyUpdate(),
  );

/** Orders with their lines put in, in the order of `orders`. */
export function withLines(orders: readonly OrderRow[], lines: readonly LineRow[]): OrderWithLines[] {
  const byOrder = new Map<OrderId, LineRow[]>(orders.map((order) => [order.id, []]));
  for (const line of lines) byOrder.get(line.order_id)?.push(line);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}
