import type { Order, OrderItem } from "../../../../contract/orders.ts";
import { cents } from "../../../../domain/money/cents.ts";
import { orderStatus } from "../../../../domain/orders/order-status.ts";
import type { LineRow, OrderWithLines } from "./order-queries.ts";

/** An order as screens get it, without its cancelled items; its status still knows of them. */
export function orderView(order: OrderWithLines): Order {
  return {
    id: order.id,
    order_no: order.order_no,
    account_id: order.account_id,
    round: order.round,
    date: order.created_at,
    delivery_type: order.dining_option,
    source: order.source,
    external_number: order.external_number,
    customer_type: order.customer_type,
    customer_id: order.customer_id,
    customer_name: order.customer_name,
    status: orderStatus(order.lines.map((line) => line.status)),
    payment_status: order.payment_status,
    token_no: order.token_no,
    table_id: order.table_id,
    table_title: order.table_title,
    floor: order.floor,
    items: order.lines.filter((line) => line.status !== "cancelled").map(orderItemView),
    voided_items: order.lines.flatMap(voidedItemView),
  };
}

function voidedItemView(line: LineRow): Order["voided_items"] {
  if (line.status !== "cancelled" || line.void_reason === null) return [];
  const { id, title: item_title, variant_title, quantity, void_reason: reason } = line;
  return [{ id, item_title, variant_title, quantity, reason }];
}

function orderItemView(line: LineRow): OrderItem {
  return {
    id: line.id,
    order_id: line.order_id,
    item_id: line.menu_item_id,
    item_title: line.title,
    category_id: line.category_id,
    category_title: line.category_title,
    station_id: line.station_id,
    variant_id: line.variant_id,
    variant_title: line.variant_title,
    variant_price: line.variant_price_cents === null ? null : cents(line.variant_price_cents),
    price: cents(line.unit_price_cents),
    quantity: line.quantity,
    status: line.status,
    date: line.created_at,
    status_date: line.status_changed_at,
    addons: line.addons.map(({ id, title, price }) => ({ id, title, price })),
    notes: line.notes,
    seat: line.seat,
    courtesy: line.courtesy && { price: line.courtesy.unit_price, reason: line.courtesy.reason },
  };
}
