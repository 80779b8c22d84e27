import { createHash } from "node:crypto";
import { readSettings } from "#core/settings/server/public.ts";
import { convertExact } from "#inventory/inventory/domain/units.ts";
import type { InventoryItemId, PurchaseId, VendorId } from "#platform/domain/ids.ts";
import { EXACT_WHOLE, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { dayCell } from "#platform/server/csv/csv-cells.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { PriceRise } from "../../contract/price-rise.ts";
import { risesOfPurchase } from "../prices/list-price-rises.ts";
import { lockCorrectedPurchases } from "../reading/corrections.ts";
import { storeUnits } from "../units/purchase-units.ts";
import { rememberGoods } from "../vendors/vendor-memory.ts";
import {
  insertVendor,
  lockVendor,
  lockVendorLike,
  type VendorRecord,
  writeVendor,
} from "../vendors/vendor-queries.ts";
import { refuseMissing } from "./goods-to-take.ts";
import { type KnownPurchase, purchaseOfDocument, purchaseOfPaper } from "./known-purchases.ts";
import { directionOf, lockGoods, moveGoods } from "./move-goods.ts";
import type { PurchaseToRecord, VendorNamed } from "./purchase-to-record.ts";
import { insertAttachment, insertLines, insertPurchase, previousPrices } from "./purchase-writes.ts";
import { type StockedPurchaseLine, stockedLines } from "./stocked-lines.ts";
import { storeDocument } from "./store-document.ts";

/** Result of recording a purchase. */
interface RecordedPurchase {
  readonly id: PurchaseId;
  readonly number: number;
  readonly vendorId: VendorId | null;
  /** Lines kept in stock, by position from 1. */
  readonly lines: readonly RecordedLine[];
  readonly priceRises: readonly PriceRise[];
}

interface RecordedLine {
  readonly line: number;
  readonly itemId: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  /** Moved quantity in the ingredient's unit. */
  readonly moved: Thousandths;
  /** True when this purchase created the ingredient. */
  readonly isNew: boolean;
}

/**
 * Records a purchase, all or nothing: finds or adds the vendor, writes the lines, moves stock at its cost, and remembers the
 * vendor's goods. Locks the vendor, the ingredients by id, then the counter of numbers. Throws `purchase_document_known`, `purchase_paper_known`,
 * `note_of_cancelled_purchase`, `purchase_goods_used`, `not_found`, and `invalid_input` with fields under each line's `field`.
 */
export async function recordPurchase(
  tx: Tx,
  ctx: StaffContext,
  purchase: PurchaseToRecord,
): Promise<RecordedPurchase> {
  const { currency, today } = await readSettings(tx, ctx.now);
  const vendor = await vendorOfPurchase(tx, purchase.vendor, ctx.now);
  const vendorId = vendor?.id ?? null;
  // Nobody can be named in F-14 without a number.
  if (purchase.withheldIncome !== null && !vendor?.nit)
    throw refusal("withheld_income", "vendor_number_missing");
  await refuseKnown(tx, vendor, purchase);
  if (purchase.effect !== "brings") await refuseNoteOfCancelled(tx, vendorId, purchase);
  const lines = await stockedLines(tx, ctx.now, vendorId, purchase.lines);
  const direction = directionOf(purchase.effect);
  const stocked = lines.flatMap((line) => (line.stocked ? [{ line: line.line, ...line.stocked }] : []));
  const goods = stocked.map(({ ingredient, ...stock }) => ({ itemId: ingredient.id, ...stock }));
  const held = await lockGoods(tx, goods, direction);
  if (!purchase.takeWhatIsLeft) refuseMissing(held.missing, ctx);
  const moved = new Map(stocked.map(({ line }, index) => [line, held.moved[index] ?? thousandths(0)]));
  const itemIds = goods.map(({ itemId }) => itemId);
  const previous = await previousPrices(tx, itemIds, vendorId);
  const number = await takeNumber(tx, "purchase");
  // Two vendors lock nothing in common before the number, so that another may have recorded the document meanwhile.
  await refuseKnownDocument(tx, purchase);
  const id = await insertPurchase(tx, headOf(purchase, vendor, { number, currency, today, ctx }));
  const lineIds = await insertLines(
    tx,
    { id, effect: purchase.effect, vendorId, today },
    lines,
    moved,
    previous,
  );
  if (purchase.attachment) await storeAttachment(tx, id, purchase.attachment);
  if (purchase.document) await storeDocument(tx, id, purchase.document);
  await moveGoods(
    tx,
    ctx,
    { id, direction, note: ctx.say("purchases.note", { number }), isCancelled: false },
    held,
  );
  // Notes say nothing about how the vendor's goods are bought.
  if (vendorId !== null && purchase.effect === "brings")
    await remember(tx, vendorId, lines, lineIds, { now: ctx.now, today });
  await rememberTypedUnits(tx, vendorId, lines);
  await auditPurchase(tx, ctx, id, { number, vendor, purchase });
  tx.emit({ type: "purchases_changed" });
  return {
    id,
    number,
    vendorId,
    lines: stocked.map(({ line, ingredient: { id: itemId, title, unit, isNew } }) => {
      return { line, itemId, title, unit, isNew, moved: moved.get(line) ?? thousandths(0) };
    }),
    priceRises: await risesOfPurchase(tx, id),
  };
}

function storeAttachment(
  tx: Tx,
  id: PurchaseId,
  attachment: NonNullable<PurchaseToRecord["attachment"]>,
): Promise<void> {
  const hash = createHash("sha256").update(attachment.bytes).digest("hex");
  return insertAttachment(tx, id, { ...attachment, hash });
}

interface RecordedFacts {
  readonly number: number;
  readonly vendor: VendorRecord | null;
  readonly purchase: PurchaseToRecord;
}

function auditPurchase(
  tx: Tx,
  ctx: StaffContext,
  id: PurchaseId,
  { number, vendor, purchase }: RecordedFacts,
): Promise<void> {
  const after = {
    purchase_no: number,
    vendor: vendor?.name ?? null,
    items: purchase.lines.length,
    amount: purchase.total,
  };
  return recordAudit(tx, ctx, [
    { action: "purchase.recorded", subject: "purchase", subjectId: id, before: null, after },
  ]);
}

/** codigoGeneracion, which somebody may type in place of the number of an invoice. */
const GENERATION_CODE = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

/**
 * Refuses a document that is recorded already, and asks before a second purchase of one paper. The vendor is locked, so
 * somebody who records the same paper at the same time waits before this and then finds it.
 */
async function refuseKnown(tx: Tx, vendor: VendorRecord | null, purchase: PurchaseToRecord): Promise<void> {
  await refuseKnownDocument(tx, purchase);
  if (vendor === null || purchase.effect !== "brings" || purchase.despiteKnown) return;
  const known = await purchaseOfPaper(tx, vendor, purchase);
  if (known)
    throw new AppError("purchase_paper_known", { details: { ...named(known), vendor: vendor.name } });
}

async function refuseKnownDocument(
  tx: Tx,
  { generationCode, invoiceNumber }: PurchaseToRecord,
): Promise<void> {
  const typedCode = invoiceNumber?.toUpperCase() ?? "";
  const code = generationCode ?? (GENERATION_CODE.test(typedCode) ? typedCode : null);
  const known = code === null ? undefined : await purchaseOfDocument(tx, code);
  if (known) throw new AppError("purchase_document_known", { details: named(known) });
}

const named = ({ id, number, date }: KnownPurchase) => ({ purchase_id: id, number, date: dayCell(date) });

interface HeadFacts {
  readonly number: number;
  readonly currency: string;
  readonly today: string;
  readonly ctx: StaffContext;
}

function headOf(
  purchase: PurchaseToRecord,
  vendor: VendorRecord | null,
  { number, currency, today, ctx }: HeadFacts,
) {
  return {
    number,
    vendor_id: vendor?.id ?? null,
    vendor_name: vendor?.name ?? null,
    vendor_nit: vendor?.nit ?? null,
    vendor_nrc: vendor?.nrc ?? null,
    vendor_address: vendor?.address ?? null,
    source: purchase.source,
    effect: purchase.effect,
    document_type: purchase.documentType,
    generation_code: purchase.generationCode,
    control_number: purchase.controlNumber,
    invoice_number: purchase.invoiceNumber,
    invoice_date: purchase.invoiceDate,
    business_date: today,
    currency: isCurrencyCode(purchase.currency) ? purchase.currency : currency,
    discount_cents: purchase.discount || null,
    subtotal_cents: purchase.subtotal,
    tax_cents: purchase.tax,
    total_cents: purchase.total,
    withheld_income_cents: purchase.withheldIncome?.amount ?? null,
    income_code: purchase.withheldIncome?.code ?? null,
    items_count: purchase.lines.length,
    note: purchase.note,
    attachment_type: purchase.attachment?.mediaType ?? null,
    created_at: ctx.now,
    created_by: ctx.userId,
  };
}

/** Documents may write anything in place of a code of three letters. */
const isCurrencyCode = (code: string | null): code is string => code !== null && /^[A-Z]{3}$/.test(code);

async function remember(
  tx: Tx,
  vendorId: VendorId,
  lines: readonly StockedPurchaseLine[],
  lineIds: Awaited<ReturnType<typeof insertLines>>,
  when: { readonly now: Date; readonly today: string },
): Promise<void> {
  const goods = lines.flatMap(({ stocked, line, key, code, title, unit, unitCode = null }) =>
    stocked
      ? [
          {
            key,
            code,
            title,
            unit,
            unitCode,
            itemId: stocked.ingredient.id,
            factor: stocked.factor,
            lineId: stocked.unitCost ? (lineIds.get(line) ?? null) : null,
          },
        ]
      : [],
  );
  await rememberGoods(tx, vendorId, goods, when);
}

/** Remembers a unit with an entered factor as one that the ingredient is bought in; units of its family need none. */
function rememberTypedUnits(tx: Tx, vendorId: VendorId | null, lines: readonly StockedPurchaseLine[]) {
  const typed = lines.flatMap(({ stocked, stock, unit }) =>
    stocked &&
    stock?.factor &&
    convertExact(exactDecimal(EXACT_WHOLE), unit, stocked.ingredient.unit) === null
      ? [{ itemId: stocked.ingredient.id, vendorId, name: unit, factor: stocked.factor }]
      : [],
  );
  return storeUnits(tx, typed);
}

/**
 * Finds the vendor of a purchase and locks it until the commit: by id, else by NIT, else by name; adds it when unknown. Stores
 * new data from the purchase. Null when it names nobody. Refuses an unknown NIT without a name.
 */
async function vendorOfPurchase(tx: Tx, named: VendorNamed | null, now: Date): Promise<VendorRecord | null> {
  if (!named || (named.id === null && named.name === null && named.nit === null)) return null;
  const known = await knownVendor(tx, named);
  if (known) return withNewData(tx, known, named);
  const { id: _, name, ...fields } = named;
  if (name === null) throw refusal("vendor.name", "required");
  const added = await insertVendor(tx, { name, ...fields, note: null }, now);
  if (added) return added;
  // Somebody added the same vendor at this moment.
  const other = await knownVendor(tx, named);
  if (!other) throw new Error("A vendor is neither there nor can be added");
  return withNewData(tx, other, named);
}

const refusal = (field: string, code: "required" | "not_a_choice" | "vendor_number_missing") =>
  new AppError("invalid_input", { fields: [{ field: `payload.${field}`, code }] });

async function knownVendor(tx: Tx, named: VendorNamed): Promise<VendorRecord | undefined> {
  if (named.id === null) return lockVendorLike(tx, named);
  const vendor = await lockVendor(tx, named.id);
  if (!vendor || vendor.archived_at !== null)
    throw new AppError("not_found", { field: "payload.vendor.name" });
  return vendor;
}

/** Adds missing data of a vendor; existing data stays, because somebody may have corrected it. */
async function withNewData(tx: Tx, vendor: VendorRecord, named: VendorNamed): Promise<VendorRecord> {
  const told = {
    name: vendor.name,
    nit: vendor.nit ?? (named.id === null ? named.nit : null),
    nrc: vendor.nrc ?? named.nrc,
    phone: vendor.phone ?? named.phone,
    email: vendor.email ?? named.email,
    address: vendor.address ?? named.address,
    note: vendor.note,
  };
  const isNewData = (["nit", "nrc", "phone", "email", "address"] as const).some(
    (field) => told[field] !== vendor[field],
  );
  if (isNewData) await writeVendor(tx, vendor.id, told);
  return { ...vendor, ...told };
}

/**
 * Throws `note_of_cancelled_purchase` for a note with lines of stock when all known purchases that it corrects are cancelled:
 * their goods are gone already. The same document may have been recorded again since.
 */
async function refuseNoteOfCancelled(
  tx: Tx,
  vendorId: VendorId | null,
  { document, lines }: Pick<PurchaseToRecord, "document" | "lines">,
): Promise<void> {
  const relatedTo = document?.read.relatedTo ?? [];
  if (vendorId === null || relatedTo.length === 0) return;
  const corrected = await lockCorrectedPurchases(tx, vendorId, relatedTo);
  const gone = corrected.filter(({ status }) => status === "cancelled");
  if (gone.length === 0 || gone.length < corrected.length || lines.every(({ stock }) => stock === null))
    return;
  throw new AppError("note_of_cancelled_purchase", {
    details: { numbers: gone.map(({ number }) => number) },
  });
}
