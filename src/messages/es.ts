import type { en } from "./en.ts";
import { accounting } from "./es/accounting.ts";
import { approvals, approvalsErrors } from "./es/approvals.ts";
import { audit } from "./es/audit.ts";
import { auth, authErrors } from "./es/auth.ts";
import { cash, cashErrors } from "./es/cash.ts";
import { combos, combosErrors } from "./es/combos.ts";
import { customerDisplay } from "./es/customer-display.ts";
import { customers, customersErrors } from "./es/customers.ts";
import { dashboard } from "./es/dashboard.ts";
import { dataExport, dataExportsErrors } from "./es/data-exports.ts";
import { developers } from "./es/developers.ts";
import { discounts } from "./es/discounts.ts";
import { drafts, draftsErrors } from "./es/drafts.ts";
import { platformErrors } from "./es/errors.ts";
import { exampleBill } from "./es/example-bill.ts";
import { feedback } from "./es/feedback.ts";
import { fiscalTest } from "./es/fiscal-test.ts";
import { floor, floorErrors } from "./es/floor.ts";
import { integrations, integrationsErrors } from "./es/integrations.ts";
import { inventory, inventoryErrors, stockAlerts } from "./es/inventory.ts";
import { invoices } from "./es/invoices.ts";
import { itemLimits, itemLimitsErrors } from "./es/item-limits.ts";
import { kitchen, kitchenErrors } from "./es/kitchen.ts";
import { lists } from "./es/lists.ts";
import { manualInvoicing, manualInvoicingErrors } from "./es/manual-invoicing.ts";
import { menu, menuErrors } from "./es/menu.ts";
import { menuFile, menuFileErrors } from "./es/menu-file.ts";
import { menuItems } from "./es/menu-items.ts";
import { operations, operationsErrors } from "./es/operations.ts";
import { orderDisplay } from "./es/order-display.ts";
import { orders, ordersErrors } from "./es/orders.ts";
import { paymentTypes } from "./es/payment-types.ts";
import { payments, paymentsErrors } from "./es/payments.ts";
import { platform } from "./es/platform.ts";
import { platformConsole, platformFigures, platformTenants } from "./es/platform-console.ts";
import { pos } from "./es/pos.ts";
import { priceRules, priceRulesErrors } from "./es/price-rules.ts";
import { profile } from "./es/profile.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "./es/purchase-documents.ts";
import { purchaseImport } from "./es/purchase-import.ts";
import { purchases, purchasesErrors } from "./es/purchases.ts";
import { qrOrders, qrOrdersErrors } from "./es/qr-orders.ts";
import { receipts } from "./es/receipts.ts";
import { receivables, receivablesErrors } from "./es/receivables.ts";
import { refunds, refundsErrors } from "./es/refunds.ts";
import { reports } from "./es/reports.ts";
import { reservations, reservationsErrors } from "./es/reservations.ts";
import { screens } from "./es/screens.ts";
import { settings, settingsErrors } from "./es/settings.ts";
import { setup, setupErrors } from "./es/setup.ts";
import { sharedTills, sharedTillsErrors } from "./es/shared-tills.ts";
import { shell } from "./es/shell.ts";
import { signUp, signUpErrors } from "./es/sign-up.ts";
import { stations, stationsErrors } from "./es/stations.ts";
import { stockCounts, stockCountsErrors } from "./es/stock-counts.ts";
import { subscription, subscriptionErrors } from "./es/subscription.ts";
import { tables } from "./es/tables.ts";
import { taxBooks, taxBooksErrors } from "./es/tax-books.ts";
import { taxDelivery, taxDeliveryErrors } from "./es/tax-delivery.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "./es/tax-documents.ts";
import { taxIssuer, taxIssuerErrors } from "./es/tax-issuer.ts";
import { taxes, taxesErrors } from "./es/taxes.ts";
import { tenantDeletion, tenantDeletionErrors } from "./es/tenant-deletion.ts";
import { tips } from "./es/tips.ts";
import { tray, trayErrors } from "./es/tray.ts";
import { ui } from "./es/ui.ts";
import { users, usersErrors } from "./es/users.ts";
import { validation } from "./es/validation.ts";
import { vendors } from "./es/vendors.ts";
import { guestOrdering, visits, visitsErrors } from "./es/visits.ts";
import type { Translated } from "./translated.ts";

/** Spanish of El Salvador. */
export const es = {
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
} as const satisfies Translated<typeof en>;
