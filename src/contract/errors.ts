import { approvalsErrors } from "./errors/approvals-errors.ts";
import { authErrors } from "./errors/auth-errors.ts";
import { cashErrors } from "./errors/cash-errors.ts";
import { combosErrors } from "./errors/combos-errors.ts";
import { customersErrors } from "./errors/customers-errors.ts";
import { dataExportsErrors } from "./errors/data-exports-errors.ts";
import { draftsErrors } from "./errors/drafts-errors.ts";
import { floorErrors } from "./errors/floor-errors.ts";
import { integrationsErrors } from "./errors/integrations-errors.ts";
import { inventoryErrors } from "./errors/inventory-errors.ts";
import { itemLimitsErrors } from "./errors/item-limits-errors.ts";
import { kitchenErrors } from "./errors/kitchen-errors.ts";
import { manualInvoicingErrors } from "./errors/manual-invoicing-errors.ts";
import { menuErrors } from "./errors/menu-errors.ts";
import { menuFileErrors } from "./errors/menu-file-errors.ts";
import { operationsErrors } from "./errors/operations-errors.ts";
import { ordersErrors } from "./errors/orders-errors.ts";
import { paymentsErrors } from "./errors/payments-errors.ts";
import { priceRulesErrors } from "./errors/price-rules-errors.ts";
import { purchaseDocumentsErrors } from "./errors/purchase-documents-errors.ts";
import { purchasesErrors } from "./errors/purchases-errors.ts";
import { qrOrdersErrors } from "./errors/qr-orders-errors.ts";
import { receivablesErrors } from "./errors/receivables-errors.ts";
import { refundsErrors } from "./errors/refunds-errors.ts";
import { reservationsErrors } from "./errors/reservations-errors.ts";
import { settingsErrors } from "./errors/settings-errors.ts";
import { setupErrors } from "./errors/setup-errors.ts";
import { sharedTillsErrors } from "./errors/shared-tills-errors.ts";
import { signUpErrors } from "./errors/sign-up-errors.ts";
import { stationsErrors } from "./errors/stations-errors.ts";
import { stockCountsErrors } from "./errors/stock-counts-errors.ts";
import { subscriptionErrors } from "./errors/subscription-errors.ts";
import { taxBooksErrors } from "./errors/tax-books-errors.ts";
import { taxDeliveryErrors } from "./errors/tax-delivery-errors.ts";
import { taxDocumentsErrors } from "./errors/tax-documents-errors.ts";
import { taxIssuerErrors } from "./errors/tax-issuer-errors.ts";
import { taxesErrors } from "./errors/taxes-errors.ts";
import { tenantDeletionErrors } from "./errors/tenant-deletion-errors.ts";
import { trayErrors } from "./errors/tray-errors.ts";
import { usersErrors } from "./errors/users-errors.ts";
import { visitsErrors } from "./errors/visits-errors.ts";

/** Refusals that belong to no feature. */
const platformErrors = {
  invalid_input: 400,
  invalid_request: 400,
  not_signed_in: 401,
  subscription_inactive: 402,
  not_permitted: 403,
  look_in_reads_only: 403,
  not_found: 404,
  /** No route: told to programs, which may have mistyped it. */
  unknown_address: 404,
  /** A message that whoever should have sent it has not signed. */
  signature_invalid: 400,
  method_not_allowed: 405,
  request_timeout: 408,
  still_running: 409,
  uuid_taken: 409,
  changed_meanwhile: 409,
  request_withdrawn: 409,
  payload_too_large: 413,
  unknown_host: 421,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  service_unavailable: 503,
  storage_full: 503,
  wrong_origin: 403,
} as const;

/**
 * The closed table of refusals: code → HTTP status. Each feature declares its own in `errors/<feature>-errors.ts`; their words
 * stand in the same feature's file of src/messages, in every language, and a check fails when some are missing.
 */
export const errorStatus = {
  ...platformErrors,
  ...approvalsErrors,
  ...authErrors,
  ...cashErrors,
  ...combosErrors,
  ...customersErrors,
  ...dataExportsErrors,
  ...draftsErrors,
  ...floorErrors,
  ...integrationsErrors,
  ...inventoryErrors,
  ...itemLimitsErrors,
  ...kitchenErrors,
  ...manualInvoicingErrors,
  ...menuErrors,
  ...menuFileErrors,
  ...operationsErrors,
  ...ordersErrors,
  ...paymentsErrors,
  ...priceRulesErrors,
  ...purchasesErrors,
  ...purchaseDocumentsErrors,
  ...qrOrdersErrors,
  ...receivablesErrors,
  ...refundsErrors,
  ...reservationsErrors,
  ...sharedTillsErrors,
  ...signUpErrors,
  ...settingsErrors,
  ...setupErrors,
  ...stationsErrors,
  ...subscriptionErrors,
  ...stockCountsErrors,
  ...taxDocumentsErrors,
  ...taxIssuerErrors,
  ...taxDeliveryErrors,
  ...taxBooksErrors,
  ...taxesErrors,
  ...tenantDeletionErrors,
  ...trayErrors,
  ...usersErrors,
  ...visitsErrors,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Refusals that any route may give; the OpenAPI document adds them everywhere. */
export const commonErrors = [
  "invalid_input",
  "not_signed_in",
  "subscription_inactive",
  "not_permitted",
  "look_in_reads_only",
  "too_many_requests",
  "internal",
  "service_unavailable",
  "storage_full",
] as const satisfies readonly ErrorCode[];

/** Refusals that a mutation sent with an `Idempotency-Key` may give besides. */
export const keyErrors = [
  "still_running",
  "uuid_taken",
  "request_withdrawn",
  "idempotency_key_reused",
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
