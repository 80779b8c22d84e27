import { accounting } from "#back-office/accounting/words/hi.ts";
import { journal } from "#back-office/journal/words/hi.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/hi.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/hi.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.hi.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/hi.ts";
import { vendors } from "#back-office/purchases/words/vendors.hi.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/hi.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/hi.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/hi.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.hi.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/hi.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/hi.ts";
import { auth, authErrors } from "#core/auth/words/hi.ts";
import { profile } from "#core/auth/words/profile.hi.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/hi.ts";
import { exampleBill } from "#core/pricing/words/example-bill.hi.ts";
import { serviceCharge } from "#core/service-charge/words/hi.ts";
import { settings } from "#core/settings/words/hi.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/hi.ts";
import { users, usersErrors } from "#core/users/words/hi.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/hi.ts";
import { combos, combosErrors } from "#menu/combos/words/hi.ts";
import { menu, menuErrors } from "#menu/menu/words/hi.ts";
import { menuItems } from "#menu/menu/words/menu-items.hi.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/hi.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/hi.ts";
import { stations, stationsErrors } from "#menu/stations/words/hi.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/hi.ts";
import { cash, cashErrors } from "#money/cash/words/hi.ts";
import { discounts } from "#money/discounts/words/hi.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/hi.ts";
import { invoices } from "#money/invoices/words/hi.ts";
import { payments, paymentsErrors } from "#money/payments/words/hi.ts";
import { receipts } from "#money/receipts/words/hi.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/hi.ts";
import { refunds, refundsErrors } from "#money/refunds/words/hi.ts";
import { tips } from "#money/tips/words/hi.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/hi.ts";
import { operations, operationsErrors } from "#operator/operations/words/hi.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/hi.ts";
import { setup, setupErrors } from "#operator/setup/words/hi.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/hi.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/hi.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/hi.ts";
import { common } from "#platform/words/hi/common.ts";
import { developers } from "#platform/words/hi/developers.ts";
import { platformErrors } from "#platform/words/hi/errors.ts";
import { importing } from "#platform/words/hi/importing.ts";
import { lists } from "#platform/words/hi/lists.ts";
import { platform } from "#platform/words/hi/platform.ts";
import { ui } from "#platform/words/hi/ui.ts";
import { validation } from "#platform/words/hi/validation.ts";
import { audit } from "#reporting/audit/words/hi.ts";
import { dashboard } from "#reporting/dashboard/words/hi.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/hi.ts";
import { publicApi } from "#reporting/public-api/words/hi.ts";
import { reports } from "#reporting/reports/words/hi.ts";
import { customerDisplay } from "#service/customer-display/words/hi.ts";
import { customers, customersErrors } from "#service/customers/words/hi.ts";
import { drafts, draftsErrors } from "#service/drafts/words/hi.ts";
import { feedback } from "#service/feedback/words/hi.ts";
import { floor, floorErrors } from "#service/floor/words/hi.ts";
import { tables } from "#service/floor/words/tables.hi.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/hi.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/hi.ts";
import { orderDisplay } from "#service/order-display/words/hi.ts";
import { orders, ordersErrors } from "#service/orders/words/hi.ts";
import { pos } from "#service/pos/words/hi.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/hi.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/hi.ts";
import { tray, trayErrors } from "#service/tray/words/hi.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/hi.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/hi.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/hi.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/hi.ts";
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
