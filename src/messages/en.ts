import { accounting } from "./en/accounting.ts";
import { approvals, approvalsErrors } from "./en/approvals.ts";
import { audit } from "./en/audit.ts";
import { auth, authErrors } from "./en/auth.ts";
import { cash, cashErrors } from "./en/cash.ts";
import { combos, combosErrors } from "./en/combos.ts";
import { customerDisplay } from "./en/customer-display.ts";
import { customers, customersErrors } from "./en/customers.ts";
import { dashboard } from "./en/dashboard.ts";
import { dataExport, dataExportsErrors } from "./en/data-exports.ts";
import { developers } from "./en/developers.ts";
import { discounts } from "./en/discounts.ts";
import { drafts, draftsErrors } from "./en/drafts.ts";
import { platformErrors } from "./en/errors.ts";
import { exampleBill } from "./en/example-bill.ts";
import { feedback } from "./en/feedback.ts";
import { fiscalTest } from "./en/fiscal-test.ts";
import { floor, floorErrors } from "./en/floor.ts";
import { integrations, integrationsErrors } from "./en/integrations.ts";
import { inventory, inventoryErrors, stockAlerts } from "./en/inventory.ts";
import { invoices } from "./en/invoices.ts";
import { itemLimits, itemLimitsErrors } from "./en/item-limits.ts";
import { kitchen, kitchenErrors } from "./en/kitchen.ts";
import { lists } from "./en/lists.ts";
import { manualInvoicing, manualInvoicingErrors } from "./en/manual-invoicing.ts";
import { menu, menuErrors } from "./en/menu.ts";
import { menuFile, menuFileErrors } from "./en/menu-file.ts";
import { menuItems } from "./en/menu-items.ts";
import { operations, operationsErrors } from "./en/operations.ts";
import { orderDisplay } from "./en/order-display.ts";
import { orders, ordersErrors } from "./en/orders.ts";
import { paymentTypes } from "./en/payment-types.ts";
import { payments, paymentsErrors } from "./en/payments.ts";
import { platform } from "./en/platform.ts";
import { platformConsole, platformFigures, platformTenants } from "./en/platform-console.ts";
import { pos } from "./en/pos.ts";
import { priceRules, priceRulesErrors } from "./en/price-rules.ts";
import { profile } from "./en/profile.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "./en/purchase-documents.ts";
import { purchaseImport } from "./en/purchase-import.ts";
import { purchases, purchasesErrors } from "./en/purchases.ts";
import { qrOrders, qrOrdersErrors } from "./en/qr-orders.ts";
import { receipts } from "./en/receipts.ts";
import { receivables, receivablesErrors } from "./en/receivables.ts";
import { refunds, refundsErrors } from "./en/refunds.ts";
import { reports } from "./en/reports.ts";
import { reservations, reservationsErrors } from "./en/reservations.ts";
import { screens } from "./en/screens.ts";
import { settings, settingsErrors } from "./en/settings.ts";
import { setup, setupErrors } from "./en/setup.ts";
import { sharedTills, sharedTillsErrors } from "./en/shared-tills.ts";
import { shell } from "./en/shell.ts";
import { signUp, signUpErrors } from "./en/sign-up.ts";
import { stations, stationsErrors } from "./en/stations.ts";
import { stockCounts, stockCountsErrors } from "./en/stock-counts.ts";
import { subscription, subscriptionErrors } from "./en/subscription.ts";
import { tables } from "./en/tables.ts";
import { taxBooks, taxBooksErrors } from "./en/tax-books.ts";
import { taxDelivery, taxDeliveryErrors } from "./en/tax-delivery.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "./en/tax-documents.ts";
import { taxIssuer, taxIssuerErrors } from "./en/tax-issuer.ts";
import { taxes, taxesErrors } from "./en/taxes.ts";
import { tenantDeletion, tenantDeletionErrors } from "./en/tenant-deletion.ts";
import { tips } from "./en/tips.ts";
import { tray, trayErrors } from "./en/tray.ts";
import { ui } from "./en/ui.ts";
import { users, usersErrors } from "./en/users.ts";
import { validation } from "./en/validation.ts";
import { vendors } from "./en/vendors.ts";
import { guestOrdering, visits, visitsErrors } from "./en/visits.ts";

/** English: the source of keys. One file per feature; `t("orders.title")` reads `title` of `en/orders.ts`. */
export const en = {
  accounting,
  approvals,
  audit,
  auth,
  cash,
  combos,
  customerDisplay,
  customers,
  dashboard,
  developers,
  discounts,
  dataExport,
  drafts,
  errors: {
    ...platformErrors,
    ...approvalsErrors,
    ...authErrors,
    ...cashErrors,
    ...subscriptionErrors,
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
    ...settingsErrors,
    ...setupErrors,
    ...signUpErrors,
    ...stationsErrors,
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
  },
  exampleBill,
  fiscalTest,
  floor,
  integrations,
  inventory,
  invoices,
  itemLimits,
  kitchen,
  lists,
  manualInvoicing,
  menu,
  menuItems,
  menuFile,
  operations,
  orderDisplay,
  orders,
  payments,
  paymentTypes,
  platform,
  platformConsole,
  platformFigures,
  platformTenants,
  pos,
  priceRules,
  profile,
  purchases,
  purchaseDocuments,
  purchaseImport,
  qrOrders,
  receipts,
  receivables,
  refunds,
  reports,
  reservations,
  screens,
  settings,
  setup,
  shell,
  sharedTills,
  signUp,
  stations,
  stockCounts,
  tables,
  taxDelivery,
  taxDocuments,
  taxSending,
  taxIssuer,
  taxBooks,
  taxes,
  tips,
  stockAlerts,
  tenantDeletion,
  tray,
  ui,
  users,
  visits,
  feedback,
  subscription,
  guestOrdering,
  validation,
  vendors,
} as const;
