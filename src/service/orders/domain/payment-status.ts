import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { activeLines, isProcessed, type LineStatus } from "./line-status.ts";
import type { PaymentStatus } from "./order-payment.ts";

/** The fields of an order that these rules use. */
export interface OrderState {
  readonly payment_status: PaymentStatus;
  readonly items: readonly { readonly status: LineStatus; readonly quantity: number }[];
}

/** Number of pieces that are completed or delivered, out of those not cancelled: the "x/y" of the charge card. */
export interface Processed {
  readonly processed: number;
  readonly total: number;
}

/** Counts the pieces of one order or of a whole account. */
export function processedCount(orders: readonly OrderState[]): Processed {
  const lines = activeLines(orders.flatMap((order) => order.items));
  const pieces = (counted: typeof lines) => counted.reduce((sum, line) => sum + line.quantity, 0);
  return { processed: pieces(lines.filter((line) => isProcessed(line.status))), total: pieces(lines) };
}

/**
 * Tells whether the guests may pay before their dishes are ready: every dining option of these orders must allow
 * it.
 */
export function mayPayFirst(
  orders: readonly { readonly delivery_type: DiningOption }[],
  options: readonly DiningOption[],
): boolean {
  return orders.every((order) => options.includes(order.delivery_type));
}

/**
 * Tells whether an order can be paid: unpaid, with something to pay, and all of it completed or delivered
 * (operations §4) unless the restaurant lets guests of its dining option pay first.
 */
export function isPayable(order: OrderState, paysFirst: boolean): boolean {
  const { processed, total } = processedCount([order]);
  return order.payment_status === "unpaid" && total > 0 && (paysFirst || processed === total);
}

export const payRefusals = ["everything_paid", "nothing_payable", "items_not_ready"] as const;
export type PayRefusal = (typeof payRefusals)[number];

type PayDecision<Order> =
  | { readonly ok: true; readonly orders: readonly Order[] }
  | { readonly ok: false; readonly reason: PayRefusal };

/**
 * Decides whether the account can be charged now. The reason stands beside the disabled button (operations §2,
 * Order charge): everything is paid, nothing is payable (only cancelled lines), or a line is not ready where
 * dishes come before the money. Returns the unpaid orders to be paid together; orders whose lines are all
 * cancelled are left out.
 */
export function decidePay<Order extends OrderState>(
  orders: readonly Order[],
  paysFirst: boolean,
): PayDecision<Order> {
  const activeOrders = orders.filter((order) => processedCount([order]).total > 0);
  if (activeOrders.length === 0) return { ok: false, reason: "nothing_payable" };
  const unpaid = activeOrders.filter((order) => order.payment_status === "unpaid");
  if (unpaid.length === 0) return { ok: false, reason: "everything_paid" };
  if (!unpaid.every((order) => isPayable(order, paysFirst))) return { ok: false, reason: "items_not_ready" };
  return { ok: true, orders: unpaid };
}
