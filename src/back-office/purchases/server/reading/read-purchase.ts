import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { PurchaseId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type { PurchaseAttachment } from "../../contract/attachment.ts";
import {
  type readPurchase as definition,
  type Purchase,
  type PurchaseFileLine,
  type PurchaseItem,
  type PurchaseRow,
  purchaseItemColumns,
} from "../../contract/purchases.ts";
import type { OriginalDocument, TaxDocument } from "../../contract/tax-document.ts";
import { purchaseSums } from "../../domain/purchase-sums.ts";
import { notesOf, purchasesCorrectedBy } from "./corrections.ts";
import { PURCHASE_ROW } from "./list-purchases.ts";

/** Returns a purchase with its lines. Throws `not_found`. */
export function readPurchase(ctx: StaffContext, id: PurchaseId): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({
    purchase: {
      ...found(await selectHead(tx, id)),
      items: await selectItems(tx, id),
      corrects: await purchasesCorrectedBy(tx, id),
      corrected_by: await notesOf(tx, id),
      tax_document: await selectTaxDocument(tx, id),
    },
  }));
}

type HeadOnly = Omit<Purchase, "items" | "corrects" | "corrected_by" | "tax_document">;

const HEAD = `${PURCHASE_ROW}, ${columnsOf<Omit<HeadOnly, keyof PurchaseRow | "cancelled">>({
  discount: "p.discount_cents",
  vendor_nrc: "p.vendor_nrc",
  invoice_date: "p.invoice_date",
  withheld_income: "p.withheld_income_cents",
  income_code: "p.income_code",
  control_number: "p.control_number",
  generation_code: "p.generation_code",
  note: "p.note",
  created_at: "p.created_at",
  created_by: "(select u.name from users u where u.tenant_id = $1 and u.id = p.created_by)",
  attachment: "p.attachment_type",
})}`;

type HeadRow = Omit<HeadOnly, "cancelled"> & {
  readonly cancelled_at: Date | null;
  readonly cancelled_by_name: string | null;
  readonly cancel_reason: string | null;
};

