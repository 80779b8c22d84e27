import { purchasedThousandths } from "#back-office/purchases/domain/purchase-factor.ts";
import { type PurchaseToRecord, recordPurchase } from "#back-office/purchases/server/public.ts";
import { type Micros, MOST_UNIT_COST, micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import {
  type DocumentLine,
  lineAmount,
  type PurchaseDocument,
  stockEffectOf,
} from "#tax/documents/domain/reading/purchase-document.ts";
import type { importDte as definition } from "../contract/import-dte.ts";
import { lineCosts } from "../domain/line-costs.ts";
import { checkLines, rememberedLines, type StockedDocumentLine } from "./check-lines.ts";
import { ingredientsNamed, withOwnSeal } from "./document-queries.ts";
import { lineRefusal } from "./line-refusal.ts";
import { readDocument, textOfDte } from "./read-document.ts";
import { readKnownGoods } from "./read-known-goods.ts";
import { unitWord } from "./unit-word.ts";

/**
 * Makes a supplier's document a purchase, all or nothing. What is sent is read and checked again: what the preview said, or somebody
 * changed in between, counts for nothing.
 */
export function importDocument(
  ctx: StaffContext,
  body: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const text = textOfDte(body.dte);
    const document = await withOwnSeal(tx, readDocument(text, ctx.say));
    const known = await readKnownGoods(tx, document);
    const reviewed = body.lines ?? rememberedLines(document, known, ctx.say);
    const stocked = checkLines(document, reviewed, await ingredientsNamed(tx, reviewed), ctx.say);
    const costs = lineCosts(document, known.isRegisteredForVat);
    const lines = document.lines.map((line, index) =>
      lineToRecord(line, costs[index] ?? exactDecimal(0), stocked.get(line.number), ctx.say),
    );
    const takeWhatIsLeft = body.takeWhatIsLeft ?? false;
    const recorded = await recordPurchase(tx, ctx, {
      ...purchaseOf(document),
      document: { read: document, text },
      takeWhatIsLeft,
      lines,
    }).catch((error: unknown) => {
      throw lineRefusal(error, document, ctx.say);
    });
    const { id, number, priceRises } = recorded;
    const effect = stockEffectOf(document.type);
    const moved = recorded.lines.map(({ itemId, moved: quantity, ...line }) => ({
      ...line,
      inventoryItemId: itemId,
      quantity,
    }));
    const message = ctx.say(`purchaseDocuments.reply.${effect}`, { number, count: moved.length });
    return { message, id, number, effect, lines: moved, priceRises: [...priceRises] };
  });
}

type LineToRecord = PurchaseToRecord["lines"][number];

function purchaseOf(
  document: PurchaseDocument,
): Omit<PurchaseToRecord, "document" | "lines" | "takeWhatIsLeft"> {
  const { type, generationCode, controlNumber, issuedOn, currency, summary } = document;
  const { name, nit, nrc, phone, email, address } = document.vendor;
  const { net, vat, otherTributes, total } = summary;
  return {
    vendor: { id: null, name, nit, nrc, phone, email, address },
    source: "dte",
    effect: stockEffectOf(type),
    documentType: type,
    generationCode,
    controlNumber,
    invoiceNumber: null,
    invoiceDate: issuedOn,
    currency,
    subtotal: net,
    tax: cents(vat + otherTributes),
    total,
    note: null,
    attachment: null,
  };
}

function lineToRecord(
  line: DocumentLine,
  cost: ExactDecimal,
  stocked: StockedDocumentLine | undefined,
  say: Say,
): LineToRecord {
  const { code, title } = line;
  const unit = unitWord(line, say);
  const said = { quantity: thousandths(Math.max(purchasedThousandths(line.quantity), 1)), unit };
  const { quantity, unit: boughtIn } = stocked ?? said;
  return {
    field: `lines.${line.number}`,
    code,
    title,
    quantity,
    unit: boughtIn,
    // One of the document's units is what somebody said of it only where its quantity stayed.
    unitCode: quantity === said.quantity ? line.unitCode : null,
    stock: stocked ? { item: stocked.item, factor: stocked.factor } : null,
    // The document's own price is of its own quantity and unit.
    unitPrice:
      boughtIn === unit && quantity === said.quantity
        ? microsOf(line.unitPrice, 1, 100)
        : microsOf(lineAmount(line), 10, quantity),
    cost,
    total: inCents(lineAmount(line)),
  };
}

/** Hundred-millionths to the cent, half-up. */
const inCents = (amount: number): Cents => cents(scaleHalfUp(amount, 1, 1_000_000));

/** A price in millionths; null for what is below nothing, as a returned container is, and for what is beyond any price. */
function microsOf(amount: number, times: number, over: number): Micros | null {
  if (amount < 0 || BigInt(amount) * BigInt(times) > BigInt(MOST_UNIT_COST) * BigInt(over)) return null;
  return micros(scaleHalfUp(amount, times, over));
}
