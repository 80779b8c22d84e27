import { accounting } from "#back-office/accounting/words/fr.ts";
import { journal } from "#back-office/journal/words/fr.ts";
import { manualInvoicing, manualInvoicingErrors } from "#back-office/manual-invoicing/words/fr.ts";
import { purchaseDocuments, purchaseDocumentsErrors } from "#back-office/purchase-documents/words/fr.ts";
import { purchaseImport } from "#back-office/purchase-documents/words/purchase-import.fr.ts";
import { purchases, purchasesErrors } from "#back-office/purchases/words/fr.ts";
import { vendors } from "#back-office/purchases/words/vendors.fr.ts";
import { stockAlerts } from "#back-office/stock-alerts/words/fr.ts";
import { stockCounts, stockCountsErrors } from "#back-office/stock-counts/words/fr.ts";
import { taxBooks, taxBooksErrors } from "#back-office/tax-books/words/fr.ts";
import { monthClosing } from "#back-office/tax-books/words/month-closing.fr.ts";
import {
  withholdingDocuments,
  withholdingDocumentsErrors,
} from "#back-office/withholding-documents/words/fr.ts";
import { approvals, approvalsErrors } from "#core/approvals/words/fr.ts";
import { auth, authErrors } from "#core/auth/words/fr.ts";
import { profile } from "#core/auth/words/profile.fr.ts";
import { paymentTypes, paymentTypesErrors } from "#core/payment-types/words/fr.ts";
import { exampleBill } from "#core/pricing/words/example-bill.fr.ts";
import { serviceCharge } from "#core/service-charge/words/fr.ts";
import { settings } from "#core/settings/words/fr.ts";
import { sharedTills, sharedTillsErrors } from "#core/shared-tills/words/fr.ts";
import { users, usersErrors } from "#core/users/words/fr.ts";
import { inventory, inventoryErrors } from "#inventory/inventory/words/fr.ts";
import { combos, combosErrors } from "#menu/combos/words/fr.ts";
import { menu, menuErrors } from "#menu/menu/words/fr.ts";
import { menuItems } from "#menu/menu/words/menu-items.fr.ts";
import { menuFile, menuFileErrors } from "#menu/menu-file/words/fr.ts";
import { priceRules, priceRulesErrors } from "#menu/price-rules/words/fr.ts";
import { stations, stationsErrors } from "#menu/stations/words/fr.ts";
import { taxes, taxesErrors } from "#menu/taxes/words/fr.ts";
import { cash, cashErrors } from "#money/cash/words/fr.ts";
import { discounts } from "#money/discounts/words/fr.ts";
import { fiscalTest, fiscalTestErrors, trialSale } from "#money/fiscal-test/words/fr.ts";
import { invoices } from "#money/invoices/words/fr.ts";
import { payments, paymentsErrors } from "#money/payments/words/fr.ts";
import { receipts } from "#money/receipts/words/fr.ts";
import { receivables, receivablesErrors } from "#money/receivables/words/fr.ts";
import { refunds, refundsErrors } from "#money/refunds/words/fr.ts";
import { tips } from "#money/tips/words/fr.ts";
import { dataExport, dataExportsErrors } from "#operator/data-exports/words/fr.ts";
import { operations, operationsErrors } from "#operator/operations/words/fr.ts";
import { platformConsole, platformFigures, platformTenants } from "#operator/platform-console/words/fr.ts";
import { setup, setupErrors } from "#operator/setup/words/fr.ts";
import { signUp, signUpErrors } from "#operator/sign-up/words/fr.ts";
import { subscription, subscriptionErrors } from "#operator/subscription/words/fr.ts";
import { tenantDeletion, tenantDeletionErrors } from "#operator/tenant-deletion/words/fr.ts";
import { common } from "#platform/words/fr/common.ts";
import { developers } from "#platform/words/fr/developers.ts";
import { platformErrors } from "#platform/words/fr/errors.ts";
import { importing } from "#platform/words/fr/importing.ts";
import { lists } from "#platform/words/fr/lists.ts";
import { platform } from "#platform/words/fr/platform.ts";
import { ui } from "#platform/words/fr/ui.ts";
import { validation } from "#platform/words/fr/validation.ts";
import { audit } from "#reporting/audit/words/fr.ts";
import { dashboard } from "#reporting/dashboard/words/fr.ts";
import { integrations, integrationsErrors } from "#reporting/integrations/words/fr.ts";
import { publicApi } from "#reporting/public-api/words/fr.ts";
import { reports } from "#reporting/reports/words/fr.ts";
import { customerDisplay } from "#service/customer-display/words/fr.ts";
import { customers, customersErrors } from "#service/customers/words/fr.ts";
import { drafts, draftsErrors } from "#service/drafts/words/fr.ts";
import { feedback } from "#service/feedback/words/fr.ts";
import { floor, floorErrors } from "#service/floor/words/fr.ts";
import { tables } from "#service/floor/words/tables.fr.ts";
import { itemLimits, itemLimitsErrors } from "#service/item-limits/words/fr.ts";
import { kitchen, kitchenErrors } from "#service/kitchen/words/fr.ts";
import { orderDisplay } from "#service/order-display/words/fr.ts";
import { orders, ordersErrors } from "#service/orders/words/fr.ts";
import { pos } from "#service/pos/words/fr.ts";
import { qrOrders, qrOrdersErrors } from "#service/qr-orders/words/fr.ts";
import { reservations, reservationsErrors } from "#service/reservations/words/fr.ts";
import { tray, trayErrors } from "#service/tray/words/fr.ts";
import { guestOrdering, visits, visitsErrors } from "#service/visits/words/fr.ts";
import { taxDelivery, taxDeliveryErrors } from "#tax/tax-delivery/words/fr.ts";
import { taxDocuments, taxDocumentsErrors, taxSending } from "#tax/tax-documents/words/fr.ts";
import { taxIssuer, taxIssuerErrors } from "#tax/tax-issuer/words/fr.ts";
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