async function selectHead(tx: Tx, id: PurchaseId): Promise<HeadOnly | undefined> {
  const [row] = await tx.query<HeadRow>({
    text: `select ${HEAD}, p.cancelled_at, p.cancel_reason,
        (select u.name from users u where u.tenant_id = $1 and u.id = p.cancelled_by) as cancelled_by_name
      from purchases p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, id],
  });
  if (!row) return undefined;
  const { cancelled_at: at, cancelled_by_name: by, cancel_reason: reason, ...head } = row;
  return { ...head, cancelled: at === null ? null : { at, by, reason: reason ?? "" } };
}

const ITEM = columnsOf<PurchaseItem>({
  id: "l.id",
  purchase_order_id: "l.purchase_id",
  line: "l.line",
  code: "l.code",
  title: "l.title",
  quantity: "l.quantity",
  unit: "l.unit",
  inventory_item_id: "l.inventory_item_id",
  inventory_item_name: "i.title",
  inventory_item_unit: "i.unit",
  factor: "l.factor",
  stock_quantity: "l.stock_quantity",
  unit_price: "l.unit_price_micros",
  discount: "l.discount_cents",
  total: "l.total_cents",
  unit_cost: "l.unit_cost_micros",
  previous_unit_cost: "b.unit_cost_micros",
  moved_quantity: "l.moved_quantity",
  cancelled_quantity: "l.cancelled_quantity",
});

function selectItems(tx: Tx, id: PurchaseId): Promise<PurchaseItem[]> {
  return tx.query<PurchaseItem>({
    text: `select ${ITEM} from purchase_items l
      left join lateral (select * from inventory_items where tenant_id = $1 and id = l.inventory_item_id offset 0) i on true
      left join lateral (select * from purchase_items where tenant_id = $1 and id = l.previous_id offset 0) b on true
      where l.tenant_id = $1 and l.purchase_id = $2 order by l.line`,
    values: [tx.tenantId, id],
  });
}

/** Returns the lines of a purchase as a CSV file. */
export async function exportPurchaseItems(ctx: StaffContext, id: PurchaseId): Promise<CsvFile> {
  const purchase = await ctx.inTenant(async (tx) => ({
    ...found(await selectHead(tx, id)),
    items: await selectItems(tx, id),
  }));
  return {
    name: ctx.say("purchases.file.items_name", { number: purchase.number }),
    rows: csvRows(purchaseItemColumns, [...purchase.items, ...restOf(purchase, ctx.say)], ctx),
  };
}

/** Returns what the amounts of the lines lack to the total of the purchase, as further lines of its file. */
function restOf(purchase: HeadOnly & Pick<Purchase, "items">, say: Say): PurchaseFileLine[] {
  const sums = purchaseSums(purchase);
  if (sums === null) return [];
  const rest = [
    ["purchases.detail.paper_discount", cents(-sums.discount)],
    ["purchases.detail.other_charges", sums.other],
    ["common.iva", sums.taxOnTop],
  ] as const;
  return rest.flatMap(([words, total]) => (total === 0 ? [] : { ...NO_LINE, title: say(words), total }));
}

const NO_LINE = {
  line: null,
  code: null,
  quantity: null,
  unit: null,
  inventory_item_name: null,
  inventory_item_unit: null,
  stock_quantity: null,
  unit_price: null,
  discount: null,
  moved_quantity: null,
  cancelled_quantity: null,
} as const;

/** Returns the file attached to a purchase. Throws `not_found` for an unknown purchase, or one without a file. */
export function readPurchaseAttachment(ctx: StaffContext, id: PurchaseId): Promise<PurchaseAttachment> {
  return ctx.inTenant(async (tx) => {
    const [file] = await tx.query<Omit<PurchaseAttachment, "downloadName"> & { number: number }>({
      text: `select a.hash, a.media_type as "mediaType", a.bytes, p.number from purchase_attachments a
        join purchases p on p.tenant_id = $1 and p.id = a.purchase_id
        where a.tenant_id = $1 and a.purchase_id = $2`,
      values: [tx.tenantId, id],
    });
    const { number, ...rest } = found(file);
    const name = ctx.say("purchases.note", { number });
    return { ...rest, downloadName: `${name}.${rest.mediaType === "application/pdf" ? "pdf" : "webp"}` };
  });
}

const unpacked = promisify(gunzip);

const DOCUMENT = columnsOf<TaxDocument>({
  version: "d.version",
  is_test: "d.is_test",
  seal: "d.seal",
  issued_on: "d.issued_on",
  buyer_number: "d.buyer_number",
  related_to: "d.related_to",
  not_subject: "d.not_subject_cents",
  exempt: "d.exempt_cents",
  taxed: "d.taxed_cents",
  vat: "d.vat_cents",
  other_tributes: "d.other_tributes_cents",
  withheld_vat: "d.withheld_vat_cents",
  perceived_vat: "d.perceived_vat_cents",
  withheld_income: "d.withheld_income_cents",
  insurance: "d.insurance_cents",
  freight: "d.freight_cents",
  outside_tax: "d.outside_tax_cents",
  total: "d.total_cents",
  to_pay: "d.to_pay_cents",
});

/** Returns the stored data of a purchase's tax document; null without one. */
async function selectTaxDocument(tx: Tx, id: PurchaseId): Promise<TaxDocument | null> {
  const [row] = await tx.query<TaxDocument>({
    text: `select ${DOCUMENT} from purchase_documents d where d.tenant_id = $1 and d.purchase_id = $2`,
    values: [tx.tenantId, id],
  });
  return row ?? null;
}

/** Returns the document exactly as it was sent. Throws `not_found` for an unknown purchase, or one without a document. */
export async function readPurchaseDocument(ctx: StaffContext, id: PurchaseId): Promise<OriginalDocument> {
  const { original, hash, code } = await ctx.inTenant(async (tx) => {
    const [row] = await tx.query<{ original: Uint8Array; hash: string; code: string }>({
      text: `select d.original, d.sha256 as hash, d.generation_code as code from purchase_documents d
        where d.tenant_id = $1 and d.purchase_id = $2`,
      values: [tx.tenantId, id],
    });
    return found(row);
  });
  return {
    hash,
    mediaType: "application/json",
    bytes: await unpacked(original),
    downloadName: `${code}.json`,
  };
}
