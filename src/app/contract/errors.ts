import { manualInvoicingErrors } from "#back-office/manual-invoicing/contract/manual-invoicing.ts";
import { purchaseDocumentsErrors } from "#back-office/purchase-documents/contract/import-dte.ts";
import { purchasesErrors } from "#back-office/purchases/contract/purchases.ts";
import { stockCountsErrors } from "#back-office/stock-counts/contract/stock-counts.ts";
import { taxBooksErrors } from "#back-office/tax-books/contract/books.ts";
import { withholdingDocumentsErrors } from "#back-office/withholding-documents/contract/withholding-documents.ts";
import { approvalsErrors } from "#core/approvals/contract/approvals.ts";
import { authErrors } from "#core/auth/contract/auth.ts";
import { paymentTypesErrors } from "#core/payment-types/contract/payment-types.ts";
import { sharedTillsErrors } from "#core/shared-tills/contract/shared-tills.ts";
import { usersErrors } from "#core/users/contract/users.ts";
import { inventoryErrors } from "#inventory/inventory/contract/items.ts";
import { combosErrors } from "#menu/combos/contract/combos.ts";
import { menuErrors } from "#menu/menu/contract/menu-items.ts";
import { menuFileErrors } from "#menu/menu-file/contract/menu-file.ts";
import { priceRulesErrors } from "#menu/price-rules/contract/price-rules.ts";
import { stationsErrors } from "#menu/stations/contract/stations.ts";
import { taxesErrors } from "#menu/taxes/contract/taxes.ts";
import { cashErrors } from "#money/cash/contract/cash.ts";
import { fiscalTestErrors } from "#money/fiscal-test/contract/trial-sale.ts";
import { paymentsErrors } from "#money/payments/contract/payments.ts";
import { receivablesErrors } from "#money/receivables/contract/receivables.ts";
import { refundsErrors } from "#money/refunds/contract/refunds.ts";
import { dataExportsErrors } from "#operator/data-exports/contract/data-exports.ts";
import { operationsErrors } from "#operator/operations/contract/support-visits.ts";
import { setupErrors } from "#operator/setup/contract/setup-guide.ts";
import { signUpErrors } from "#operator/sign-up/contract/sign-up.ts";
import { subscriptionErrors } from "#operator/subscription/contract/subscription.ts";
import { tenantDeletionErrors } from "#operator/tenant-deletion/contract/deletions.ts";
import { integrationsErrors } from "#reporting/integrations/contract/webhooks.ts";
import { customersErrors } from "#service/customers/contract/customers.ts";
import { draftsErrors } from "#service/drafts/contract/drafts.ts";
import { floorErrors } from "#service/floor/contract/floor.ts";
import { itemLimitsErrors } from "#service/item-limits/contract/item-limits.ts";
import { kitchenErrors } from "#service/kitchen/contract/kitchen.ts";
import { ordersErrors } from "#service/orders/contract/orders.ts";
import { qrOrdersErrors } from "#service/qr-orders/contract/qr-orders.ts";
import { reservationsErrors } from "#service/reservations/contract/reservations.ts";
import { trayErrors } from "#service/tray/contract/tray.ts";
import { visitsErrors } from "#service/visits/contract/guest-visits.ts";
import { taxDeliveryErrors } from "#tax/tax-delivery/contract/tax-delivery.ts";
import { taxDocumentsErrors } from "#tax/tax-documents/contract/corrections.ts";
import { taxIssuerErrors } from "#tax/tax-issuer/contract/issuer.ts";

/** Refusals that belong to no feature. */
const platformErrors = {
  invalid_input: 400,
  invalid_request: 400,
  not_signed_in: 401,
  subscription_inactive: 402,
  not_permitted: 403,
  look_in_reads_only: 403,
  not_found: 404,
  /** No such route: for programs, which may have mistyped it. */
  unknown_address: 404,
  /** A message without the right signature of its sender. */
  signature_invalid: 400,
  method_not_allowed: 405,
  request_timeout: 408,
  /** No key of this process opens what another one, or an earlier key, sealed. */
  secret_locked: 409,
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
 * The closed table of refusals: code → HTTP status. Each feature declares its own in its contract, as `<feature>Errors`; their words
 * stand in the same feature's file of the words, in every language, and a check fails when some are missing.
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
  ...paymentTypesErrors,
  ...priceRulesErrors,
  ...purchasesErrors,
  ...purchaseDocumentsErrors,
  ...qrOrdersErrors,
  ...receivablesErrors,
  ...refundsErrors,
  ...reservationsErrors,
  ...sharedTillsErrors,
  ...signUpErrors,
  ...setupErrors,
  ...stationsErrors,
  ...subscriptionErrors,
  ...stockCountsErrors,
  ...taxDocumentsErrors,
  ...taxIssuerErrors,
  ...taxDeliveryErrors,
  ...taxBooksErrors,
  ...withholdingDocumentsErrors,
  ...taxesErrors,
  ...tenantDeletionErrors,
  ...trayErrors,
  ...fiscalTestErrors,
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

/** Further refusals of a mutation that was sent with an `Idempotency-Key`. */
export const keyErrors = [
  "still_running",
  "uuid_taken",
  "request_withdrawn",
  "idempotency_key_reused",
] as const satisfies readonly ErrorCode[];

/** The error of one input field. */
export interface FieldError {
  /** Dotted path of the field: `username`, `cart.0.quantity`. */
  readonly field: string;
  /** Key below `validation.` in the words. */
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
  /** Figures and names of the message, for screens that show more than the sentence. */
  readonly details?: Readonly<Record<string, unknown>>;
}
