import type { OrderId } from "#platform/domain/ids.ts";
import type { ApiErrorCode } from "#platform/web/api-error.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";

/**
 * A cart being sent. `key` is the Idempotency-Key made at the tap and used by every attempt for the same cart. While `unsure`,
 * an attempt may have reached the kitchen although its reply was lost.
 */
export interface PendingSend {
  readonly key: string;
  readonly unsure: boolean;
}

/** Errors with which the server has checked this cart and made no order. */
const rejectedByCheck: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  ...createOrder.errors,
  "invalid_input",
  "empty_cart",
  "dining_option_required",
  "not_permitted",
  "payload_too_large",
  "idempotency_key_reused",
]);

/** Errors raised before the server checked the cart: this attempt did nothing, but an earlier one may have made the order. */
const rejectedBeforeCheck: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  "not_signed_in",
  "subscription_inactive",
  "too_many_requests",
  "wrong_origin",
]);

/**
 * Returns what remains of a failed attempt: null if surely no order exists, so that the cart may be changed again, otherwise the
 * same send, to be repeated unchanged. Changing the cart then could lose dishes, because the server answers a cart's uuid with
 * the order it made first.
 */
export function afterFailedSend(pending: PendingSend, code: ApiErrorCode | null): PendingSend | null {
  if (code !== null && rejectedByCheck.has(code)) return null;
  if (code !== null && rejectedBeforeCheck.has(code)) return pending.unsure ? pending : null;
  return { ...pending, unsure: true };
}

let lastSent: OrderId | null = null;

/** Returns the order sent here last, which the till charges while no table is chosen. It is forgotten with the page. */
export const lastSentOrder = (): OrderId | null => lastSent;

export function rememberSentOrder(orderId: OrderId): void {
  lastSent = orderId;
}
