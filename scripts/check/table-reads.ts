import { readdirSync } from "node:fs";
import path from "node:path";
import { areas, placeOf } from "./layout.mjs";
import { tableOwners } from "./table-owners.ts";

/** The areas, the lowest first, each with the features whose folders lie in it. */
const featuresIn = (area: string): readonly string[] => readdirSync(path.join("src", area));
const areaOfFeature = new Map(areas.flatMap((area) => featuresIn(area).map((feature) => [feature, area])));

/**
 * The owners of the tables that only functions and migrations write, so that no feature is seen to write
 * them.
 */
const furtherOwners: Readonly<Record<string, string>> = {
  customer_words: "customers",
  menu_directory: "platform/db",
  platform_day_sums: "reports",
  platform_stale_days: "reports",
  platform_visit_sums: "reports",
  qr_order_lines: "qr-orders",
  quick_notes: "pos",
  row_sizes: "operations",
  table_directory: "platform/db",
  tax_document_directory: "tax-documents",
  tenant_words: "tenants",
  till_versions: "pos",
};

/** Returns the feature, or the part of the platform, that a table or view belongs to. */
export const ownerOf = (table: string): string | undefined => tableOwners[table] ?? furtherOwners[table];

/** Returns `orders`, `platform/jobs`, `app` for what puts the product together, and nothing for what is no server. */
export function featureOfPath(file: string): string | undefined {
  const { area, feature, layer } = placeOf(file) ?? {};
  if (layer !== "server" && layer !== "outside") return undefined;
  return feature ?? (area === "platform" ? `platform/${file.split("/")[3]}` : "app");
}

/** Returns the area of a feature; `platform` is below all areas, and `app` above. */
export function areaOf(feature: string): string {
  return feature.startsWith("platform/") ? "platform" : (areaOfFeature.get(feature) ?? "app");
}

const order = ["platform", ...areas, "app"];

/** Tells whether a feature lies in a lower area than the one whose table it reads. */
export const isUpward = (reader: string, owner: string): boolean =>
  order.indexOf(areaOf(reader)) < order.indexOf(areaOf(owner));

const BILL = "a bill that is paid in parts is kept with its invoices, and the till shows what of it is open";
const CUSTOMER_PAGE =
  "the page of a customer says what they spent, and shows their last invoices and favourite dishes";
const DELETED_PERSON = "nobody is deleted who has tables or a drawer open: the refusal names them";
const DISHES_OF_INGREDIENT =
  "an ingredient names the dishes that take it, and is not deleted while there are any";
const STOCK_LOG = "the log of the stock names the order and the invoice that took something";
const TYPE_IN_USE =
  "whether it is cash, and what it settles, stays once anything was paid or given back with a payment type";
const GIVEN_BACK = "what was given back of an order that is not handed over is taken off the boards";
const DEVICE_LIST = "the list of devices has the live sessions, and the shared till that each is at";
const WHO_ASKS = "each request says by its token who asks, before any feature is reached";
const WHO_ASKS_BY_KEY =
  "a program that asks with a key is known before any feature is reached, and the use is noted";
const STILL_LISTENS = "a socket is cut once its session, its person or its restaurant may listen no more";
const LOOK_IN =
  "an operator who looks in for support asks and listens in the place of a person of the restaurant";
const ANNOUNCED = "a message that a till sends on is made of the order as the database has it";

/**
 * Lists the features that read a table of an area above them, by themselves or by a function of SQL: `table: reader`. May
 * only shrink.
 */
