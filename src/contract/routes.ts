import * as accounts from "./accounts.ts";
import * as approvals from "./approvals.ts";
import * as audit from "./audit.ts";
import * as auth from "./auth.ts";
import * as cash from "./cash.ts";
import * as cashReports from "./cash-reports.ts";
import * as catalogues from "./catalogues.ts";
import * as tenantDeletions from "./console/deletions.ts";
import * as platformFigures from "./console/figures.ts";
import * as platformMorning from "./console/morning.ts";
import * as operatorActs from "./console/operator-acts.ts";
import * as platformTenants from "./console/tenants.ts";
import * as courses from "./courses.ts";
import * as courtesies from "./courtesies.ts";
import { createOrder } from "./create-order.ts";
import * as customerImport from "./customer-import.ts";
import * as customers from "./customers.ts";
import * as dashboard from "./dashboard.ts";
import * as dataExports from "./data-exports.ts";
import * as drafts from "./drafts.ts";
import * as files from "./files.ts";
import * as fiscalPreview from "./fiscal-preview.ts";
import * as floor from "./floor.ts";
import { giveFeedback } from "./guest/feedback.ts";
import * as guestMenu from "./guest/menu.ts";
import { placeOrder, readGuestOrder, readTableBill, requestTableBill } from "./guest/orders.ts";
import { readGuestPlaces } from "./guest/places.ts";
import * as feedback from "./guest/staff-feedback.ts";
import * as staffVisits from "./guest/staff-visits.ts";
import { answerPhone, callWaiter, joinVisit, readVisit } from "./guest/visits.ts";
import * as guestReservations from "./guest-reservations.ts";
import * as apiKeys from "./integrations/api-keys.ts";
import * as webhooks from "./integrations/webhooks.ts";
import * as inventoryItems from "./inventory/items.ts";
import * as stockMovements from "./inventory/movements.ts";
import * as stockAlerts from "./inventory/stock-alerts.ts";
import * as stockCounts from "./inventory/stock-counts.ts";
import * as stockDashboard from "./inventory/stock-dashboard.ts";
import * as toBuy from "./inventory/to-buy.ts";
import * as invoices from "./invoices.ts";
import * as itemLimits from "./item-limits.ts";
import * as kitchen from "./kitchen.ts";
import * as manualInvoicing from "./manual-invoicing.ts";
import * as categories from "./menu/categories.ts";
import * as combos from "./menu/combos.ts";
import { readEatenMargins } from "./menu/eaten-margins.ts";
import * as menuChanges from "./menu/menu-changes.ts";
import * as menuChoices from "./menu/menu-choices.ts";
import * as menuFile from "./menu/menu-file.ts";
import * as menuItems from "./menu/menu-items.ts";
import * as menuTranslations from "./menu/menu-translations.ts";
import * as recipes from "./menu/recipes.ts";
import * as announcements from "./operations/announcements.ts";
import * as tenantHealth from "./operations/health.ts";
import * as lookIns from "./operations/look-ins.ts";
import * as queue from "./operations/queue.ts";
import * as orderDisplay from "./order-display.ts";
import * as orders from "./orders.ts";
import * as payments from "./payments.ts";
import * as operatorSecurity from "./person/operator-security.ts";
import * as passwordReset from "./person/password-reset.ts";
import * as profile from "./person/profile.ts";
import * as secondFactor from "./person/second-factor.ts";
import * as signUp from "./person/sign-up.ts";
import * as support from "./person/support.ts";
import type { RouteDefinition } from "./platform/define.ts";
import * as platformConsole from "./platform-console.ts";
import * as pos from "./pos.ts";
import * as priceRules from "./price-rules.ts";
import { publicRoutes } from "./public-api/public-routes.ts";
import { importDte } from "./purchase-documents/import-dte.ts";
import { previewDte } from "./purchase-documents/preview-dte.ts";
import { findIngredients } from "./purchases/found-ingredients.ts";
import * as priceWatch from "./purchases/price-watch.ts";
import * as purchaseUnits from "./purchases/purchase-units.ts";
import * as purchases from "./purchases/purchases.ts";
import * as purchaseTaxDocuments from "./purchases/tax-document.ts";
import * as vendors from "./purchases/vendors.ts";
import { countQrOrders } from "./qr-order-count.ts";
import * as qrOrders from "./qr-orders.ts";
import * as receipts from "./receipts.ts";
import * as receivables from "./receivables.ts";
import * as refunds from "./refunds.ts";
import * as kitchenTimes from "./reports/kitchen-times.ts";
import * as leaveReportMail from "./reports/leave-report-mail.ts";
import * as menuEngineering from "./reports/menu-engineering.ts";
import * as reportMail from "./reports/report-mail.ts";
import * as reports from "./reports.ts";
import * as requests from "./requests.ts";
import * as reservations from "./reservations.ts";
import * as chargingRules from "./setup/charging-rules.ts";
import * as discountCodes from "./setup/discount-codes.ts";
import { readGuestOrdering, setGuestOrdering } from "./setup/guest-ordering.ts";
import * as paymentTypes from "./setup/payment-types.ts";
import * as printSettings from "./setup/print-settings.ts";
import * as reservationSettings from "./setup/reservation-settings.ts";
import * as serviceCharge from "./setup/service-charge.ts";
import * as setupGuide from "./setup/setup-guide.ts";
import * as storeSettings from "./setup/store-settings.ts";
import * as storeTables from "./setup/store-tables.ts";
import * as tableCodes from "./setup/table-codes.ts";
import * as taxes from "./setup/taxes.ts";
import * as sharedTills from "./shared-tills.ts";
import * as stations from "./stations.ts";
import * as subscription from "./subscription.ts";
import * as subscriptionHistory from "./subscription-history.ts";
import * as taxBooks from "./tax-books/books.ts";
import * as taxClosing from "./tax-books/closing.ts";
import * as accounting from "./tax-documents/accounting.ts";
import * as taxCertification from "./tax-documents/certification.ts";
import * as taxCorrections from "./tax-documents/corrections.ts";
import * as taxSending from "./tax-documents/sending.ts";
import * as taxDelivery from "./tax-documents/tax-delivery.ts";
import * as taxCredentials from "./tax-issuer/credentials.ts";
import * as generationRules from "./tax-issuer/generation-rules.ts";
import * as taxIssuer from "./tax-issuer/issuer.ts";
import * as taxPlaces from "./tax-issuer/places.ts";
import * as tips from "./tips.ts";
import * as tray from "./tray.ts";
import * as users from "./users.ts";
import * as waitingList from "./waiting-list.ts";

