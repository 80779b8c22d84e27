import { isProcessed, type LineStatus } from "./line-status.ts";
import type { OrderPayment } from "./order-payment.ts";

interface ClosableOrder<Line> {
  readonly payment: OrderPayment;
  readonly lines: readonly Line[];
}

export type CloseDecision<Line> =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly reason: "order_already_paid" };

/**
 * Cancelling orders as a whole: refused as soon as one of them is paid (a paid sale is refunded, not cancelled),
 * so that either all or none is cancelled. Ok: the lines to set to cancelled; lines that already are cancelled are
 * not among them, so a repeat does nothing. What returns to stock `decideLineStatus` says of each.
 */
export function decideCancel<Line extends { readonly status: LineStatus }>(
  orders: readonly ClosableOrder<Line>[],
): CloseDecision<Line> {
  if (orders.some((order) => order.payment !== "unpaid")) return { ok: false, reason: "order_already_paid" };
  return { ok: true, lines: linesOf(orders, (line) => line.status !== "cancelled") };
}

/**
 * Completing orders as a whole, so that they can be charged: refused as soon as one of them is over. Ok: the lines
 * to set to completed, that is those created or preparing; delivered and cancelled ones stay what they are.
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
 * Serving orders as a whole: everything that was not handed over or cancelled, whether a station finished it or
 * not. One that is over already is fine and has none, so that a second tap does no harm.
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
