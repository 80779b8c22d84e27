import { activeLines, type LineStatus } from "./line-status.ts";
import type { PaymentStatus } from "./order-payment.ts";
import { wasBegun } from "./void-line.ts";

/**
 * Time after sending in which an order may be taken back, in milliseconds. The till offers it for 8 s; the rest
 * allows for slow connections.
 */
export const TAKE_BACK_MS = 60_000;

interface SentOrder {
  readonly sentAt: Date;
  readonly isSender: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly lines: readonly { readonly status: LineStatus; readonly quantity: number }[];
}

type TakeBackDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "order_already_paid" | "order_begun" | "undo_too_late" };

/**
 * Decides whether an order may be taken back as if it had never been sent: only by its sender, at once, while no
 * station has begun it and all sent pieces are still in it (decision 39).
 */
export function decideTakeBack(order: SentOrder, pieces: number, now: Date): TakeBackDecision {
  if (order.paymentStatus === "paid") return { ok: false, reason: "order_already_paid" };
  const active = activeLines(order.lines);
  if (active.some(({ status }) => wasBegun(status))) return { ok: false, reason: "order_begun" };
  const isWhole = active.reduce((sum, { quantity }) => sum + quantity, 0) === pieces;
  const isRecent = now.getTime() - order.sentAt.getTime() <= TAKE_BACK_MS;
  return order.isSender && isRecent && isWhole ? { ok: true } : { ok: false, reason: "undo_too_late" };
}
