import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pictureUpload } from "#core/files/contract/files.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import { unitLabel } from "#inventory/inventory/domain/unit-label.ts";
import { optionalCode } from "#platform/contract/code-text.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { jsonText } from "#platform/contract/json-text.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { optionalName } from "#platform/contract/name-text.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { uploadedFile } from "#platform/contract/stored-file.ts";
import { optionalOfTaxpayer } from "#platform/contract/taxpayer.ts";
import {
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  notNegativeMoney,
  optionalLines,
  quantity,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { formatNit } from "#platform/domain/identity/tax-numbers.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { purchaseDocumentTypes, stockEffects } from "#tax/documents/domain/reading/purchase-document.ts";
import { incomeCodes } from "../domain/income-code.ts";
import {
  MANUAL_LINES_MAX,
  purchaseSources,
  purchaseStatuses,
  UNIT_MAX,
  VENDOR_NAME_MAX,
} from "../domain/purchase.ts";
import { factor } from "./exact-number.ts";
import { priceRise } from "./price-rise.ts";
import { taxDocument } from "./tax-document.ts";

export const purchasesErrors = {
  purchase_cancelled: 409,
  purchase_goods_used: 409,
  purchase_has_notes: 409,
  note_of_cancelled_purchase: 409,
  purchase_document_known: 409,
  purchase_paper_known: 409,
  vendor_exists: 409,
} as const;

const access = screenAccess("purchases");
const write = { staff: actions["purchase.record"] } as const;
export const purchaseParams = z.object({ id: idTextOf("Purchase") });

/** A purchase as lists show it. The amounts of a credit note (`takes_back`) and a debit note (`reprices`) are positive too. */
export const purchaseRow = z.object({
  id: idOf("Purchase"),
  /** The restaurant's own numbering, from 1. */
  number: z.number().int(),
  status: z.enum(purchaseStatuses),
  source: z.enum(purchaseSources),
  effect: z.enum(stockEffects),
  /** Type of the tax document (CAT-002). */
  document_type: z.enum(purchaseDocumentTypes).nullable(),
  invoice_number: z.string().nullable(),
  /** Business day on which it was received. */
  date: day,
  /** The vendor's name then; null when nobody entered one. */
  vendor: z
    .object({ id: idOf("Vendor").nullable(), name: z.string(), nit: z.string().nullable() })
    .nullable(),
  vendor_name: z.string().nullable(),
  tax_id_no: z.string().nullable(),
  address: z.string().nullable(),
  items_count: z.number().int(),
  currency: z.string(),
  /** Null while a price is missing. */
  subtotal: money.nullable(),
  tax: money.nullable(),
  total: money.nullable(),
  has_attachment: z.boolean(),
});
export type PurchaseRow = z.output<typeof purchaseRow>;

/** Returns the amount that a purchase adds to the expenses: negative for a credit note, zero for a cancelled purchase. */
function spentOn({ status, effect, total }: PurchaseRow): Cents | null {
  if (total === null) return null;
  if (status === "cancelled") return ZERO_CENTS;
  return effect === "takes_back" ? cents(-total) : total;
}

const column = columnOf<PurchaseRow>();

export const purchaseColumns = [
  column("number", "text", "common.number"),
  column("date", "day", "common.date"),
  column("vendor", "text", "common.vendor", ({ vendor_name: name }) => name),
  ...inFile(
    column("nit", "text", "common.nit", ({ tax_id_no: nit }) => (nit === null ? null : formatNit(nit))),
    column("invoice_number", "text", "purchases.file.invoice_number"),
    column("effect", "word", "common.type", ({ effect }) => `purchases.effect.${effect}` as const),
  ),
  column("state", "word", "common.status", ({ status }) => `purchases.status.${status}` as const),
  column("items", "count", "purchases.file.items", ({ items_count: count }) => count),
  ...inFile(column("subtotal", "money", "common.subtotal"), column("tax", "money", "common.tax")),
  column("total", "money", "common.total"),
  ...inFile(
    column("spent", "money", "purchases.file.spent", spentOn),
    column("currency", "text", "common.currency"),
  ),
];

export const purchaseItem = z.object({
  id: idOf("PurchaseItem"),
  purchase_order_id: idOf("Purchase"),
  line: z.number().int(),
  /** The supplier's code. */
  code: z.string().nullable(),
  title: z.string(),
  /** Quantity in the purchased unit. */
  quantity,
  unit: z.string(),
  /** Null for a service or a charge, which is not kept in stock. */
  inventory_item_id: idOf("InventoryItem").nullable(),
  inventory_item_name: z.string().nullable(),
  inventory_item_unit: z.string().nullable(),
  factor: factor.nullable(),
  /** Quantity that went into stock, in the ingredient's unit; out of stock for a credit note. */
  stock_quantity: quantity.nullable(),
  /** Price of the purchased unit. */
  unit_price: unitCost.nullable(),
  /** The amount that the paper takes off quantity times price; null for nothing, and of purchases from before it was kept. */
  discount: money.nullable(),
  total: money.nullable(),
  /** Cost of the ingredient's unit, and its cost the time before. */
  unit_cost: unitCost.nullable(),
  previous_unit_cost: unitCost.nullable(),
  /** Part of `stock_quantity` that moved: less when the goods of a credit note were partly used, nothing for a debit note. */
  moved_quantity: quantity.nullable(),
  /** Part of it that the cancellation moved back; less when the rest was used. */
  cancelled_quantity: quantity.nullable(),
});
export type PurchaseItem = z.output<typeof purchaseItem>;

/** A line of the file of a purchase; what is taken off or added below its lines has no line number and no quantity. */
export type PurchaseFileLine = Pick<
  PurchaseItem,
  | "code"
  | "title"
  | "unit_price"
  | "discount"
  | "total"
  | "inventory_item_name"
  | "inventory_item_unit"
  | "stock_quantity"
  | "moved_quantity"
  | "cancelled_quantity"
> & { readonly line: number | null; readonly quantity: Thousandths | null; readonly unit: string | null };

const ofItem = columnOf<PurchaseFileLine>();

export const purchaseItemColumns = [
  ofItem("line", "count", "purchases.file.line"),
  ofItem("code", "text", "common.code"),
  ofItem("title", "text", "common.description"),
  ofItem("quantity", "quantity", "common.quantity"),
  ofItem("unit", "word", "common.unit", ({ unit }) => (unit === null ? null : unitLabel(unit))),
  ofItem("unit_price", "text", "common.unit_price", ({ unit_price: price }) =>
    price === null ? null : decimalFromMicros(price),
  ),
  ofItem("discount", "money", "common.discount"),
  ofItem("total", "money", "common.total"),
  ofItem("inventory_item_name", "text", "purchases.ingredient"),
  ofItem("stock_quantity", "quantity", "purchases.file.stocked"),
  ofItem("moved_quantity", "quantity", "purchases.file.moved"),
  ofItem("cancelled_quantity", "quantity", "purchases.file.cancelled_quantity"),
  ofItem("inventory_item_unit", "word", "common.stock_unit", ({ inventory_item_unit: unit }) =>
    unit === null ? null : unitLabel(unit),
  ),
];

/** A corrected purchase, or a note that corrects one. */
export const correctingPurchase = purchaseRow.pick({
  id: true,
  number: true,
  status: true,
  effect: true,
  date: true,
});
export type CorrectingPurchase = z.output<typeof correctingPurchase>;

export const purchase = purchaseRow.extend({
  items: z.array(purchaseItem),
  /** Purchases that the document of this note names. */
  corrects: z.array(correctingPurchase),
  /** Notes that name this purchase. */
  corrected_by: z.array(correctingPurchase),
  /** The amount that the paper takes off all lines together; null for nothing. */
  discount: money.nullable(),
  vendor_nrc: z.string().nullable(),
  invoice_date: day.nullable(),
  /** Income tax withheld of a typed purchase; that of a document stands in `tax_document`. */
  withheld_income: money.nullable(),
  income_code: z.enum(incomeCodes).nullable(),
  control_number: z.string().nullable(),
  /** codigoGeneracion of a tax document. */
  generation_code: z.string().nullable(),
  note: z.string().nullable(),
  created_at: instant,
  created_by: z.string().nullable(),
  cancelled: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Media type of the attachment; a picture may be shown, a PDF is only downloaded. */
  attachment: z.enum(["image/webp", "application/pdf"]).nullable(),
  /** Data read from a supplier's tax document. */
  tax_document: taxDocument.nullable(),
});
export type Purchase = z.output<typeof purchase>;

/**
 * Filters by business day; `from` and `to` apply to `custom`, which without them is from today to a month ahead (back-office
 * §9).
 */
const filters = {
  sort: sortBy("date", "total").default("-date"),
  type: z.enum(pastPeriods).default("today"),
  from: day.optional(),
  to: day.optional(),
  status: z.enum(purchaseStatuses).optional(),
  source: z.enum(purchaseSources).optional(),
};

export const listPurchases = route({
  method: "GET",
  path: "/purchases",
  summary:
    "The purchases of a period of business days, the newest first; found by number, vendor, NIT or invoice number.",
  access,
  query: listQuery(filters),
  response: listReply(purchaseRow).extend({
    from: day,
    to: day,
    /** Today's business day. */
    today: day,
    currency: z.string(),
  }),
});

export const exportPurchases = route({
  method: "GET",
  path: "/purchases/export",
  summary: "The same purchases as a CSV file.",
  access,
  query: exportQuery(filters),
  csv: true,
  response: csvFile,
});

export const readPurchase = route({
  method: "GET",
  path: "/purchases/:id",
  summary: "A purchase with its lines.",
  access,
  params: purchaseParams,
  response: z.object({ purchase }),
  errors: ["not_found"],
});

export const exportPurchaseItems = route({
  method: "GET",
  path: "/purchases/:id/items.csv",
  summary: "The lines of a purchase as a CSV file.",
  access,
  params: purchaseParams,
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});

const positive = quantity
  .refine((amount) => amount > 0, saying("too_small"))
  .refine((amount) => amount <= 1_000_000_000, saying("too_large"));

const unit = text(UNIT_MAX);

export const manualPurchaseItem = z.object({
  title: text(200),
  /** False keeps it out of stock (delivery, gas, a service), whatever its title. */
  is_stocked: z.boolean().default(true),
  quantity: positive,
  /** pc, kg, g, l, ml and the like, or a unit that goods are bought in ("caja"). */
  unit,
  /** The ingredient. Without it: the one with this title, else a new one with it. */
  inventory_item_id: idOf("InventoryItem").nullish(),
  /** Unit in which a new ingredient is kept; `unit` when left out. */
  stock_unit: text(20).nullish(),
  /** Number of the ingredient's units in one `unit`. When left out, the known one; `factor_unknown` when none is known. */
  factor: factor.nullish(),
  /** Cost of one `unit` to the restaurant. */
  unit_price: unitCost.nullish(),
  /** An amount to take off quantity times price, at most all of it. */
  discount: notNegativeMoney.nullish(),
  /** The supplier's code. */
  code: optionalCode(100),
});
export type ManualPurchaseItem = z.output<typeof manualPurchaseItem>;

export const manualPurchase = z.object({
  vendor: z
    .object({
      /** A vendor of the list; without it, found by NIT or name, or added. */
      id: idOf("Vendor").nullish(),
      name: optionalName(VENDOR_NAME_MAX),
      nit: optionalOfTaxpayer("nit"),
      invoice_number: optionalCode(60),
    })
    .nullish(),
  invoice_date: day.nullish(),
  items: z
    .array(manualPurchaseItem)
    .max(MANUAL_LINES_MAX)
    .refine((items) => items.length > 0, saying("no_valid_item")),
  /** IVA added on top of the prices. */
  tax: notNegativeMoney.nullish(),
  /** Income tax withheld from who is paid (F-14): a person's service, a rent. Only of a vendor with NIT or DUI, and no more than the prices. */
  withheld_income: notNegativeMoney.nullish(),
  /** Kind of income in F-14; services without employment when left out. */
  income_code: z.enum(incomeCodes).nullish(),
  note: optionalLines(500),
  source: z.literal("manual").default("manual"),
  /** True when somebody saw the earlier purchase with this number (`purchase_paper_known`) and records this one as well. */
  despite_known: z.boolean().default(false),
});
export type ManualPurchase = z.output<typeof manualPurchase>;

export const createManualPurchase = route({
  method: "POST",
  path: "/purchases/create-manual",
  summary:
    "Records a purchase that somebody types: its goods come into stock at what they cost. A picture is drawn anew, a PDF kept as it is.",
  access: write,
  multipart: pictureUpload,
  bodyLimit: pictureUpload.maxFileBytes + 512 * 1024,
  body: z.object({
    uuid: requestUuid.optional(),
    payload: jsonText(manualPurchase),
    attachment: uploadedFile.optional(),
  }),
  response: messageReply.extend({
    id: idOf("Purchase"),
    number: z.number().int(),
    vendor_id: idOf("Vendor").nullable(),
    /** Ingredients that cost more than the last time. */
    price_rises: z.array(priceRise),
  }),
  errors: ["not_found", "purchase_document_known", "purchase_paper_known"],
});

/** Goods of a purchase that are no longer there to take back. */
export const missingGoods = z.object({
  inventory_item_id: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  required: quantity,
  available: quantity,
});
export type MissingGoods = z.output<typeof missingGoods>;

export const cancelPurchase = route({
  method: "POST",
  path: "/purchases/:id/cancel",
  summary:
    "Takes a purchase back by new movements. Refused with what is missing when goods are used, unless what is left is to be taken.",
  access: write,
  params: purchaseParams,
  body: z.object({
    uuid: requestUuid.optional(),
    reason: text(200),
    /** True when somebody saw the missing goods (`details.missing` of the refusal) and takes back the rest. */
    take_what_is_left: z.boolean().default(false),
  }),
  response: messageReply.extend({
    /** Goods that could not be taken back. */
    missing: z.array(missingGoods),
  }),
  errors: ["not_found", "purchase_cancelled", "purchase_has_notes", "purchase_goods_used"],
});
