import type { OrderId, OrderLineId } from "../../../domain/ids.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import {
  type LineRow,
  linesOfOrders,
  lockOrderRows,
  type OrderWithLines,
  orderOfLine,
  ordersById,
  withLines,
} from "./order-queries.ts";

/** All of these orders with their lines, by id; one that does not exist refuses the whole as `not_found`. */
export async function readOrders(tx: Tx, ids: readonly OrderId[]): Promise<OrderWithLines[]> {
  const wanted = distinct(ids);
  const orders = await ordersById(tx, wanted);
  if (orders.length !== wanted.length) throw new AppError("not_found");
  return withLines(orders, await linesOfOrders(tx, wanted));
}

/**
 * The same, locked. The lock of an order guards its lines and its payment: whoever changes any of them holds it,
 * so what is read here stays true until the commit.
 */
export async function lockOrders(tx: Tx, ids: readonly OrderId[]): Promise<OrderWithLines[]> {
  const wanted = distinct(ids);
  const locked = await lockOrderRows(tx, wanted);
  if (locked.length !== wanted.length) throw new AppError("not_found");
  return readOrders(tx, wanted);
}

/** A line and its order, locked. */
export async function lockLine(
  tx: Tx,
  lineId: OrderLineId,
): Promise<{ order: OrderWithLines; line: LineRow }> {
  const { order_id } = found(await orderOfLine(tx, lineId));
  const order = found((await lockOrders(tx, [order_id]))[0]);
  return { order, line: found(order.lines.find((line) => line.id === lineId)) };
}

function distinct(ids: readonly OrderId[]): OrderId[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
