import type { ScreenId } from "../../domain/access/screens.ts";

const ids = [
  "home",
  "pos",
  "orders",
  "orderCharge",
  "cash",
  "invoices",
  "accounting",
  "purchases",
  "kitchen",
  "bar",
  "orderStatus",
  "customerDisplay",
  "reservations",
  "customers",
  "customersImport",
  "feedbacks",
  "reports",
  "manualInvoicing",
  "inventory",
  "purchasesImport",
  "taxBooks",
  "taxClosing",
  "toBuy",
  "stockCounts",
  "users",
  "settings",
  "api",
  "audit",
  "exportData",
  "menuItems",
  "categories",
  "menuTranslations",
  "tables",
  "priceRules",
  "stations",
  "printSettings",
  "guestOrdering",
  "charging",
  "taxIssuer",
  "taxSetup",
  "paymentTypes",
  "discountCodes",
  "fiscalTest",
  "profile",
  "devices",
  "language",
  "contactSupport",
] as const satisfies readonly ScreenId[];

/** One of the screens that exist. */
export type ExistingScreen = (typeof ids)[number];

/**
 * The screens that exist. Sidebar and command search list exactly these, to whom platform/domain/access allows it. A new
 * screen is a route file, a title in app/words/<language>/screens.ts, an id here and an icon in screens.tsx (in
 * frame-icons.tsx if the sidebar lists it): signing in asks only where somebody may land and loads no icons.
 */
export const existingScreens: readonly ScreenId[] = ids;

/** Whether a screen exists. */
export function isExisting(id: ScreenId): id is ExistingScreen {
  return existingScreens.includes(id);
}

/** What a screen is called. */
export function screenTitle<Id extends ExistingScreen>(id: Id) {
  return `screens.${id}` as const;
}
