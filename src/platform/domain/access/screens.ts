import type { Permission } from "./permissions.ts";

/** `signed-in`: any member of the restaurant. `admin`: its admins. Else one of the permissions (admins always). */
export type Audience = "signed-in" | "admin" | "superadmin" | readonly Permission[];

export const sections = ["offerings", "backOffice"] as const;
export type Section = (typeof sections)[number];

export interface Screen {
  readonly path: string;
  /** May open it. Includes everybody whom sidebar or search lead to it. */
  readonly route: Audience;
  /** Sees it in the sidebar; null: nobody. */
  readonly sidebar: Audience | null;
  /** Finds it in the command search; null: nobody. */
  readonly search: Audience | null;
  readonly section: Section | null;
}

const ORDERS_ROUTE = [
  "ORDERS",
  "ORDER_STATUS",
  "ORDER_STATUS_DISPLAY",
] as const satisfies readonly Permission[];
const KITCHEN = ["KITCHEN", "KITCHEN_DISPLAY"] as const satisfies readonly Permission[];
const RESERVATIONS = [
  "RESERVATIONS",
  "VIEW_RESERVATIONS",
  "MANAGE_RESERVATIONS",
] as const satisfies readonly Permission[];
const CUSTOMERS = [
  "CUSTOMERS",
  "VIEW_CUSTOMERS",
  "MANAGE_CUSTOMERS",
] as const satisfies readonly Permission[];

const INVENTORY = [
  "INVENTORY",
  "VIEW_INVENTORY",
  "MANAGE_INVENTORY",
] as const satisfies readonly Permission[];

function listed(path: string, section: Section, who: Audience, route: Audience = who): Screen {
  return { path, route, sidebar: who, search: who, section };
}

function inUserMenu(path: string): Screen {
  return { path, route: "signed-in", sidebar: null, search: "signed-in", section: null };
}

/** A screen beside the other settings (app/web/shell/settings-menu.tsx lists them), found by the search. */
function inSettings<Part extends string>(part: Part) {
  return {
    path: `/dashboard/settings/${part}`,
    route: ["SETTINGS"],
    sidebar: null,
    search: ["SETTINGS"],
    section: "backOffice",
  } as const satisfies Screen;
}

/** A screen reached from the documents, and found by the search. */
function inAccounting<Part extends string>(part: Part) {
  return {
    path: `/dashboard/accounting/${part}`,
    route: ["ACCOUNTING", "INVOICES"],
    sidebar: null,
    search: ["ACCOUNTING", "INVOICES"],
    section: "backOffice",
  } as const satisfies Screen;
}

function unlisted(path: string, route: Audience): Screen {
  return { path, route, sidebar: null, search: null, section: null };
}

/**
 * The one table of screens (operations §6, back-office §6), for routes, sidebar, command search and server.
 * Where the specification's route list is narrower than what sidebar or search show, the route takes both, so
 * that nobody is led to /no-access: orders also POS, order charge also ORDER_BILLING, purchases also PURCHASES.
 * Users is in the sidebar for admins only, but found and opened with SETTINGS. See docs/decisions/0002.
 */
