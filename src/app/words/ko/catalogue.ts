import { accounting } from "#back-office/accounting/words/ko.ts";
import { journal } from "#back-office/journal/words/ko.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/ko.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/ko.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.ko.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/ko.ts";
import { vendors } from "#back-office/purchases/words/vendors.ko.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/ko.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/ko.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/ko.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.ko.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/ko.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/ko.ts";
import { auth, authErrors } from "#core/auth/words/ko.ts";
import { profile } from "#core/auth/words/profile.ko.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/ko.ts";
import { exampleBill } from "#core/pricing/words/example-bill.ko.ts";
import { serviceCharge } from "#core/service-charge/words/ko.ts";
import { settings } from "#core/settings/words/ko.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/ko.ts";
import { users, usersErrors } from "#core/users/words/ko.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/ko.ts";
import { combos, combosErrors } from "#menu/combos/words/ko.ts";
import { menu, menuErrors } from "#menu/menu/words/ko.ts";
import { menuItems } from "#menu/menu/words/menu-items.ko.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/ko.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/ko.ts";
import { stations, stationsErrors } from "#menu/stations/words/ko.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/ko.ts";
import { cash, cashErrors } from "#money/cash/words/ko.ts";
import { discounts } from "#money/discounts/words/ko.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/ko.ts";
import { invoices } from "#money/invoices/words/ko.ts";
import { payments, paymentsErrors } from "#money/payments/words/ko.ts";
import { receipts } from "#money/receipts/words/ko.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/ko.ts";
import { refunds, refundsErrors } from "#money/refunds/words/ko.ts";
import { tips } from "#money/tips/words/ko.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/ko.ts";
import { operations, operationsErrors } from "#operator/operations/words/ko.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/ko.ts";
import { setup, setupErrors } from "#operator/setup/words/ko.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/ko.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/ko.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/ko.ts";
import { common } from "#platform/words/ko/common.ts";
import { developers } from "#platform/words/ko/developers.ts";
import { platformErrors } from "#platform/words/ko/errors.ts";
import { importing } from "#platform/words/ko/importing.ts";
import { lists } from "#platform/words/ko/lists.ts";
import { platform } from "#platform/words/ko/platform.ts";
import { ui } from "#platform/words/ko/ui.ts";
import { validation } from "#platform/words/ko/validation.ts";
import { audit } from "#reporting/audit/words/ko.ts";
import { dashboard } from "#reporting/dashboard/words/ko.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/ko.ts";
import { publicApi } from "#reporting/public-api/words/ko.ts";
import { reports } from "#reporting/reports/words/ko.ts";
import { customerDisplay } from "#service/customer-display/words/ko.ts";
import { customers, customersErrors } from "#service/customers/words/ko.ts";
import { drafts, draftsErrors } from "#service/drafts/words/ko.ts";
import { feedback } from "#service/feedback/words/ko.ts";
import { floor, floorErrors } from "#service/floor/words/ko.ts";
import { tables } from "#service/floor/words/tables.ko.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/ko.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/ko.ts";
import { orderDisplay } from "#service/order-display/words/ko.ts";
import { orders, ordersErrors } from "#service/orders/words/ko.ts";
import { pos } from "#service/pos/words/ko.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/ko.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/ko.ts";
import { tray, trayErrors } from "#service/tray/words/ko.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/ko.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/ko.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/ko.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/ko.ts";
import { screens } from "./screens.ts";
import { shell } from "./shell.ts";

/** Made from the English one: `npm test -- unit src/app/words -u`. */
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
