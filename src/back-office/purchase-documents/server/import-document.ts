import type { MessageKey } from "#app/words/message-key.ts";
import { purchasedThousandths, receivedQuantity } from "#back-office/purchases/domain/purchase-factor.ts";
import { type PurchaseToRecord, recordPurchase } from "#back-office/purchases/server/public.ts";
import { MAX_UNIT_COST, type Micros, micros } from "#inventory/inventory/domain/unit-cost.ts";
import { unitSaid } from "#inventory/inventory/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import {
  documentLineAmount,
  type PurchaseDocument,
  type PurchaseDocumentLine,
  stockEffectOf,
} from "#tax/documents/domain/reading/purchase-document.ts";
import type { importDte as definition, ReviewedLine } from "../contract/import-dte.ts";
import { lineCosts } from "../domain/line-costs.ts";
import { type KnownGoods, type KnownIngredient, rememberedUnit, unitWord } from "./propose-lines.ts";
import { ingredientsNamed, readDocument, readKnownGoods, textOfDte, withOwnSeal } from "./read-document.ts";

/**
 * Imports a supplier's document as a purchase, all or nothing. Reads and checks the document again, and trusts neither the
 * preview nor what changed since.
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
      despiteKnown: body.despiteKnown ?? false,
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
): Omit<PurchaseToRecord, "document" | "lines" | "takeWhatIsLeft" | "despiteKnown"> {
  const { type, generationCode, controlNumber, issuedOn, currency, summary } = document;
  const { name, nit, nrc, phone, email, address } = document.vendor;
  const { net, vat, otherTributes, total, figures } = summary;
  const discounts = [figures.discountTaxed, figures.discountExempt, figures.discountNotSubject];
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
    discount: sumCents(discounts.map((discount) => discount ?? cents(0))),
    subtotal: net,
    tax: cents(vat + otherTributes),
    total,
    withheldIncome: null,
    note: null,
    attachment: null,
  };
}

function lineToRecord(
  line: PurchaseDocumentLine,
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
    // The document's unit applies only while its quantity was not changed.
    unitCode: quantity === said.quantity ? line.unitCode : null,
    stock: stocked ? { item: stocked.item, factor: stocked.factor } : null,
    // The document's price applies only to its own quantity and unit.
    unitPrice:
      boughtIn === unit && quantity === said.quantity
        ? microsOf(line.unitPrice, 1, 100)
        : microsOf(documentLineAmount(line) + line.discount, 10, quantity),
    cost,
    discount: inCents(line.discount),
    total: inCents(documentLineAmount(line)),
  };
}

/** Rounds hundred-millionths to the cent, half-up. */
const inCents = (amount: number): Cents => cents(scaleHalfUp(amount, 1, 1_000_000));

/** Returns a price in millionths; null for a negative one, such as of a returned container, and for one beyond any price. */
function microsOf(amount: number, times: number, over: number): Micros | null {
  if (amount < 0 || BigInt(amount) * BigInt(times) > BigInt(MAX_UNIT_COST) * BigInt(over)) return null;
  return micros(scaleHalfUp(amount, times, over));
}

/** A checked line whose goods go into stock. */
interface StockedDocumentLine {
  readonly quantity: Thousandths;
  readonly unit: string;
  readonly item: InventoryItemId | { readonly title: string; readonly unit: string };
  readonly factor: ExactDecimal;
}

/**
 * Checks the reviewed lines and returns them by their number in the document, without those that are left out or have no
 * quantity. Throws `dte_lines_refused` for the first line that cannot be stored, with the reason.
 */
function checkLines(
  { lines }: PurchaseDocument,
  reviewed: readonly ReviewedLine[],
  ingredients: readonly KnownIngredient[],
  say: Say,
): ReadonlyMap<number, StockedDocumentLine> {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const byTitle = new Map(ingredients.map((ingredient) => [searchText(ingredient.title), ingredient]));
  const newUnits = new Map<string, string>();
  const checked = new Map<number, StockedDocumentLine>();
  for (const each of reviewed.toSorted((a, b) => a.line - b.line)) {
    const line = lines[each.line - 1];
    const refuse = (words: string) => refuseLine(each.line, line?.title ?? "", words);
    if (!line) throw refuse(say("purchaseDocuments.lines.not_there"));
    if (each.quantity === 0) continue;
    const { inventoryItemId, newItem, quantity, unit } = each;
    // Somebody created it since the review: it is the same ingredient, unless it is kept in another unit.
    const there = newItem
      ? byTitle.get(searchText(newItem.title))
      : byId.get(inventoryItemId as InventoryItemId);
    const item = there ?? newItem;
    if (!item) throw refuse(say("purchaseDocuments.lines.item_gone"));
    if (newItem) {
      const key = searchText(newItem.title);
      if (there && there.unit !== newItem.unit)
        throw refuse(say("purchaseDocuments.lines.title_taken", { item: newItem.title }));
      if ((newUnits.get(key) ?? newItem.unit) !== newItem.unit)
        throw refuse(say("purchaseDocuments.lines.units_differ", { item: newItem.title }));
      newUnits.set(key, newItem.unit);
    }
    const received = receivedQuantity({ quantity, unit, factor: each.factor ?? null }, item.unit);
    if (!received.ok)
      throw refuse(
        say(`purchaseDocuments.lines.${received.reason}`, {
          unit: unitSaid(unit, say),
          itemUnit: unitSaid(item.unit, say),
        }),
      );
    checked.set(each.line, { quantity, unit, item: there?.id ?? item, factor: received.factor });
  }
  return checked;
}

/**
 * Takes all goods of the document as they were confirmed for this vendor before; refuses the first that never was. Goods in
 * another unit or package get no factor, and `checkLines` then refuses them unless the units convert.
 */
function rememberedLines(
  { lines }: PurchaseDocument,
  { links, keys }: Pick<KnownGoods, "links" | "keys">,
  say: Say,
): ReviewedLine[] {
  return lines.flatMap((line: PurchaseDocumentLine, index) => {
    if (line.kind !== "goods") return [];
    const link = links.get(keys[index] ?? "");
    if (!link) throw refuseLine(line.number, line.title, say("purchaseDocuments.lines.not_linked"));
    const before = rememberedUnit(line, link, say);
    const isCertain = before !== null && !before.needsConfirmation;
    return {
      line: line.number,
      quantity: purchasedThousandths(line.quantity),
      unit: before?.unit ?? unitWord(line, say),
      factor: isCertain ? before.factor : null,
      inventoryItemId: link.itemId,
    };
  });
}

const TITLE_SHOWN = 60;

/** Names the line that keeps the document from being imported, and the reason. */
const refuseLine = (line: number, title: string, reason: string) =>
  new AppError("dte_lines_refused", { details: { line, title: title.slice(0, TITLE_SHOWN), reason } });

/** Turns a refusal by the recording of the purchase into one about the document's line; returns any other error as it is. */
function lineRefusal(error: unknown, { lines }: PurchaseDocument, say: Say): unknown {
  if (!(error instanceof AppError)) return error;
  const { fields = [], field } = error.options;
  const [first] = [...fields, ...(field === undefined ? [] : [{ field, code: null }])];
  const line = Number(/^lines\.(\d+)\./.exec(first?.field ?? "")?.[1] ?? Number.NaN);
  const title = lines[line - 1]?.title;
  if (!first || title === undefined) return error;
  const reason =
    first.code === null
      ? say("purchaseDocuments.lines.item_gone")
      : say(`validation.${first.code}` as MessageKey).replace(/\.$/, "");
  return refuseLine(line, title, reason);
}
