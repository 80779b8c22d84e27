import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pictureUpload } from "#core/files/contract/files.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { route } from "#platform/contract/define.ts";
import { jsonText } from "#platform/contract/json-text.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { uploadedFile } from "#platform/contract/uploaded-file.ts";
import {
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  notNegativeMoney,
  optionalLines,
  optionalText,
  quantity,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { isNit } from "#platform/domain/identity/tax-numbers.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { purchaseDocumentTypes, stockEffects } from "#tax/documents/domain/reading/purchase-document.ts";
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

const access = screenAccess("purchases");
const write = { staff: actions["purchase.record"] } as const;
export const purchaseParams = z.object({ id: idTextOf("Purchase") });

/** A purchase as lists show it. Of a credit note (`takes_back`) and a debit note (`reprices`) the amounts are positive, too. */
export const purchaseRow = z.object({
  id: idOf("Purchase"),
  /** Counted by the restaurant from 1. */
  number: z.number().int(),
  status: z.enum(purchaseStatuses),
  source: z.enum(purchaseSources),
  effect: z.enum(stockEffects),
  /** Of a tax document (CAT-002). */
  document_type: z.enum(purchaseDocumentTypes).nullable(),
  invoice_number: z.string().nullable(),
  /** Business day on which it was received. */
  date: day,
  /** As it was called then; null when nobody said. */
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

export const purchaseItem = z.object({
  id: idOf("PurchaseItem"),
  purchase_order_id: idOf("Purchase"),
  line: z.number().int(),
  /** The supplier's code. */
  code: z.string().nullable(),
  title: z.string(),
  /** In the unit it was bought in. */
  quantity,
  unit: z.string(),
  /** Null for what is not kept in stock: a service, a charge. */
  inventory_item_id: idOf("InventoryItem").nullable(),
  inventory_item_name: z.string().nullable(),
  inventory_item_unit: z.string().nullable(),
  factor: factor.nullable(),
  /** What came into stock, in the ingredient's unit; taken out of it by a credit note. */
  stock_quantity: quantity.nullable(),
  /** Of the purchased unit. */
  unit_price: unitCost.nullable(),
  total: money.nullable(),
  /** What the ingredient's unit cost, and the last time before. */
  unit_cost: unitCost.nullable(),
  previous_unit_cost: unitCost.nullable(),
  /** What of `stock_quantity` moved: less of a credit note whose goods were used, nothing of a debit note. */
  moved_quantity: quantity.nullable(),
  /** Of a cancelled purchase: what of that was moved back; less when the rest was used. */
  cancelled_quantity: quantity.nullable(),
});
export type PurchaseItem = z.output<typeof purchaseItem>;

/** A purchase that another one corrects, or a note that corrects one. */
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
  /** Of a note of credit or debit: the purchases that its document names. */
  corrects: z.array(correctingPurchase),
  /** The notes that name this purchase. */
  corrected_by: z.array(correctingPurchase),
  vendor_nrc: z.string().nullable(),
  invoice_date: day.nullable(),
  control_number: z.string().nullable(),
  /** codigoGeneracion of a tax document. */
  generation_code: z.string().nullable(),
  note: z.string().nullable(),
  created_at: instant,
  created_by: z.string().nullable(),
  cancelled: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Media type of the attachment; a picture may be shown, a PDF is only downloaded. */
  attachment: z.enum(["image/webp", "application/pdf"]).nullable(),
  /** Of what was read out of a supplier's tax document. */
  tax_document: taxDocument.nullable(),
});
export type Purchase = z.output<typeof purchase>;

/** Business days; `from` and `to` count for `custom`, which is today to a month ahead without them (back-office §9). */
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
    /** The business day that it is. */
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

/** A file beside a purchase. */
export interface PurchaseAttachment {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "image/webp" | "application/pdf";
  readonly bytes: Uint8Array;
  /** As the browser saves it; it is never opened in place. */
  readonly downloadName: string;
}

export const readPurchaseAttachment = route({
  method: "GET",
  path: "/purchases/:id/attachment",
  summary: "The picture or PDF that was sent with a purchase, as a download.",
  access,
  media: ["image/webp", "application/pdf"],
  params: purchaseParams,
  response: z.custom<PurchaseAttachment>(),
  errors: ["not_found"],
});

const positive = quantity
  .refine((amount) => amount > 0, saying("too_small"))
  .refine((amount) => amount <= 1_000_000_000, saying("too_large"));

const unit = text(UNIT_MAX);

export const manualPurchaseItem = z.object({
  title: text(200),
  /** False: it stays out of stock (delivery, gas, a service), whatever it is called. */
  is_stocked: z.boolean().default(true),
  quantity: positive,
  /** pc, kg, g, l, ml and the like, or a unit that goods are bought in ("caja"). */
  unit,
  /** Which ingredient it is. Left out: the one with this title, else a new one that is called so. */
  inventory_item_id: idOf("InventoryItem").nullish(),
  /** In which unit a new ingredient is kept; `unit` when left out. */
  stock_unit: text(20).nullish(),
  /** How many of the ingredient's unit one `unit` is. Left out: what is known of it; refused (`factor_unknown`) when nothing is. */
  factor: factor.nullish(),
  /** What one `unit` costs the restaurant. */
  unit_price: unitCost.nullish(),
  /** The supplier's code. */
  code: optionalText(100),
});
export type ManualPurchaseItem = z.output<typeof manualPurchaseItem>;

export const manualPurchase = z.object({
  vendor: z
    .object({
      /** One of the list; else found by its NIT or its name, or added. */
      id: idOf("Vendor").nullish(),
      name: optionalText(VENDOR_NAME_MAX),
      nit: optionalText(20).refine((nit) => !nit || isNit(nit), saying("nit_malformed")),
      invoice_number: optionalText(60),
    })
    .nullish(),
  invoice_date: day.nullish(),
  items: z
    .array(manualPurchaseItem)
    .max(MANUAL_LINES_MAX)
    .refine((items) => items.length > 0, saying("no_valid_item")),
  /** IVA that is added to the prices. */
  tax: notNegativeMoney.nullish(),
  note: optionalLines(500),
  source: z.literal("manual").default("manual"),
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
    /** What cost more than the last time. */
    price_rises: z.array(priceRise),
  }),
  errors: ["not_found"],
});

/** Goods of a purchase that are not there any more to be taken back. */
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
    /** Somebody saw what is missing (`details.missing` of the refusal) and takes back what is left. */
    take_what_is_left: z.boolean().default(false),
  }),
  response: messageReply.extend({
    /** What could not be taken back. */
    missing: z.array(missingGoods),
  }),
  errors: ["not_found", "purchase_cancelled", "purchase_has_notes", "purchase_goods_used"],
});
