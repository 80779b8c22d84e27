import { purchasedThousandths } from "#back-office/purchases/domain/purchase-factor.ts";
import { receivedQuantity } from "#back-office/purchases/domain/received-quantity.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { sortedTitle } from "#platform/server/lists/search-sql.ts";
import type { DocumentLine, PurchaseDocument } from "#tax/documents/domain/reading/purchase-document.ts";
import type { ReviewedLine } from "../contract/import-dte.ts";
import { refuseLine } from "./line-refusal.ts";
import type { KnownGoods, KnownIngredient } from "./propose-lines.ts";
import { rememberedUnit } from "./remembered-goods.ts";
import { unitWord } from "./unit-word.ts";

/** A line whose goods go into stock, checked. */
export interface StockedDocumentLine {
  readonly quantity: Thousandths;
  readonly unit: string;
  readonly item: InventoryItemId | { readonly title: string; readonly unit: string };
  readonly factor: ExactDecimal;
}

/**
 * The lines that somebody reviewed, by their number in the document; what is not named, or came in no quantity, is not among them.
 * Refuses `dte_lines_refused` with the first line that cannot be kept, and why.
 */
export function checkLines(
  { lines }: PurchaseDocument,
  reviewed: readonly ReviewedLine[],
  ingredients: readonly KnownIngredient[],
  say: Say,
): ReadonlyMap<number, StockedDocumentLine> {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const byTitle = new Map(ingredients.map((ingredient) => [sortedTitle(ingredient.title), ingredient]));
  const newUnits = new Map<string, string>();
  const checked = new Map<number, StockedDocumentLine>();
  for (const each of reviewed.toSorted((a, b) => a.line - b.line)) {
    const line = lines[each.line - 1];
    const refuse = (words: string) => refuseLine(each.line, line?.title ?? "", words);
    if (!line) throw refuse(say("purchaseDocuments.lines.not_there"));
    if (each.quantity === 0) continue;
    const { inventoryItemId, newItem, quantity, unit } = each;
    // Made by somebody since it was reviewed: the same, unless it is kept in another unit.
    const there = newItem
      ? byTitle.get(sortedTitle(newItem.title))
      : byId.get(inventoryItemId as InventoryItemId);
    const item = there ?? newItem;
    if (!item) throw refuse(say("purchaseDocuments.lines.item_gone"));
    if (newItem) {
      const key = sortedTitle(newItem.title);
      if (there && there.unit !== newItem.unit)
        throw refuse(say("purchaseDocuments.lines.title_taken", { item: newItem.title }));
      if ((newUnits.get(key) ?? newItem.unit) !== newItem.unit)
        throw refuse(say("purchaseDocuments.lines.units_differ", { item: newItem.title }));
      newUnits.set(key, newItem.unit);
    }
    const received = receivedQuantity({ quantity, unit, factor: each.factor ?? null }, item.unit);
    if (!received.ok)
      throw refuse(say(`purchaseDocuments.lines.${received.reason}`, { unit, itemUnit: item.unit }));
    checked.set(each.line, { quantity, unit, item: there?.id ?? item, factor: received.factor });
  }
  return checked;
}

/**
 * All goods of the document as they were confirmed for this vendor before; refuses the first that never was. What came in another unit
 * or package then has no factor, which `checkLines` refuses unless the units convert.
 */
export function rememberedLines(
  { lines }: PurchaseDocument,
  { links, keys }: Pick<KnownGoods, "links" | "keys">,
  say: Say,
): ReviewedLine[] {
  return lines.flatMap((line: DocumentLine, index) => {
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
