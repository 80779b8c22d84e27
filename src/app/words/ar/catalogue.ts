import { accounting } from "#back-office/accounting/words/ar.ts";
import { journal } from "#back-office/journal/words/ar.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/ar.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/ar.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.ar.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/ar.ts";
import { vendors } from "#back-office/purchases/words/vendors.ar.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/ar.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/ar.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/ar.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.ar.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/ar.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/ar.ts";
import { auth, authErrors } from "#core/auth/words/ar.ts";
import { profile } from "#core/auth/words/profile.ar.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/ar.ts";
import { exampleBill } from "#core/pricing/words/example-bill.ar.ts";
import { serviceCharge } from "#core/service-charge/words/ar.ts";
import { settings } from "#core/settings/words/ar.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/ar.ts";
import { users, usersErrors } from "#core/users/words/ar.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/ar.ts";
import { combos, combosErrors } from "#menu/combos/words/ar.ts";
import { menu, menuErrors } from "#menu/menu/words/ar.ts";
import { menuItems } from "#menu/menu/words/menu-items.ar.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/ar.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/ar.ts";
import { stations, stationsErrors } from "#menu/stations/words/ar.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/ar.ts";
import { cash, cashErrors } from "#money/cash/words/ar.ts";
import { discounts } from "#money/discounts/words/ar.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/ar.ts";
import { invoices } from "#money/invoices/words/ar.ts";
import { payments, paymentsErrors } from "#money/payments/words/ar.ts";
import { receipts } from "#money/receipts/words/ar.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/ar.ts";
import { refunds, refundsErrors } from "#money/refunds/words/ar.ts";
import { tips } from "#money/tips/words/ar.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/ar.ts";
import { operations, operationsErrors } from "#operator/operations/words/ar.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/ar.ts";
import { setup, setupErrors } from "#operator/setup/words/ar.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/ar.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/ar.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/ar.ts";
import { common } from "#platform/words/ar/common.ts";
import { developers } from "#platform/words/ar/developers.ts";
import { platformErrors } from "#platform/words/ar/errors.ts";
import { importing } from "#platform/words/ar/importing.ts";
import { lists } from "#platform/words/ar/lists.ts";
import { platform } from "#platform/words/ar/platform.ts";
import { ui } from "#platform/words/ar/ui.ts";
import { validation } from "#platform/words/ar/validation.ts";
import { audit } from "#reporting/audit/words/ar.ts";
import { dashboard } from "#reporting/dashboard/words/ar.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/ar.ts";
import { publicApi } from "#reporting/public-api/words/ar.ts";
import { reports } from "#reporting/reports/words/ar.ts";
import { customerDisplay } from "#service/customer-display/words/ar.ts";
import { customers, customersErrors } from "#service/customers/words/ar.ts";
import { drafts, draftsErrors } from "#service/drafts/words/ar.ts";
import { feedback } from "#service/feedback/words/ar.ts";
import { floor, floorErrors } from "#service/floor/words/ar.ts";
import { tables } from "#service/floor/words/tables.ar.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/ar.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/ar.ts";
import { orderDisplay } from "#service/order-display/words/ar.ts";
import { orders, ordersErrors } from "#service/orders/words/ar.ts";
import { pos } from "#service/pos/words/ar.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/ar.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/ar.ts";
import { tray, trayErrors } from "#service/tray/words/ar.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/ar.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/ar.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/ar.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/ar.ts";
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