export { apiBase } from "./platform/api-base.ts";

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
    ...lookIns,
    ...queue,
    ...tenantHealth,
    ...accounts,
    ...approvals,
    ...audit,
    ...auth,
    ...cash,
    ...cashReports,
    ...catalogues,
    ...categories,
    ...combos,
    ...courses,
    ...courtesies,
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
    ...floor,
    ...inventoryItems,
    ...invoices,
    ...guestMenu,
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
    ...guestReservations,
    ...itemLimits,
    ...manualInvoicing,
    ...kitchen,
    ...menuChanges,
    ...menuChoices,
    ...menuFile,
    ...menuTranslations,
    ...menuItems,
    ...orderDisplay,
    ...orders,
    ...paymentTypes,
    ...passwordReset,
    ...payments,
    ...platformConsole,
    ...operatorActs,
    ...platformFigures,
    ...platformMorning,
    ...tenantDeletions,
    ...platformTenants,
    ...pos,
    ...priceRules,
    ...priceWatch,
    findIngredients,
    ...purchaseUnits,
    ...purchaseTaxDocuments,
    ...purchases,
    ...receipts,
    readEatenMargins,
    ...recipes,
    ...receivables,
    ...refunds,
    ...requests,
    ...reports,
    ...menuEngineering,
    ...kitchenTimes,
    ...reportMail,
    ...leaveReportMail,
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
