import * as accounting from "#back-office/accounting/contract/accounting.ts";
import * as journal from "#back-office/journal/contract/journal.ts";
import * as manualInvoicing from "#back-office/manual-invoicing/contract/manual-invoicing.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { previewDte } from "#back-office/purchase-documents/contract/preview-dte.ts";
import * as purchaseAttachment from "#back-office/purchases/contract/attachment.ts";
import { findIngredients } from "#back-office/purchases/contract/found-ingredients.ts";
import * as priceWatch from "#back-office/purchases/contract/price-watch.ts";
import * as purchaseUnits from "#back-office/purchases/contract/purchase-units.ts";
import * as purchases from "#back-office/purchases/contract/purchases.ts";
import * as purchaseTaxDocuments from "#back-office/purchases/contract/tax-document.ts";
import * as vendors from "#back-office/purchases/contract/vendors.ts";
import * as stockAlerts from "#back-office/stock-alerts/contract/stock-alerts.ts";
import * as toBuy from "#back-office/stock-alerts/contract/to-buy.ts";
import * as stockCounts from "#back-office/stock-counts/contract/stock-counts.ts";
import * as taxBooks from "#back-office/tax-books/contract/books.ts";
import * as taxClosing from "#back-office/tax-books/contract/closing.ts";
import { printBook } from "#back-office/tax-books/contract/print.ts";
import { readSettlement, setOpening } from "#back-office/tax-books/contract/settlement.ts";
import { exportWithheld, readWithheld } from "#back-office/tax-books/contract/withheld.ts";
import * as withholdingDocuments from "#back-office/withholding-documents/contract/withholding-documents.ts";
import * as approvals from "#core/approvals/contract/approvals.ts";
import * as auth from "#core/auth/contract/auth.ts";
import * as platformConsole from "#core/auth/contract/operator-session.ts";
import * as passwordReset from "#core/auth/contract/password-reset.ts";
import * as profile from "#core/auth/contract/profile.ts";
import * as support from "#core/auth/contract/support.ts";
import * as catalogues from "#core/catalogues/contract/catalogues.ts";
import { readGuestPlaces } from "#core/catalogues/contract/places.ts";
import * as files from "#core/files/contract/files.ts";
import * as paymentTypes from "#core/payment-types/contract/payment-types.ts";
import * as operatorSecurity from "#core/second-factor/contract/operator-security.ts";
import * as secondFactor from "#core/second-factor/contract/second-factor.ts";
import * as serviceCharge from "#core/service-charge/contract/service-charge.ts";
import * as chargingRules from "#core/settings/contract/charging-rules.ts";
import {
  deleteGuestCover,
  readGuestOrdering,
  setGuestOrdering,
  uploadGuestCover,
} from "#core/settings/contract/guest-ordering.ts";
import * as printSettings from "#core/settings/contract/print-settings.ts";
import * as reservationSettings from "#core/settings/contract/reservation-settings.ts";
import * as storeSettings from "#core/settings/contract/store-settings.ts";
import * as sharedTills from "#core/shared-tills/contract/shared-tills.ts";
import * as users from "#core/users/contract/users.ts";
import * as inventoryItems from "#inventory/inventory/contract/items.ts";
import * as stockMovements from "#inventory/inventory/contract/movements.ts";
import * as stockDashboard from "#inventory/inventory/contract/stock-dashboard.ts";
import { setUnitCost } from "#inventory/inventory/contract/unit-cost.ts";
import * as combos from "#menu/combos/contract/combos.ts";
import * as categories from "#menu/menu/contract/categories.ts";
import { readDearerDishes } from "#menu/menu/contract/dearer-dishes.ts";
import * as menuChanges from "#menu/menu/contract/menu-changes.ts";
import * as menuChoices from "#menu/menu/contract/menu-choices.ts";
import * as menuHighlights from "#menu/menu/contract/menu-highlights.ts";
import * as menuItems from "#menu/menu/contract/menu-items.ts";
import * as menuTranslations from "#menu/menu/contract/menu-translations.ts";
import * as recipes from "#menu/menu/contract/recipes.ts";
import * as sharedGroups from "#menu/menu/contract/shared-groups.ts";
import * as menuFile from "#menu/menu-file/contract/menu-file.ts";
import * as priceRules from "#menu/price-rules/contract/price-rules.ts";
import * as stations from "#menu/stations/contract/stations.ts";
import * as taxes from "#menu/taxes/contract/taxes.ts";
import * as cash from "#money/cash/contract/cash.ts";
import * as cashReports from "#money/cash-reports/contract/cash-reports.ts";
import * as shiftDifferences from "#money/cash-reports/contract/shift-differences.ts";
import * as discountCodes from "#money/discounts/contract/discount-codes.ts";
import * as fiscalPreview from "#money/fiscal-test/contract/fiscal-preview.ts";
import * as trialSale from "#money/fiscal-test/contract/trial-sale.ts";
import * as invoices from "#money/invoices/contract/invoices.ts";
import * as payments from "#money/payments/contract/payments.ts";
import * as receipts from "#money/receipts/contract/receipts.ts";
import * as receivables from "#money/receivables/contract/receivables.ts";
import * as refunds from "#money/refunds/contract/refunds.ts";
import * as tips from "#money/tips/contract/tips.ts";
import * as dataExports from "#operator/data-exports/contract/data-exports.ts";
import * as announcements from "#operator/operations/contract/announcements.ts";
import * as tenantHealth from "#operator/operations/contract/health.ts";
import * as queue from "#operator/operations/contract/queue.ts";
import * as supportVisits from "#operator/operations/contract/support-visits.ts";
import * as platformFigures from "#operator/platform-console/contract/figures.ts";
import * as platformTenants from "#operator/platform-console/contract/tenants.ts";
import * as setupGuide from "#operator/setup/contract/setup-guide.ts";
import * as signUp from "#operator/sign-up/contract/sign-up.ts";
import * as subscription from "#operator/subscription/contract/subscription.ts";
import * as subscriptionHistory from "#operator/subscription/contract/subscription-history.ts";
import * as tenantDeletions from "#operator/tenant-deletion/contract/deletions.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import * as requests from "#platform/contract/requests.ts";
import * as audit from "#reporting/audit/contract/audit.ts";
import * as operatorActions from "#reporting/audit/contract/operator-actions.ts";
import * as dashboard from "#reporting/dashboard/contract/dashboard.ts";
import * as apiKeys from "#reporting/integrations/contract/api-keys.ts";
import * as webhooks from "#reporting/integrations/contract/webhooks.ts";
import { publicRoutes } from "#reporting/public-api/contract/public-routes.ts";
import * as kitchenTimes from "#reporting/reports/contract/kitchen-times.ts";
import * as menuEngineering from "#reporting/reports/contract/menu-engineering.ts";
import * as reportMail from "#reporting/reports/contract/report-mail.ts";
import * as reportTrend from "#reporting/reports/contract/report-trend.ts";
import * as reports from "#reporting/reports/contract/reports.ts";
import * as salesOverTime from "#reporting/reports/contract/sales-over-time.ts";
import * as unsubscribeReportMail from "#reporting/reports/contract/unsubscribe-report-mail.ts";
import { customerWelcome } from "#service/customer-display/contract/customer-display.ts";
import * as customerImport from "#service/customers/contract/customer-import.ts";
import * as customers from "#service/customers/contract/customers.ts";
import * as drafts from "#service/drafts/contract/drafts.ts";
import { giveFeedback } from "#service/feedback/contract/guest-feedback.ts";
import * as feedback from "#service/feedback/contract/staff-feedback.ts";
import * as floor from "#service/floor/contract/floor.ts";
import * as storeTables from "#service/floor/contract/store-tables.ts";
import * as tableCodes from "#service/floor/contract/table-codes.ts";
import { followGuestMenu } from "#service/guest-menu/contract/guest-feed.ts";
import * as guestMenu from "#service/guest-menu/contract/guest-menu.ts";
import * as itemLimits from "#service/item-limits/contract/item-limits.ts";
import * as kitchen from "#service/kitchen/contract/kitchen.ts";
import * as orderDisplay from "#service/order-display/contract/order-display.ts";
import * as accounts from "#service/orders/contract/accounts.ts";
import * as courses from "#service/orders/contract/courses.ts";
import * as courtesies from "#service/orders/contract/courtesies.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import * as givenDiscounts from "#service/orders/contract/discounts.ts";
import {
  placeOrder,
  readGuestOrder,
  readTableBill,
  requestTableBill,
} from "#service/orders/contract/guest-orders.ts";
import * as orders from "#service/orders/contract/orders.ts";
import * as pos from "#service/pos/contract/pos.ts";
import * as guestPhones from "#service/qr-orders/contract/guest-phones.ts";
import { countQrOrders } from "#service/qr-orders/contract/qr-order-count.ts";
import * as qrOrders from "#service/qr-orders/contract/qr-orders.ts";
import * as guestReservations from "#service/reservations/contract/guest-reservations.ts";
import * as reservations from "#service/reservations/contract/reservations.ts";
import * as waitingList from "#service/reservations/contract/waiting-list.ts";
import * as tray from "#service/tray/contract/tray.ts";
import { answerPhone, callWaiter, joinVisit, readVisit } from "#service/visits/contract/guest-visits.ts";
import * as staffVisits from "#service/visits/contract/staff-visits.ts";
import * as taxDelivery from "#tax/tax-delivery/contract/tax-delivery.ts";
import * as taxCertification from "#tax/tax-documents/contract/certification.ts";
import * as taxCorrections from "#tax/tax-documents/contract/corrections.ts";
import * as taxSending from "#tax/tax-documents/contract/sending.ts";
import * as taxCredentials from "#tax/tax-issuer/contract/credentials.ts";
import * as generationRules from "#tax/tax-issuer/contract/generation-rules.ts";
import * as taxIssuer from "#tax/tax-issuer/contract/issuer.ts";
import * as taxPlaces from "#tax/tax-issuer/contract/places.ts";

