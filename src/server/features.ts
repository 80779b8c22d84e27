import { accountingRoutes } from "./features/accounting/routes.ts";
import { apiKeyRoutes } from "./features/api-keys/routes.ts";
import { approvalRoutes } from "./features/approvals/routes.ts";
import { auditRoutes } from "./features/audit/routes.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { cashRoutes } from "./features/cash/routes.ts";
import { cashReportRoutes } from "./features/cash-reports/routes.ts";
import { catalogueRoutes } from "./features/catalogues/routes.ts";
import { comboRoutes } from "./features/combos/routes.ts";
import { customerRoutes } from "./features/customers/routes.ts";
import { dashboardRoutes } from "./features/dashboard/routes.ts";
import { dataExportRoutes } from "./features/data-exports/routes.ts";
import { draftRoutes } from "./features/drafts/routes.ts";
import { feedbackRoutes } from "./features/feedback/routes.ts";
import { fileRoutes } from "./features/files/routes.ts";
import { floorRoutes } from "./features/floor/routes.ts";
import { guestMenuRoutes } from "./features/guest-menu/routes.ts";
import { inventoryRoutes } from "./features/inventory/routes.ts";
import { invoiceRoutes } from "./features/invoices/routes.ts";
import { itemLimitRoutes } from "./features/item-limits/routes.ts";
import { kitchenRoutes } from "./features/kitchen/routes.ts";
import { manualInvoicingRoutes } from "./features/manual-invoicing/routes.ts";
import { menuRoutes } from "./features/menu/routes.ts";
import { operationsRoutes } from "./features/operations/routes.ts";
import { orderDisplayRoutes } from "./features/order-display/routes.ts";
import { accountRoutes } from "./features/orders/accounts/account-routes.ts";
import { creatingRoutes } from "./features/orders/creating/creating-routes.ts";
import { guestOrderRoutes } from "./features/orders/guests/guest-order-routes.ts";
import { orderRoutes } from "./features/orders/routes.ts";
import { paymentRoutes } from "./features/payments/routes.ts";
import { platformConsoleRoutes } from "./features/platform-console/routes.ts";
import { posRoutes } from "./features/pos/routes.ts";
import { priceRuleRoutes } from "./features/price-rules/routes.ts";
import { publicApiRoutes } from "./features/public-api/routes.ts";
import { purchaseDocumentRoutes } from "./features/purchase-documents/routes.ts";
import { purchaseRoutes } from "./features/purchases/routes.ts";
import { qrOrderRoutes } from "./features/qr-orders/routes.ts";
import { receivableRoutes } from "./features/receivables/routes.ts";
import { refundRoutes } from "./features/refunds/routes.ts";
import { reportRoutes } from "./features/reports/routes.ts";
import { requestRoutes } from "./features/requests/routes.ts";
import { reservationRoutes } from "./features/reservations/routes.ts";
import { secondFactorRoutes } from "./features/second-factor/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { setupRoutes } from "./features/setup/routes.ts";
import { sharedTillRoutes } from "./features/shared-tills/routes.ts";
import { signUpRoutes } from "./features/sign-up/routes.ts";
import { stationRoutes } from "./features/stations/routes.ts";
import { stockAlertRoutes } from "./features/stock-alerts/routes.ts";
import { stockCountRoutes } from "./features/stock-counts/routes.ts";
import { subscriptionRoutes } from "./features/subscription/routes.ts";
import { taxBookRoutes } from "./features/tax-books/routes.ts";
import { taxDeliveryRoutes } from "./features/tax-delivery/routes.ts";
import { correctionRoutes } from "./features/tax-documents/corrections/routes.ts";
import { taxDocumentRoutes } from "./features/tax-documents/routes.ts";
import { taxIssuerRoutes } from "./features/tax-issuer/routes.ts";
import { taxRoutes } from "./features/taxes/routes.ts";
import { tenantDeletionRoutes } from "./features/tenant-deletion/routes.ts";
import { tipRoutes } from "./features/tips/routes.ts";
import { trayRoutes } from "./features/tray/routes.ts";
import { userRoutes } from "./features/users/routes.ts";
import { visitRoutes } from "./features/visits/routes.ts";
import { webhookRoutes } from "./features/webhooks/routes.ts";
import type { FeatureRoutes } from "./platform/http/feature-routes.ts";

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
  customerRoutes,
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
  inventoryRoutes,
  invoiceRoutes,
  itemLimitRoutes,
  kitchenRoutes,
  manualInvoicingRoutes,
  menuRoutes,
  accountRoutes,
  orderDisplayRoutes,
  creatingRoutes,
  guestOrderRoutes,
  orderRoutes,
  paymentRoutes,
  posRoutes,
  priceRuleRoutes,
  purchaseRoutes,
  purchaseDocumentRoutes,
  qrOrderRoutes,
  settingsRoutes,
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
  correctionRoutes,
  taxRoutes,
  tipRoutes,
  trayRoutes,
  userRoutes,
  visitRoutes,
];
