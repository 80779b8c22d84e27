import { isProcessed, type LineStatus } from "./line-status.ts";
import type { PaymentStatus } from "./payment-status.ts";

interface ClosableOrder<Line> {
  readonly paymentStatus: PaymentStatus;
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
  return decideClose(orders, (line) => line.status !== "cancelled");
}

/**
 * Completing orders as a whole, so that they can be charged: refused as soon as one of them is paid. Ok: the lines
 * to set to completed, that is those created or preparing; delivered and cancelled ones stay what they are.
 */
export function decideComplete<Line extends { readonly status: LineStatus }>(
  orders: readonly ClosableOrder<Line>[],
): CloseDecision<Line> {
  return decideClose(orders, (line) => !isProcessed(line.status) && line.status !== "cancelled");
}

function decideClose<Line>(
  orders: readonly ClosableOrder<Line>[],
  isToChange: (line: Line) => boolean,
): CloseDecision<Line> {
  if (orders.some((order) => order.paymentStatus === "paid"))
    return { ok: false, reason: "order_already_paid" };
  return { ok: true, lines: orders.flatMap((order) => order.lines).filter(isToChange) };
}