export const screens = {
  home: listed("/dashboard/home", "offerings", ["DASHBOARD"]),
  pos: listed("/dashboard/pos", "offerings", ["POS"]),
  orders: listed("/dashboard/orders", "offerings", ["POS", ...ORDERS_ROUTE]),
  kitchen: listed("/dashboard/kitchen", "offerings", KITCHEN),
  bar: listed("/dashboard/bar", "offerings", KITCHEN),
  orderStatus: listed("/dashboard/order-status", "offerings", ["ORDER_STATUS_DISPLAY"]),
  customerDisplay: listed("/dashboard/customer-display", "offerings", ["CUSTOMER_DISPLAY"]),
  orderCharge: listed(
    "/dashboard/order-charge",
    "offerings",
    ["ORDER_BILLING"],
    ["ORDER_BILLING", ...ORDERS_ROUTE],
  ),
  cash: listed("/dashboard/cash", "offerings", ["ORDER_BILLING", "REPORTS", "OPERATIONS_MANAGER"]),
  reservations: listed("/dashboard/reservation", "offerings", RESERVATIONS),
  customers: listed("/dashboard/customers", "offerings", CUSTOMERS),
  customersImport: unlisted("/dashboard/customers/import", CUSTOMERS),
  invoices: listed("/dashboard/invoices", "backOffice", ["INVOICES"]),
  accounting: listed("/dashboard/accounting", "backOffice", ["ACCOUNTING", "INVOICES"]),
  manualInvoicing: {
    path: "/dashboard/accounting/manual-invoicing",
    route: "signed-in",
    sidebar: null,
    search: ["ORDER_BILLING", "ACCOUNTING", "PURCHASES"],
    section: "backOffice",
  },
  taxBooks: inAccounting("books"),
  taxClosing: inAccounting("closing"),
  taxWithheld: inAccounting("withheld"),
  taxSettlement: inAccounting("settlement"),
  journal: inAccounting("journal"),
  inventory: listed("/dashboard/inventory", "backOffice", INVENTORY),
  toBuy: {
    path: "/dashboard/inventory/to-buy",
    route: INVENTORY,
    sidebar: null,
    search: INVENTORY,
    section: "backOffice",
  },
  stockCounts: {
    path: "/dashboard/inventory/counts",
    route: INVENTORY,
    sidebar: null,
    search: INVENTORY,
    section: "backOffice",
  },
  purchases: listed("/dashboard/purchases", "backOffice", ["PURCHASES"], ["PURCHASES", "INVENTORY"]),
  purchasesImport: unlisted("/dashboard/purchases/import", ["PURCHASES", "INVENTORY"]),
  feedbacks: listed("/dashboard/feedbacks", "backOffice", ["FEEDBACK"]),
  users: {
    path: "/dashboard/users",
    route: ["SETTINGS"],
    sidebar: "admin",
    search: ["SETTINGS"],
    section: "backOffice",
  },
  reports: listed("/dashboard/reports", "backOffice", ["REPORTS"]),
  settings: listed("/dashboard/settings", "backOffice", ["SETTINGS"]),
  printSettings: inSettings("print-settings"),
  tables: inSettings("tables"),
  stations: inSettings("stations"),
  menuItems: inSettings("menu-items"),
  categories: inSettings("menu-items/categories"),
  sharedGroups: inSettings("menu-items/groups"),
  menuTranslations: inSettings("menu-items/translations"),
  priceRules: inSettings("price-rules"),
  guestOrdering: inSettings("guest-ordering"),
  charging: inSettings("charging"),
  taxSetup: inSettings("tax-setup"),
  paymentTypes: inSettings("payment-types"),
  discountCodes: inSettings("discount-codes"),
  taxIssuer: inSettings("tax-issuer"),
  fiscalTest: inSettings("fiscal-test"),
  api: {
    path: "/dashboard/settings/api",
    route: "admin",
    sidebar: null,
    search: "admin",
    section: "backOffice",
  },
  audit: {
    path: "/dashboard/settings/audit",
    route: "admin",
    sidebar: null,
    search: "admin",
    section: "backOffice",
  },
  exportData: {
    path: "/dashboard/settings/export",
    route: "admin",
    sidebar: null,
    search: "admin",
    section: "backOffice",
  },
  profile: inUserMenu("/dashboard/profile"),
  devices: inUserMenu("/dashboard/devices"),
  language: inUserMenu("/dashboard/language"),
  contactSupport: inUserMenu("/dashboard/contact-support"),
  inactiveSubscription: unlisted("/dashboard/inactive-subscription", "signed-in"),
  printCash: unlisted("/print-cash", "signed-in"),
  printReceipt: unlisted("/print-receipt", "signed-in"),
  printToken: unlisted("/print-token", "signed-in"),
  printTicket: unlisted("/print-ticket", KITCHEN),
  superadminHome: unlisted("/superadmin/dashboard/home", "superadmin"),
  superadminSecurity: unlisted("/superadmin/dashboard/security", "superadmin"),
  superadminTenants: unlisted("/superadmin/dashboard/tenants", "superadmin"),
  superadminReports: unlisted("/superadmin/dashboard/reports", "superadmin"),
  superadminSupport: unlisted("/superadmin/dashboard/contact-support", "superadmin"),
  superadminLanguage: unlisted("/superadmin/dashboard/language", "superadmin"),
  superadminHealth: unlisted("/superadmin/dashboard/health", "superadmin"),
  superadminOperations: unlisted("/superadmin/dashboard/operations", "superadmin"),
  superadminAnnouncements: unlisted("/superadmin/dashboard/announcements", "superadmin"),
  superadminSupportVisits: unlisted("/superadmin/dashboard/look-ins", "superadmin"),
  superadminAudit: unlisted("/superadmin/dashboard/audit", "superadmin"),
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;
