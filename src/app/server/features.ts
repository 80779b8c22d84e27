import { accountingRoutes } from "#back-office/accounting/server/routes.ts";
import { journalRoutes } from "#back-office/journal/server/routes.ts";
import { manualInvoicingRoutes } from "#back-office/manual-invoicing/server/routes.ts";
import { purchaseDocumentRoutes } from "#back-office/purchase-documents/server/routes.ts";
import { purchaseRoutes } from "#back-office/purchases/server/routes.ts";
import { stockAlertRoutes } from "#back-office/stock-alerts/server/routes.ts";
import { stockCountRoutes } from "#back-office/stock-counts/server/routes.ts";
import { taxBookRoutes } from "#back-office/tax-books/server/routes.ts";
import { withholdingDocumentRoutes } from "#back-office/withholding-documents/server/routes.ts";
import { approvalRoutes } from "#core/approvals/server/routes.ts";
import { authRoutes } from "#core/auth/server/routes.ts";
import { catalogueRoutes } from "#core/catalogues/server/routes.ts";
import { fileRoutes } from "#core/files/server/routes.ts";
import { paymentTypeRoutes } from "#core/payment-types/server/routes.ts";
import { secondFactorRoutes } from "#core/second-factor/server/routes.ts";
import { serviceChargeRoutes } from "#core/service-charge/server/routes.ts";
import { settingsRoutes } from "#core/settings/server/routes.ts";
import { sharedTillRoutes } from "#core/shared-tills/server/routes.ts";
import { userRoutes } from "#core/users/server/routes.ts";
import { inventoryRoutes } from "#inventory/inventory/server/routes.ts";
import { comboRoutes } from "#menu/combos/server/routes.ts";
import { dishesWith } from "#menu/menu/server/recipes/recipe-queries.ts";
import { menuRoutes } from "#menu/menu/server/routes.ts";
import { priceRuleRoutes } from "#menu/price-rules/server/routes.ts";
import { stationRoutes } from "#menu/stations/server/routes.ts";
import { taxRoutes } from "#menu/taxes/server/routes.ts";
import { openDrawerOf } from "#money/cash/server/cash-queries.ts";
import { cashRoutes } from "#money/cash/server/routes.ts";
import { cashReportRoutes } from "#money/cash-reports/server/routes.ts";
import { readSpending } from "#money/invoices/server/customer-spending.ts";
import { invoiceRoutes } from "#money/invoices/server/routes.ts";
import { paymentRoutes } from "#money/payments/server/routes.ts";
import { wasPaymentTypeUsed } from "#money/payments/server/was-payment-type-used.ts";
import { receivableRoutes } from "#money/receivables/server/routes.ts";
import { refundRoutes } from "#money/refunds/server/routes.ts";
import { tipRoutes } from "#money/tips/server/routes.ts";
import { dataExportRoutes } from "#operator/data-exports/server/routes.ts";
import { operationsRoutes } from "#operator/operations/server/routes.ts";
import { platformConsoleRoutes } from "#operator/platform-console/server/routes.ts";
import { setupRoutes } from "#operator/setup/server/routes.ts";
import { signUpRoutes } from "#operator/sign-up/server/routes.ts";
import { subscriptionRoutes } from "#operator/subscription/server/routes.ts";
import { tenantDeletionRoutes } from "#operator/tenant-deletion/server/routes.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { requestRoutes } from "#platform/server/requests/routes.ts";
import { auditRoutes } from "#reporting/audit/server/routes.ts";
import { dashboardRoutes } from "#reporting/dashboard/server/routes.ts";
import { apiKeyRoutes } from "#reporting/integrations/server/keys/routes.ts";
import { webhookRoutes } from "#reporting/integrations/server/webhooks/routes.ts";
import { publicApiRoutes } from "#reporting/public-api/server/routes.ts";
import { reportRoutes } from "#reporting/reports/server/routes.ts";
import { customerDisplayRoutes } from "#service/customer-display/server/routes.ts";
import { customerRoutes } from "#service/customers/server/routes.ts";
import { draftRoutes } from "#service/drafts/server/routes.ts";
import { feedbackRoutes } from "#service/feedback/server/routes.ts";
import { floorRoutes } from "#service/floor/server/routes.ts";
import { guestMenuRoutes } from "#service/guest-menu/server/routes.ts";
import { itemLimitRoutes } from "#service/item-limits/server/routes.ts";
import { kitchenRoutes } from "#service/kitchen/server/routes.ts";
import { orderDisplayRoutes } from "#service/order-display/server/routes.ts";
import { openAccountsOf } from "#service/orders/server/accounts/open-accounts-of.ts";
import { isAnythingSold } from "#service/orders/server/reading/is-anything-sold.ts";
import {
  accountRoutes,
  creatingRoutes,
  guestOrderRoutes,
  orderRoutes,
} from "#service/orders/server/routes.ts";
import { posRoutes } from "#service/pos/server/routes.ts";
import { qrOrderRoutes } from "#service/qr-orders/server/routes.ts";
import { reservationRoutes } from "#service/reservations/server/routes.ts";
import { trayRoutes } from "#service/tray/server/routes.ts";
import { visitRoutes } from "#service/visits/server/routes.ts";
import { taxDeliveryRoutes } from "#tax/tax-delivery/server/routes.ts";
import { correctionRoutes } from "#tax/tax-documents/server/corrections/routes.ts";
import { taxDocumentRoutes } from "#tax/tax-documents/server/routes.ts";
import { taxIssuerRoutes } from "#tax/tax-issuer/server/routes.ts";
import { billPorts } from "./bill-ports.ts";