export const upwardReads: Readonly<Record<string, string>> = {
  "account_payments: payment-types": TYPE_IN_USE,
  "payments: payment-types": TYPE_IN_USE,
  "refunds: payment-types": TYPE_IN_USE,
  "fiscal_settings: auth": "a new customer begins in the department and municipality of the restaurant",
  "fiscal_settings: settings": "features above get the name on tax documents at the door of the settings",
  "orders: settings": "the currency stays once anything was sold",
  "accounts: users": DELETED_PERSON,
  "cash_drawers: users": DELETED_PERSON,
  "cash_sessions: users": DELETED_PERSON,
  "store_tables: users": DELETED_PERSON,
  "menu_items: files": "a picture that no dish shows any more is deleted",
  "menu_addons: inventory": DISHES_OF_INGREDIENT,
  "menu_items: inventory": DISHES_OF_INGREDIENT,
  "menu_variants: inventory": DISHES_OF_INGREDIENT,
  "recipe_items: inventory": "the recipe of a dish says what an order takes out of the stock",
  "accounts: inventory": STOCK_LOG,
  "invoice_orders: inventory": STOCK_LOG,
  "invoices: inventory": STOCK_LOG,
  "orders: inventory": STOCK_LOG,
  "bills: bills": BILL,
  "discount_codes: bills":
    "the discount of a bill that is paid in parts is taken off by the terms of its code",
  "invoice_lines: bills": BILL,
  "invoice_orders: bills": "orders of which a part was paid together can only be charged together",
  "invoice_reversals: bills": BILL,
  "invoices: bills": BILL,
  "invoice_lines: customers": CUSTOMER_PAGE,
  "invoice_reversals: customers": CUSTOMER_PAGE,
  "invoices: customers": CUSTOMER_PAGE,
  "refunds: customers": CUSTOMER_PAGE,
  "invoices: feedback": "the list of feedback names the invoice that a guest wrote about",
  "invoice_lines: orders": GIVEN_BACK,
  "refund_lines: orders": GIVEN_BACK,
  "invoices: tax-delivery": "whoever asks for the copies of an invoice that is not there is told so",
  "refunds: tax-documents": "a correction says how the money went back, and how much of it",
  "session_tokens: platform/auth": DEVICE_LIST,
  "sessions: platform/auth": DEVICE_LIST,
  "shared_tills: platform/auth":
    "the cookie of a shared till leads to its row, and the list of devices names it",
  "users: platform/auth": "a known device is known for a username",
  "api_keys: platform/auth": WHO_ASKS_BY_KEY,
  "tenants: platform/auth": WHO_ASKS_BY_KEY,
  "session_tokens: platform/http": WHO_ASKS,
  "sessions: platform/http": WHO_ASKS,
  "tenants: platform/http": WHO_ASKS,
  "users: platform/http": WHO_ASKS,
  "look_ins: platform/http": LOOK_IN,
  "look_ins: platform/realtime": LOOK_IN,
  "sessions: platform/realtime": STILL_LISTENS,
  "tenants: platform/realtime": STILL_LISTENS,
  "users: platform/realtime": STILL_LISTENS,
  "orders: platform/realtime": ANNOUNCED,
  "qr_orders: platform/realtime": ANNOUNCED,
  "tenants: platform/jobs": "a job that goes through the restaurants asks which there are",
  "users: platform/mail": "a mail goes to those of a restaurant whom it concerns, each in their language",
};

const TILL_VERSION = "a till loads its menu anew when anything of it was written";
const TOLD = "a webhook is told of a row in the transaction that writes it";
const SUMMED_ANEW = "a day that was summed is summed anew when something in it changes";

/**
 * Lists the features of which a trigger on a table of a lower area reads or writes something: `feature: whose table`.
 * May only shrink.
 */
export const upwardTriggers: Readonly<Record<string, string>> = {
  "operations: tenants": "a restaurant has a row of its health from its first moment to its last",
  "payments: orders":
    "what is told of an order that is paid names its invoices, and so do the days to sum anew",
  "pos: combos": TILL_VERSION,
  "pos: inventory": TILL_VERSION,
  "pos: menu": TILL_VERSION,
  "pos: payment-types": TILL_VERSION,
  "pos: price-rules": TILL_VERSION,
  "pos: settings": TILL_VERSION,
  "pos: taxes": TILL_VERSION,
  "reports: orders": SUMMED_ANEW,
  "reports: payments": SUMMED_ANEW,
  "reports: refunds": SUMMED_ANEW,
  "reports: settings": "all days are summed anew when the time zone is another",
  "integrations: cash": TOLD,
  "integrations: inventory": TOLD,
  "integrations: orders": TOLD,
  "integrations: payments": TOLD,
  "integrations: refunds": TOLD,
  "integrations: reservations": TOLD,
  "integrations: tax-documents": TOLD,
};
