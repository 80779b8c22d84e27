import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import {
  linesOfOrders,
  lockOrderRows,
  type OrderedLine,
  type OrderWithLines,
  ordersById,
  ordersOfLines,
  withLines,
} from "./order-queries.ts";

/**
 * Reads these orders with their lines, by id; one that does not exist refuses the whole as `not_found`. The lock
 * of an order also guards its lines and its payment: everybody who changes them holds it, so the data stays true
 * until the commit.
 */
export async function readOrders(
  tx: Tx,
  ids: readonly OrderId[],
  how: "locked" | "as_they_are" = "as_they_are",
): Promise<OrderWithLines[]> {
  const orderIds = distinctIds(ids);
  if (how === "locked" && (await lockOrderRows(tx, orderIds)).length !== orderIds.length)
    throw new AppError("not_found");
  const orders = await ordersById(tx, orderIds);
  if (orders.length !== orderIds.length) throw new AppError("not_found");
  return withLines(orders, await linesOfOrders(tx, orderIds));
}

/** Reads the orders and locks them. */
export function lockOrders(tx: Tx, ids: readonly OrderId[]): Promise<OrderWithLines[]> {
  return readOrders(tx, ids, "locked");
}

/** Locks lines and their orders; a line that does not exist refuses the whole as `not_found`. */
export async function lockLines(
  tx: Tx,
  lineIds: readonly OrderLineId[],
): Promise<{ orders: OrderWithLines[]; lines: OrderedLine[] }> {
  const lineOrders = await ordersOfLines(tx, lineIds);
  if (lineOrders.length !== new Set(lineIds).size) throw new AppError("not_found");
  const orders = await lockOrders(
    tx,
    lineOrders.map((line) => line.order_id),
  );
  const orderLines = orders.flatMap((order) => order.lines);
  const lines = lineIds.map((id) => orderLines.find((line) => line.id === id));
  if (lines.includes(undefined)) throw new RunAgain("A line moved to another order meanwhile");
  return { orders, lines: lines.filter((line) => line !== undefined) };
}

/** Locks a line and its order. */
export async function lockLine(
  tx: Tx,
  lineId: OrderLineId,
): Promise<{ order: OrderWithLines; line: OrderedLine }> {
  const { orders, lines } = await lockLines(tx, [lineId]);
  return {
    order: required(orders[0], "the order of the line"),
    line: required(lines[0], "the line that is locked"),
  };
}

function distinctIds(ids: readonly OrderId[]): OrderId[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