/** The features that make up the API; each binds the routes of its contract file. */
export const features: readonly FeatureRoutes[] = [
  accountingRoutes,
  apiKeyRoutes,
  publicApiRoutes,
  webhookRoutes,
  auditRoutes,
  authRoutes,
  secondFactorRoutes,
  cashRoutes,
  cashReportRoutes,
  receivableRoutes,
  refundRoutes,
  requestRoutes,
  reportRoutes,
  reservationRoutes,
  approvalRoutes,
  catalogueRoutes,
  comboRoutes,
  customerRoutes(readSpending),
  platformConsoleRoutes,
  tenantDeletionRoutes,
  operationsRoutes,
  dashboardRoutes,
  dataExportRoutes,
  draftRoutes,
  feedbackRoutes,
  fileRoutes,
  floorRoutes,
  guestMenuRoutes,
  inventoryRoutes(dishesWith),
  invoiceRoutes,
  itemLimitRoutes,
  kitchenRoutes,
  journalRoutes,
  manualInvoicingRoutes,
  menuRoutes,
  accountRoutes(billPorts),
  customerDisplayRoutes,
  orderDisplayRoutes,
  creatingRoutes,
  guestOrderRoutes,
  orderRoutes(billPorts),
  paymentRoutes,
  posRoutes,
  priceRuleRoutes,
  purchaseRoutes,
  purchaseDocumentRoutes,
  qrOrderRoutes,
  paymentTypeRoutes({ wasPaymentTypeUsed }),
  serviceChargeRoutes,
  settingsRoutes({ isAnythingSold }),
  sharedTillRoutes,
  setupRoutes,
  signUpRoutes,
  stationRoutes,
  subscriptionRoutes,
  stockAlertRoutes,
  stockCountRoutes,
  taxDocumentRoutes,
  taxIssuerRoutes,
  taxDeliveryRoutes,
  taxBookRoutes,
  withholdingDocumentRoutes,
  correctionRoutes,
  taxRoutes,
  tipRoutes,
  trayRoutes,
  userRoutes({ openAccountsOf, openDrawerOf }),
  visitRoutes,
];
