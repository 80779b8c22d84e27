import { accounting } from "#back-office/accounting/words/en.ts";
import { journal } from "#back-office/journal/words/en.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/en.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/en.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.en.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/en.ts";
import { vendors } from "#back-office/purchases/words/vendors.en.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/en.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/en.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/en.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.en.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/en.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/en.ts";
import { auth, authErrors } from "#core/auth/words/en.ts";
import { profile } from "#core/auth/words/profile.en.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/en.ts";
import { exampleBill } from "#core/pricing/words/example-bill.en.ts";
import { serviceCharge } from "#core/service-charge/words/en.ts";
import { settings } from "#core/settings/words/en.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/en.ts";
import { users, usersErrors } from "#core/users/words/en.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/en.ts";
import { combos, combosErrors } from "#menu/combos/words/en.ts";
import { menu, menuErrors } from "#menu/menu/words/en.ts";
import { menuItems } from "#menu/menu/words/menu-items.en.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/en.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/en.ts";
import { stations, stationsErrors } from "#menu/stations/words/en.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/en.ts";
import { cash, cashErrors } from "#money/cash/words/en.ts";
import { discounts } from "#money/discounts/words/en.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/en.ts";
import { invoices } from "#money/invoices/words/en.ts";
import { payments, paymentsErrors } from "#money/payments/words/en.ts";
import { receipts } from "#money/receipts/words/en.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/en.ts";
import { refunds, refundsErrors } from "#money/refunds/words/en.ts";
import { tips } from "#money/tips/words/en.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/en.ts";
import { operations, operationsErrors } from "#operator/operations/words/en.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/en.ts";
import { setup, setupErrors } from "#operator/setup/words/en.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/en.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/en.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/en.ts";
import { common } from "#platform/words/en/common.ts";
import { developers } from "#platform/words/en/developers.ts";
import { platformErrors } from "#platform/words/en/errors.ts";
import { importing } from "#platform/words/en/importing.ts";
import { lists } from "#platform/words/en/lists.ts";
import { platform } from "#platform/words/en/platform.ts";
import { ui } from "#platform/words/en/ui.ts";
import { validation } from "#platform/words/en/validation.ts";
import { audit } from "#reporting/audit/words/en.ts";
import { dashboard } from "#reporting/dashboard/words/en.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/en.ts";
import { publicApi } from "#reporting/public-api/words/en.ts";
import { reports } from "#reporting/reports/words/en.ts";
import { customerDisplay } from "#service/customer-display/words/en.ts";
import { customers, customersErrors } from "#service/customers/words/en.ts";
import { drafts, draftsErrors } from "#service/drafts/words/en.ts";
import { feedback } from "#service/feedback/words/en.ts";
import { floor, floorErrors } from "#service/floor/words/en.ts";
import { tables } from "#service/floor/words/tables.en.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/en.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/en.ts";
import { orderDisplay } from "#service/order-display/words/en.ts";
import { orders, ordersErrors } from "#service/orders/words/en.ts";
import { pos } from "#service/pos/words/en.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/en.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/en.ts";
import { tray, trayErrors } from "#service/tray/words/en.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/en.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/en.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/en.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/en.ts";
import { screens } from "./screens.ts";
import { shell } from "./shell.ts";

/** English: the source of keys. One file per feature; `t("orders.title")` reads `title` of `en/orders.ts`. */
export const catalogue = {
  accounting,
  approvals,
  audit,
  auth,
  cash,
  combos,
  common,
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
    ...paymentTypesErrors,
    ...priceRulesErrors,
    ...purchasesErrors,
    ...purchaseDocumentsErrors,
    ...qrOrdersErrors,
    ...receivablesErrors,
    ...refundsErrors,
    ...reservationsErrors,
    ...sharedTillsErrors,
    ...setupErrors,
    ...signUpErrors,
    ...stationsErrors,
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
  },
  exampleBill,
  fiscalTest,
  trialSale,
  floor,
  integrations,
  inventory,
  invoices,
  itemLimits,
  kitchen,
  importing,
  lists,
  journal,
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
  serviceCharge,
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
  monthClosing,
  taxBooks,
  withholdingDocuments,
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

/** Words that only the server says: browsers need not load them. */
export const serverWords = { publicApi } as const;
