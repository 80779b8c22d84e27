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
import { previousPrices } from "../prices/previous-prices.ts";
import { risesOfPurchase } from "../prices/price-rise-list.ts";
import { keepUnits } from "../units/unit-queries.ts";
import { rememberGoods } from "../vendors/vendor-memory.ts";
import type { VendorRecord } from "../vendors/vendor-queries.ts";
import { purchaseOfDocument } from "./document-purchase.ts";
import { refuseMissing } from "./goods-to-take.ts";
import { keepDocument } from "./keep-document.ts";
import { holdGoods, moveGoods, wayOf } from "./move-goods.ts";
import type { PurchaseToRecord } from "./purchase-to-record.ts";
import { insertAttachment, insertLines, insertPurchase } from "./purchase-writes.ts";
import { refuseNoteOfCancelled } from "./refuse-note-of-cancelled.ts";
import { type StockedPurchaseLine, stockedLines } from "./stocked-lines.ts";
import { vendorOfPurchase } from "./vendor-of-purchase.ts";

/** What became of a purchase. */
export interface RecordedPurchase {
  readonly id: PurchaseId;
  readonly number: number;
  readonly vendorId: VendorId | null;
  /** Lines that are kept in stock, by their place from 1. */
  readonly lines: readonly RecordedLine[];
  readonly priceRises: readonly PriceRise[];
}

export interface RecordedLine {
  readonly line: number;
  readonly itemId: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  /** What moved, in the ingredient's unit. */
  readonly moved: Thousandths;
  /** The ingredient was made by this purchase. */
  readonly isNew: boolean;
}

/**
 * Records a purchase, all of it or nothing: the vendor found or added, its lines, what they move in stock and what that costs, what the
 * vendor's goods are remembered as. Locks the vendor, the ingredients by id, then the counter of numbers. Refuses
 * `purchase_document_known`, `note_of_cancelled_purchase`, `purchase_goods_used`, `not_found` and fields of `invalid_input` under each line's `field`.
 */
export async function recordPurchase(
  tx: Tx,
  ctx: StaffContext,
  purchase: PurchaseToRecord,
): Promise<RecordedPurchase> {
  const { currency, today } = await readSettings(tx, ctx.now);
  const vendor = await vendorOfPurchase(tx, purchase.vendor, ctx.now);
  const vendorId = vendor?.id ?? null;
  if (purchase.generationCode !== null) await refuseKnownDocument(tx, purchase.generationCode);
  if (purchase.effect !== "brings") await refuseNoteOfCancelled(tx, vendorId, purchase);
  const lines = await stockedLines(tx, ctx.now, vendorId, purchase.lines);
  const way = wayOf(purchase.effect);
  const stocked = lines.flatMap((line) => (line.stocked ? [{ line: line.line, ...line.stocked }] : []));
  const goods = stocked.map(({ ingredient, ...stock }) => ({ itemId: ingredient.id, ...stock }));
  const held = await holdGoods(tx, goods, way);
  if (!purchase.takeWhatIsLeft) refuseMissing(held.missing, ctx);
  const moved = new Map(stocked.map(({ line }, index) => [line, held.moved[index] ?? thousandths(0)]));
  const itemIds = goods.map(({ itemId }) => itemId);
  const previous = await previousPrices(tx, itemIds, vendorId);
  const number = await takeNumber(tx, "purchase");
  const id = await insertPurchase(tx, headOf(purchase, vendor, { number, currency, today, ctx }));
  const lineIds = await insertLines(
    tx,
    { id, effect: purchase.effect, vendorId, today },
    lines,
    moved,
    previous,
  );
  if (purchase.attachment) await keepAttachment(tx, id, purchase.attachment);
  if (purchase.document) await keepDocument(tx, id, purchase.document);
  await moveGoods(
    tx,
    ctx,
    { id, way, note: ctx.say("purchases.note", { number }), isCancelled: false },
    held,
  );
  // What goes back, or turned out dearer, says nothing of how the vendor's goods are bought.
  if (vendorId !== null && purchase.effect === "brings")
    await remember(tx, vendorId, lines, lineIds, { now: ctx.now, today });
  await keepTypedUnits(tx, vendorId, lines);
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

function keepAttachment(
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

/** The vendor is held, so whoever records the same document at the same time waits before this and finds it. */
async function refuseKnownDocument(tx: Tx, generationCode: string): Promise<void> {
  const known = await purchaseOfDocument(tx, generationCode);
  if (known)
    throw new AppError("purchase_document_known", {
      details: { purchase_id: known.id, number: known.number, date: dayCell(known.date) },
    });
}

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
    subtotal_cents: purchase.subtotal,
    tax_cents: purchase.tax,
    total_cents: purchase.total,
    items_count: purchase.lines.length,
    note: purchase.note,
    attachment_type: purchase.attachment?.mediaType ?? null,
    created_at: ctx.now,
    created_by: ctx.userId,
  };
}

/** Documents write three letters, or whatever. */
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

/** A unit that somebody said the factor of is one that the ingredient is bought in. Those of its family need none. */
function keepTypedUnits(tx: Tx, vendorId: VendorId | null, lines: readonly StockedPurchaseLine[]) {
  const typed = lines.flatMap(({ stocked, stock, unit }) =>
    stocked &&
    stock?.factor &&
    convertExact(exactDecimal(EXACT_WHOLE), unit, stocked.ingredient.unit) === null
      ? [{ itemId: stocked.ingredient.id, vendorId, name: unit, factor: stocked.factor }]
      : [],
  );
  return keepUnits(tx, typed);
}
