import { z } from "zod";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import { unitLabel } from "#inventory/inventory/domain/unit-label.ts";
import { columnOf, inFile, onScreen } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { optionalPhone } from "#platform/contract/optional-phone.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { optionalOfTaxpayer } from "#platform/contract/taxpayer.ts";
import {
  day,
  idOf,
  idTextOf,
  messageReply,
  money,
  optionalLines,
  optionalText,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { exactText } from "#platform/domain/money/exact-decimal.ts";
import { VENDOR_NAME_MAX } from "../domain/purchase.ts";
import { factor } from "./exact-number.ts";
import { purchaseRow } from "./purchases.ts";

const access = screenAccess("purchases");
const write = { staff: actions["purchase.record"] } as const;
export const vendorParams = z.object({ id: idTextOf("Vendor") });

const vendorFields = {
  name: z.string(),
  /** Digits. */
  nit: z.string().nullable(),
  nrc: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string().nullable(),
};

export const vendorRow = z.object({
  id: idOf("Vendor"),
  ...vendorFields,
  /** Without cancelled ones. */
  purchases: z.number().int(),
  last_purchase_on: day.nullable(),
});
export type VendorRow = z.output<typeof vendorRow>;

/** A vendor as its file reads it: without the number of purchases. */
export type FiledVendor = Omit<VendorRow, "purchases">;

const ofVendor = columnOf<FiledVendor & { readonly purchases?: number }>();

export const vendorColumns = [
  ofVendor("name", "text", "common.vendor"),
  ofVendor("nit", "text", "common.nit", ({ nit }) => (nit === null ? null : formatNit(nit))),
  ...inFile(ofVendor("nrc", "text", "common.nrc", ({ nrc }) => (nrc === null ? null : formatNrc(nrc)))),
  ofVendor("phone", "text", "common.phone"),
  ...inFile(ofVendor("email", "text", "common.email"), ofVendor("address", "text", "common.address")),
  ...onScreen(ofVendor("purchases", "count", "common.purchases", ({ purchases = null }) => purchases)),
  ofVendor("last", "day", "common.last_purchase", ({ last_purchase_on: day }) => day),
];

const filters = { sort: sortBy("name").default("name") };

export const listVendors = route({
  method: "GET",
  path: "/vendors",
  summary:
    "A page of the vendors by name; found by words of their name or by their NIT, with dashes or without.",
  access,
  query: listQuery(filters),
  response: listReply(vendorRow),
});

export const exportVendors = route({
  method: "GET",
  path: "/vendors/export",
  summary: "The vendors as a CSV file.",
  access,
  query: exportQuery(filters),
  csv: true,
  response: csvFile,
});

/** Purchases from a vendor in a month. */
export const vendorMonth = z.object({
  /** First day of the month. */
  month: day,
  purchases: z.number().int(),
  /** Totals of received purchases and debit notes. */
  bought: money,
  /** Totals of credit notes. */
  returned: money,
  balance: money,
  /** Purchases without a total, which are in none of the sums. */
  unpriced: z.number().int(),
});
export type VendorMonth = z.output<typeof vendorMonth>;

const ofMonth = columnOf<VendorMonth>();

export const vendorMonthColumns = [
  ofMonth("month", "text", "common.month", ({ month }) => month.slice(0, 7)),
  ...inFile(ofMonth("purchases", "count", "common.purchases")),
  ofMonth("bought", "money", "purchases.file.bought"),
  ofMonth("returned", "money", "purchases.file.returned"),
  ofMonth("balance", "money", "common.balance"),
  ...inFile(ofMonth("unpriced", "count", "purchases.file.unpriced")),
];

export const readVendor = route({
  method: "GET",
  path: "/vendors/:id",
  summary: "A vendor, and what was bought of them in each of the last twelve months, the newest first.",
  access,
  params: vendorParams,
  response: z.object({
    vendor: z.object({ ...vendorRow.shape, version: editVersion, is_archived: z.boolean() }),
    months: z.array(vendorMonth),
    currency: z.string(),
  }),
  errors: ["not_found"],
});

export const exportVendorMonths = route({
  method: "GET",
  path: "/vendors/:id/months.csv",
  summary: "What was bought of a vendor in each month as a CSV file.",
  access,
  params: vendorParams,
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});

export const listVendorPurchases = route({
  method: "GET",
  path: "/vendors/:id/purchases",
  summary: "The purchases of a vendor, the newest first.",
  access,
  params: vendorParams,
  query: listQuery({ sort: sortBy("date").default("-date") }).omit({ q: true }),
  response: listReply(purchaseRow),
  errors: ["not_found"],
});

/** Goods bought from a vendor before, as a purchase may propose them again. */
export const vendorItem = z.object({
  id: idOf("VendorItem"),
  /** The supplier's code; null for goods known by their description. */
  code: z.string().nullable(),
  title: z.string(),
  inventory_item_id: idOf("InventoryItem"),
  inventory_item_name: z.string(),
  inventory_item_unit: z.string(),
  /** Unit of the last purchase, and the number of the ingredient's units in it. */
  unit: z.string(),
  factor,
  /** Price of that unit; null when nobody entered one. */
  last_unit_price: unitCost.nullable(),
  /** Cost of the ingredient's unit. */
  last_unit_cost: unitCost.nullable(),
  last_bought_on: day,
});
export type VendorItem = z.output<typeof vendorItem>;

const ofItem = columnOf<VendorItem>();

export const vendorItemColumns = [
  ...inFile(ofItem("code", "text", "common.code")),
  ofItem("title", "text", "common.description"),
  ofItem("ingredient", "text", "purchases.ingredient", ({ inventory_item_name: name }) => name),
  ofItem("unit", "word", "common.unit", ({ unit }) => unitLabel(unit)),
  ...inFile(ofItem("factor", "text", "purchases.file.factor", (row) => exactText(row.factor))),
  ofItem("price", "text", "common.unit_price", ({ last_unit_price: price }) =>
    price === null ? null : decimalFromMicros(price),
  ),
  ...inFile(
    ofItem("last_unit_cost", "text", "common.cost", ({ last_unit_cost: cost }) =>
      cost === null ? null : decimalFromMicros(cost),
    ),
    ofItem("inventory_item_unit", "text", "common.stock_unit"),
  ),
  ofItem("bought", "day", "common.last_purchase", ({ last_bought_on: day }) => day),
];

const itemFilters = { sort: sortBy("title", "bought").default("-bought") };

export const listVendorItems = route({
  method: "GET",
  path: "/vendors/:id/items",
  summary:
    "What a vendor sells as far as purchases say: which ingredient it is, its unit and its last price.",
  access,
  params: vendorParams,
  query: listQuery(itemFilters),
  response: listReply(vendorItem).extend({ currency: z.string() }),
  errors: ["not_found"],
});

export const exportVendorItems = route({
  method: "GET",
  path: "/vendors/:id/items/export",
  summary: "The last prices of a vendor as a CSV file.",
  access,
  params: vendorParams,
  query: exportQuery(itemFilters),
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});

export const forgetVendorItem = route({
  method: "DELETE",
  path: "/vendors/:id/items/:itemId",
  summary: "Forgets which ingredient a vendor's goods are; the next purchase asks anew.",
  access: write,
  params: vendorParams.extend({ itemId: idTextOf("VendorItem") }),
  response: messageReply,
  errors: ["not_found"],
});

export const vendorBody = z.object({
  name: nameText(VENDOR_NAME_MAX),
  nit: optionalOfTaxpayer("nit"),
  nrc: optionalOfTaxpayer("nrc"),
  phone: optionalPhone,
  email: optionalOfTaxpayer("email"),
  address: optionalText(250),
  note: optionalLines(500),
});
export type VendorBody = z.output<typeof vendorBody>;

export const addVendor = route({
  method: "POST",
  path: "/vendors",
  summary: "Adds a vendor.",
  access: write,
  body: vendorBody,
  response: messageReply.extend({ id: idOf("Vendor") }),
  errors: ["vendor_exists"],
});

export const updateVendor = route({
  method: "PUT",
  path: "/vendors/:id",
  summary: "Changes a vendor; purchases keep the name and number they were made with.",
  access: write,
  params: vendorParams,
  body: vendorBody.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["not_found", "vendor_exists", "changed_meanwhile"],
});

export const deleteVendor = route({
  method: "DELETE",
  path: "/vendors/:id",
  summary: "Takes a vendor off the list; their purchases and prices stay.",
  access: write,
  params: vendorParams,
  response: messageReply,
  errors: ["not_found"],
});

export const restoreVendor = route({
  method: "POST",
  path: "/vendors/:id/restore",
  summary: "Puts a deleted vendor on the list again, with what is remembered of their goods.",
  access: write,
  params: vendorParams,
  response: messageReply,
  errors: ["not_found", "vendor_exists"],
});
