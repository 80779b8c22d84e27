import { accounting } from "#back-office/accounting/words/ja.ts";
import { journal } from "#back-office/journal/words/ja.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/ja.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/ja.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.ja.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/ja.ts";
import { vendors } from "#back-office/purchases/words/vendors.ja.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/ja.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/ja.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/ja.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.ja.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/ja.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/ja.ts";
import { auth, authErrors } from "#core/auth/words/ja.ts";
import { profile } from "#core/auth/words/profile.ja.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/ja.ts";
import { exampleBill } from "#core/pricing/words/example-bill.ja.ts";
import { serviceCharge } from "#core/service-charge/words/ja.ts";
import { settings } from "#core/settings/words/ja.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/ja.ts";
import { users, usersErrors } from "#core/users/words/ja.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/ja.ts";
import { combos, combosErrors } from "#menu/combos/words/ja.ts";
import { menu, menuErrors } from "#menu/menu/words/ja.ts";
import { menuItems } from "#menu/menu/words/menu-items.ja.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/ja.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/ja.ts";
import { stations, stationsErrors } from "#menu/stations/words/ja.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/ja.ts";
import { cash, cashErrors } from "#money/cash/words/ja.ts";
import { discounts } from "#money/discounts/words/ja.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/ja.ts";
import { invoices } from "#money/invoices/words/ja.ts";
import { payments, paymentsErrors } from "#money/payments/words/ja.ts";
import { receipts } from "#money/receipts/words/ja.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/ja.ts";
import { refunds, refundsErrors } from "#money/refunds/words/ja.ts";
import { tips } from "#money/tips/words/ja.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/ja.ts";
import { operations, operationsErrors } from "#operator/operations/words/ja.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/ja.ts";
import { setup, setupErrors } from "#operator/setup/words/ja.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/ja.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/ja.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/ja.ts";
import { common } from "#platform/words/ja/common.ts";
import { developers } from "#platform/words/ja/developers.ts";
import { platformErrors } from "#platform/words/ja/errors.ts";
import { importing } from "#platform/words/ja/importing.ts";
import { lists } from "#platform/words/ja/lists.ts";
import { platform } from "#platform/words/ja/platform.ts";
import { ui } from "#platform/words/ja/ui.ts";
import { validation } from "#platform/words/ja/validation.ts";
import { audit } from "#reporting/audit/words/ja.ts";
import { dashboard } from "#reporting/dashboard/words/ja.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/ja.ts";
import { publicApi } from "#reporting/public-api/words/ja.ts";
import { reports } from "#reporting/reports/words/ja.ts";
import { customerDisplay } from "#service/customer-display/words/ja.ts";
import { customers, customersErrors } from "#service/customers/words/ja.ts";
import { drafts, draftsErrors } from "#service/drafts/words/ja.ts";
import { feedback } from "#service/feedback/words/ja.ts";
import { floor, floorErrors } from "#service/floor/words/ja.ts";
import { tables } from "#service/floor/words/tables.ja.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/ja.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/ja.ts";
import { orderDisplay } from "#service/order-display/words/ja.ts";
import { orders, ordersErrors } from "#service/orders/words/ja.ts";
import { pos } from "#service/pos/words/ja.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/ja.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/ja.ts";
import { tray, trayErrors } from "#service/tray/words/ja.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/ja.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/ja.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/ja.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/ja.ts";
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