export { apiBase } from "#platform/contract/api-base.ts";

function isRoute(value: unknown): value is RouteDefinition {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value
  );
}

/** Every route of the API by its name. A definition that is exported from a contract file listed here is in the suites. @proof */
export const allRoutes: ReadonlyMap<string, RouteDefinition> = new Map(
  Object.entries({
    ...accounting,
    ...announcements,
    ...supportVisits,
    ...queue,
    ...tenantHealth,
    ...accounts,
    ...approvals,
    ...audit,
    ...auth,
    ...cash,
    ...cashReports,
    ...shiftDifferences,
    ...catalogues,
    ...categories,
    ...combos,
    ...courses,
    ...courtesies,
    ...givenDiscounts,
    createOrder,
    ...customers,
    ...customerImport,
    ...chargingRules,
    ...discountCodes,
    ...dashboard,
    ...dataExports,
    ...drafts,
    ...files,
    ...fiscalPreview,
    ...trialSale,
    ...floor,
    ...inventoryItems,
    ...invoices,
    ...guestMenu,
    followGuestMenu,
    placeOrder,
    readGuestOrder,
    readTableBill,
    requestTableBill,
    readVisit,
    joinVisit,
    answerPhone,
    callWaiter,
    ...staffVisits,
    readGuestPlaces,
    giveFeedback,
    ...feedback,
    readGuestOrdering,
    setGuestOrdering,
    uploadGuestCover,
    deleteGuestCover,
    ...guestReservations,
    ...itemLimits,
    ...journal,
    ...manualInvoicing,
    ...kitchen,
    ...menuChanges,
    ...menuChoices,
    ...sharedGroups,
    ...menuFile,
    ...menuHighlights,
    ...menuTranslations,
    ...menuItems,
    customerWelcome,
    ...orderDisplay,
    ...orders,
    ...paymentTypes,
    ...passwordReset,
    ...payments,
    ...platformConsole,
    ...operatorActions,
    ...platformFigures,
    ...tenantDeletions,
    ...platformTenants,
    ...pos,
    ...priceRules,
    ...priceWatch,
    findIngredients,
    ...purchaseUnits,
    ...purchaseTaxDocuments,
    ...purchases,
    ...purchaseAttachment,
    ...receipts,
    readDearerDishes,
    ...recipes,
    setUnitCost,
    ...receivables,
    ...refunds,
    ...requests,
    ...reports,
    ...menuEngineering,
    ...kitchenTimes,
    ...reportTrend,
    ...salesOverTime,
    ...reportMail,
    ...unsubscribeReportMail,
    ...reservations,
    ...reservationSettings,
    importDte,
    previewDte,
    countQrOrders,
    ...profile,
    ...secondFactor,
    ...operatorSecurity,
    ...signUp,
    ...support,
    ...qrOrders,
    ...guestPhones,
    ...printSettings,
    ...serviceCharge,
    ...sharedTills,
    ...taxCorrections,
    ...setupGuide,
    ...stations,
    ...subscription,
    ...subscriptionHistory,
    ...stockAlerts,
    ...stockDashboard,
    ...stockMovements,
    ...stockCounts,
    ...storeTables,
    ...tableCodes,
    ...storeSettings,
    ...taxSending,
    ...taxCertification,
    ...taxCredentials,
    ...generationRules,
    ...taxIssuer,
    ...taxPlaces,
    ...taxDelivery,
    ...taxBooks,
    ...taxClosing,
    printBook,
    readSettlement,
    setOpening,
    readWithheld,
    exportWithheld,
    ...withholdingDocuments,
    ...taxes,
    ...tips,
    ...toBuy,
    ...tray,
    ...users,
    ...vendors,
    ...waitingList,
    ...apiKeys,
    ...webhooks,
    ...publicRoutes,
  }).flatMap(([name, value]) => (isRoute(value) ? [[name, value] as const] : [])),
);
