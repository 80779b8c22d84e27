import { accounting } from "#back-office/accounting/words/es.ts";
import { journal } from "#back-office/journal/words/es.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/es.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/es.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.es.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/es.ts";
import { vendors } from "#back-office/purchases/words/vendors.es.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/es.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/es.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/es.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.es.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/es.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/es.ts";
import { auth, authErrors } from "#core/auth/words/es.ts";
import { profile } from "#core/auth/words/profile.es.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/es.ts";
import { exampleBill } from "#core/pricing/words/example-bill.es.ts";
import { serviceCharge } from "#core/service-charge/words/es.ts";
import { settings } from "#core/settings/words/es.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/es.ts";
import { users, usersErrors } from "#core/users/words/es.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/es.ts";
import { combos, combosErrors } from "#menu/combos/words/es.ts";
import { menu, menuErrors } from "#menu/menu/words/es.ts";
import { menuItems } from "#menu/menu/words/menu-items.es.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/es.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/es.ts";
import { stations, stationsErrors } from "#menu/stations/words/es.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/es.ts";
import { cash, cashErrors } from "#money/cash/words/es.ts";
import { discounts } from "#money/discounts/words/es.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/es.ts";
import { invoices } from "#money/invoices/words/es.ts";
import { payments, paymentsErrors } from "#money/payments/words/es.ts";
import { receipts } from "#money/receipts/words/es.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/es.ts";
import { refunds, refundsErrors } from "#money/refunds/words/es.ts";
import { tips } from "#money/tips/words/es.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/es.ts";
import { operations, operationsErrors } from "#operator/operations/words/es.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/es.ts";
import { setup, setupErrors } from "#operator/setup/words/es.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/es.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/es.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/es.ts";
import { common } from "#platform/words/es/common.ts";
import { developers } from "#platform/words/es/developers.ts";
import { platformErrors } from "#platform/words/es/errors.ts";
import { importing } from "#platform/words/es/importing.ts";
import { lists } from "#platform/words/es/lists.ts";
import { platform } from "#platform/words/es/platform.ts";
import { ui } from "#platform/words/es/ui.ts";
import { validation } from "#platform/words/es/validation.ts";
import { audit } from "#reporting/audit/words/es.ts";
import { dashboard } from "#reporting/dashboard/words/es.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/es.ts";
import { publicApi } from "#reporting/public-api/words/es.ts";
import { reports } from "#reporting/reports/words/es.ts";
import { customerDisplay } from "#service/customer-display/words/es.ts";
import { customers, customersErrors } from "#service/customers/words/es.ts";
import { drafts, draftsErrors } from "#service/drafts/words/es.ts";
import { feedback } from "#service/feedback/words/es.ts";
import { floor, floorErrors } from "#service/floor/words/es.ts";
import { tables } from "#service/floor/words/tables.es.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/es.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/es.ts";
import { orderDisplay } from "#service/order-display/words/es.ts";
import { orders, ordersErrors } from "#service/orders/words/es.ts";
import { pos } from "#service/pos/words/es.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/es.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/es.ts";
import { tray, trayErrors } from "#service/tray/words/es.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/es.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/es.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/es.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/es.ts";
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
