import type { RouteDefinition } from "../../contract/platform/define.ts";
import { apiKeysSamples } from "../features/api-keys/samples.ts";
import { approvalsSamples } from "../features/approvals/samples.ts";
import { authSamples } from "../features/auth/samples.ts";
import { cashSamples } from "../features/cash/samples.ts";
import { cashReportsSamples } from "../features/cash-reports/samples.ts";
import { combosSamples } from "../features/combos/samples.ts";
import { customersSamples } from "../features/customers/samples.ts";
import { dataExportSamples } from "../features/data-exports/samples.ts";
import { draftsSamples } from "../features/drafts/samples.ts";
import { feedbackSamples } from "../features/feedback/samples.ts";
import { filesSamples } from "../features/files/samples.ts";
import { floorSamples } from "../features/floor/samples.ts";
import { inventorySamples } from "../features/inventory/samples.ts";
import { invoicesSamples } from "../features/invoices/samples.ts";
import { itemLimitsSamples } from "../features/item-limits/samples.ts";
import { kitchenSamples } from "../features/kitchen/samples.ts";
import { manualInvoicingSamples } from "../features/manual-invoicing/samples.ts";
import { menuSamples } from "../features/menu/samples.ts";
import { operationsSamples } from "../features/operations/samples.ts";
import { ordersSamples } from "../features/orders/samples.ts";
import { paymentsSamples } from "../features/payments/samples.ts";
import { platformConsoleSamples } from "../features/platform-console/samples.ts";
import { priceRulesSamples } from "../features/price-rules/samples.ts";
import { publicApiSamples } from "../features/public-api/samples.ts";
import { purchaseDocumentsSamples } from "../features/purchase-documents/samples.ts";
import { purchasesSamples } from "../features/purchases/samples.ts";
import { qrOrdersSamples } from "../features/qr-orders/samples.ts";
import { receivablesSamples } from "../features/receivables/samples.ts";
import { refundsSamples } from "../features/refunds/samples.ts";
import { reportSamples } from "../features/reports/samples.ts";
import { requestsSamples } from "../features/requests/samples.ts";
import { reservationsSamples } from "../features/reservations/samples.ts";
import { secondFactorSamples } from "../features/second-factor/samples.ts";
import { settingsSamples } from "../features/settings/samples.ts";
import { setupSamples } from "../features/setup/samples.ts";
import { sharedTillsSamples } from "../features/shared-tills/samples.ts";
import { signUpSamples } from "../features/sign-up/samples.ts";
import { stationsSamples } from "../features/stations/samples.ts";
import { stockCountsSamples } from "../features/stock-counts/samples.ts";
import { subscriptionSamples } from "../features/subscription/samples.ts";
import { taxBooksSamples } from "../features/tax-books/samples.ts";
import { taxDeliverySamples } from "../features/tax-delivery/samples.ts";
import { taxDocumentsSamples } from "../features/tax-documents/samples.ts";
import { taxIssuerSamples } from "../features/tax-issuer/samples.ts";
import { taxesSamples } from "../features/taxes/samples.ts";
import { tenantDeletionSamples } from "../features/tenant-deletion/samples.ts";
import { tipsSamples } from "../features/tips/samples.ts";
import { traySamples } from "../features/tray/samples.ts";
import { usersSamples } from "../features/users/samples.ts";
import { visitsSamples } from "../features/visits/samples.ts";
import { webhooksSamples } from "../features/webhooks/samples.ts";
import type { Sample } from "./sample.ts";

/**
 * One good call of every mutation (and of reads that need more than their schema tells). Those kept under an idempotency
 * key must succeed; the others need only be well formed. A mutation without a sample fails the suites: it stands in
 * `samples.ts` of its feature.
 */
export const samples: readonly Sample[] = [
  ...apiKeysSamples,
  ...publicApiSamples,
  ...webhooksSamples,
  ...approvalsSamples,
  ...authSamples,
  ...cashSamples,
  ...cashReportsSamples,
  ...combosSamples,
  ...customersSamples,
  ...feedbackSamples,
  ...filesSamples,
  ...floorSamples,
  ...inventorySamples,
  ...invoicesSamples,
  ...itemLimitsSamples,
  ...kitchenSamples,
  ...manualInvoicingSamples,
  ...menuSamples,
  ...operationsSamples,
  ...ordersSamples,
  ...paymentsSamples,
  ...draftsSamples,
  ...platformConsoleSamples,
  ...priceRulesSamples,
  ...purchasesSamples,
  ...purchaseDocumentsSamples,
  ...qrOrdersSamples,
  ...receivablesSamples,
  ...refundsSamples,
  ...reportSamples,
  ...requestsSamples,
  ...reservationsSamples,
  ...secondFactorSamples,
  ...settingsSamples,
  ...sharedTillsSamples,
  ...signUpSamples,
  ...setupSamples,
  ...stationsSamples,
  ...stockCountsSamples,
  ...subscriptionSamples,
  ...taxDocumentsSamples,
  ...taxIssuerSamples,
  ...taxDeliverySamples,
  ...taxBooksSamples,
  ...taxesSamples,
  ...tipsSamples,
  ...dataExportSamples,
  ...tenantDeletionSamples,
  ...traySamples,
  ...usersSamples,
  ...visitsSamples,
];

/** The sample of a route, if it has one. */
export function sampleOf(definition: RouteDefinition): Sample | undefined {
  return samples.find((sample) => sample.definition === definition);
}
