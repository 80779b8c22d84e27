import { journalSamples } from "#back-office/journal/server/samples.ts";
import { manualInvoicingSamples } from "#back-office/manual-invoicing/server/samples.ts";
import { purchaseDocumentsSamples } from "#back-office/purchase-documents/server/samples.ts";
import { purchasesSamples } from "#back-office/purchases/server/samples.ts";
import { stockCountsSamples } from "#back-office/stock-counts/server/samples.ts";
import { taxBooksSamples } from "#back-office/tax-books/server/samples.ts";
import { withholdingDocumentsSamples } from "#back-office/withholding-documents/server/samples.ts";
import { approvalsSamples } from "#core/approvals/server/samples.ts";
import { authSamples } from "#core/auth/server/samples.ts";
import { filesSamples } from "#core/files/server/samples.ts";
import { paymentTypeSamples } from "#core/payment-types/server/samples.ts";
import { secondFactorSamples } from "#core/second-factor/server/samples.ts";
import { serviceChargeSamples } from "#core/service-charge/server/samples.ts";
import { settingsSamples } from "#core/settings/server/samples.ts";
import { sharedTillsSamples } from "#core/shared-tills/server/samples.ts";
import { usersSamples } from "#core/users/server/samples.ts";
import { inventorySamples } from "#inventory/inventory/server/samples.ts";
import { combosSamples } from "#menu/combos/server/samples.ts";
import { menuSamples } from "#menu/menu/server/samples.ts";
import { priceRulesSamples } from "#menu/price-rules/server/samples.ts";
import { stationsSamples } from "#menu/stations/server/samples.ts";
import { taxesSamples } from "#menu/taxes/server/samples.ts";
import { cashSamples } from "#money/cash/server/samples.ts";
import { cashReportsSamples } from "#money/cash-reports/server/samples.ts";
import { invoicesSamples } from "#money/invoices/server/samples.ts";
import { paymentsSamples } from "#money/payments/server/samples.ts";
import { receivablesSamples } from "#money/receivables/server/samples.ts";
import { refundsSamples } from "#money/refunds/server/samples.ts";
import { tipsSamples } from "#money/tips/server/samples.ts";
import { dataExportSamples } from "#operator/data-exports/server/samples.ts";
import { operationsSamples } from "#operator/operations/server/samples.ts";
import { platformConsoleSamples } from "#operator/platform-console/server/samples.ts";
import { setupSamples } from "#operator/setup/server/samples.ts";
import { signUpSamples } from "#operator/sign-up/server/samples.ts";
import { subscriptionSamples } from "#operator/subscription/server/samples.ts";
import { tenantDeletionSamples } from "#operator/tenant-deletion/server/samples.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { requestsSamples } from "#platform/server/requests/samples.ts";
import { apiKeysSamples } from "#reporting/integrations/server/keys/samples.ts";
import { webhooksSamples } from "#reporting/integrations/server/webhooks/samples.ts";
import { publicApiSamples } from "#reporting/public-api/server/samples.ts";
import { reportSamples } from "#reporting/reports/server/samples.ts";
import { customersSamples } from "#service/customers/server/samples.ts";
import { draftsSamples } from "#service/drafts/server/samples.ts";
import { feedbackSamples } from "#service/feedback/server/samples.ts";
import { floorSamples } from "#service/floor/server/samples.ts";
import { itemLimitsSamples } from "#service/item-limits/server/samples.ts";
import { kitchenSamples } from "#service/kitchen/server/samples.ts";
import { ordersSamples } from "#service/orders/server/samples.ts";
import { qrOrdersSamples } from "#service/qr-orders/server/samples.ts";
import { reservationsSamples } from "#service/reservations/server/samples.ts";
import { traySamples } from "#service/tray/server/samples.ts";
import { visitsSamples } from "#service/visits/server/samples.ts";
import { taxDeliverySamples } from "#tax/tax-delivery/server/samples.ts";
import { taxDocumentsSamples } from "#tax/tax-documents/server/samples.ts";
import { taxIssuerSamples } from "#tax/tax-issuer/server/samples.ts";
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
  ...journalSamples,
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
  ...paymentTypeSamples,
  ...serviceChargeSamples,
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
  ...withholdingDocumentsSamples,
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
