/**
 * The closed table of refusals: code → HTTP status. Every code has words in every language under `errors.<code>`
 * in src/messages; a check fails when one is missing.
 */
export const errorStatus = {
  // Any route
  invalid_input: 400,
  not_signed_in: 401,
  subscription_inactive: 402,
  not_permitted: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  still_running: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  service_unavailable: 503,
  wrong_origin: 403,
  // Access
  invalid_credentials: 401,
  reset_link_invalid: 400,
  password_too_common: 400,
  own_device: 409,
  // Approval by PIN; none is a 401 or 403, which would make the browser renew its session and try again
  approval_required: 409,
  approval_invalid: 409,
  pin_wrong: 400,
  pin_locked: 409,
  pin_too_simple: 400,
  password_wrong: 400,
  // Cash sessions and refunds
  cash_session_required: 409,
  cash_session_open: 409,
  cash_session_closed: 409,
  drawer_exists: 409,
  drawer_in_use: 409,
  refund_too_late: 409,
  refund_exceeds: 409,
  nothing_to_refund: 409,
  courtesy_gone: 409,
  courtesy_refused: 409,
  // Customers
  customer_phone_taken: 409,
  // Selling
  empty_cart: 400,
  dining_option_required: 400,
  table_required: 400,
  external_number_required: 400,
  table_unknown: 409,
  customer_unknown: 409,
  item_unavailable: 409,
  variant_required: 409,
  modifier_missing: 409,
  modifier_too_many: 409,
  item_sold_out: 409,
  too_many_drafts: 409,
  qr_order_closed: 409,
  price_changed: 409,
  insufficient_stock: 409,
  line_status_refused: 409,
  line_claimed: 409,
  nothing_to_recall: 409,
  station_exists: 409,
  order_already_paid: 409,
  order_cancelled: 409,
  order_not_payable: 409,
  nothing_payable: 409,
  customer_required: 400,
  payment_type_unknown: 409,
  total_changed: 409,
  balance_changed: 409,
  order_partly_paid: 409,
  part_empty: 400,
  part_exceeds: 409,
  part_not_open: 409,
  part_refunded: 409,
  discount_invalid: 409,
  ccf_data_missing: 409,
  identification_required: 409,
  nothing_to_print: 409,
  // Open accounts
  same_table: 409,
  same_account: 409,
  account_closed: 409,
  line_changed: 409,
  waiter_unknown: 409,
  undo_too_late: 409,
  void_reason_required: 409,
  bill_not_requested: 409,
  no_open_account: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Refusals that any route may give; the OpenAPI document adds them everywhere. */
export const commonErrors = [
  "invalid_input",
  "not_signed_in",
  "subscription_inactive",
  "not_permitted",
  "too_many_requests",
  "internal",
  "service_unavailable",
] as const satisfies readonly ErrorCode[];

/** What is wrong with one field of the input. */
export interface FieldError {
  /** Dotted path of the field: `username`, `cart.0.quantity`. */
  readonly field: string;
  /** Key below `validation.` in src/messages. */
  readonly code: string;
  /** The same in the caller's language. */
  readonly message: string;
}

/** The reply of every refusal. */
export interface ErrorReply {
  readonly success: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
  readonly fields?: readonly FieldError[];
  /** Figures and names the message speaks of, for screens that show more than the sentence. */
  readonly details?: Readonly<Record<string, unknown>>;
}
