import type { ApiErrorCode } from "#platform/web/api-error.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";

/**
 * A cart on its way. `key` is the Idempotency-Key made when the person tapped: every attempt for the same cart
 * carries it. While `unsure`, an attempt may have reached the kitchen without its answer reaching us.
 */
export interface PendingSend {
  readonly key: string;
  readonly unsure: boolean;
}

/** The server checked this cart and made no order. */
const rejectedByCheck: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  ...createOrder.errors,
  "invalid_input",
  "empty_cart",
  "dining_option_required",
  "not_permitted",
  "payload_too_large",
  "idempotency_key_reused",
]);

/** Refused before the server checked the cart: this attempt did nothing, an earlier one may have made the order. */
const rejectedBeforeCheck: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  "not_signed_in",
  "subscription_inactive",
  "too_many_requests",
  "wrong_origin",
]);

/**
 * What a failed attempt leaves behind: null when surely no order exists, so that the cart may be changed again;
 * otherwise the same send, to be repeated unchanged. Changing the cart then could lose dishes, because the server
 * answers a cart's uuid with the order it made first.
 */
export function afterFailedSend(pending: PendingSend, code: ApiErrorCode | null): PendingSend | null {
  if (code !== null && rejectedByCheck.has(code)) return null;
  if (code !== null && rejectedBeforeCheck.has(code)) return pending.unsure ? pending : null;
  return { ...pending, unsure: true };
}
