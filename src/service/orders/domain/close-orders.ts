import { isProcessed, type LineStatus } from "./line-status.ts";
import type { OrderPayment } from "./order-payment.ts";

interface ClosableOrder<Line> {
  readonly payment: OrderPayment;
  readonly lines: readonly Line[];
}

type CloseDecision<Line> =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly reason: "order_already_paid" };

/**
 * Decides whether whole orders may be cancelled: all or none. Refused as soon as one is paid, because a paid sale
 * is refunded instead. Returns the lines to cancel; cancelled ones are left out, so that a repeat does nothing.
 * `decideLineStatus` says what returns to stock.
 */
export function decideCancel<Line extends { readonly status: LineStatus }>(
  orders: readonly ClosableOrder<Line>[],
): CloseDecision<Line> {
  if (orders.some((order) => order.payment !== "unpaid")) return { ok: false, reason: "order_already_paid" };
  return { ok: true, lines: linesOf(orders, (line) => line.status !== "cancelled") };
}

/**
 * Decides whether whole orders may be completed, so that they can be charged. Refused as soon as one is over.
 * Returns the lines that are created or preparing; delivered and cancelled ones stay as they are.
 */
export function decideComplete<Line extends { readonly status: LineStatus }>(
  orders: readonly ClosableOrder<Line>[],
): CloseDecision<Line> {
  if (orders.some((order) => order.payment === "over")) return { ok: false, reason: "order_already_paid" };
  return {
    ok: true,
    lines: linesOf(orders, (line) => !isProcessed(line.status) && line.status !== "cancelled"),
  };
}

/**
 * Returns every line that was neither handed over nor cancelled, whether or not a station finished it. An order
 * that is already over has none, so that a second tap does no harm.
 */
export function linesToServe<Line extends { readonly status: LineStatus }>(
  orders: readonly ClosableOrder<Line>[],
): Line[] {
  return linesOf(
    orders.filter((order) => order.payment !== "over"),
    (line) => line.status !== "delivered" && line.status !== "cancelled",
  );
}

function linesOf<Line>(orders: readonly ClosableOrder<Line>[], isToChange: (line: Line) => boolean): Line[] {
  return orders.flatMap((order) => order.lines).filter(isToChange);
}
