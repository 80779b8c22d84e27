import { setImmediate } from "node:timers/promises";
import {
  proposedFactor,
  proposedUnit,
  purchasedThousandths,
} from "#back-office/purchases/domain/purchase-factor.ts";
import { receivedQuantity } from "#back-office/purchases/domain/received-quantity.ts";
import { matchBand, type TitleMatch, titleMatcher } from "#back-office/purchases/domain/title-matches.ts";
import { catalogueWords } from "#core/catalogues/server/public.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import {
  type DocumentLine,
  lineAmount,
  type PurchaseDocument,
  stockEffectOf,
} from "#tax/documents/domain/reading/purchase-document.ts";
import type { PreviewLine, SuggestedIngredient } from "../contract/preview-dte.ts";
import { lineCosts, unitCostOf } from "../domain/line-costs.ts";
import { type RememberedLink, rememberedUnit } from "./remembered-goods.ts";
import { unitWord } from "./unit-word.ts";

export interface KnownIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  /** What there is of it. */
  readonly quantity: Thousandths;
}

export interface KnownGoods {
  readonly ingredients: readonly KnownIngredient[];
  /** By the keys under which the lines' goods are remembered, which stand in the order of the lines. */
  readonly links: ReadonlyMap<string, RememberedLink>;
  readonly keys: readonly string[];
  /** Whether the IVA of a crédito fiscal comes back to the restaurant. */
  readonly isRegisteredForVat: boolean;
}

type Match = TitleMatch<KnownIngredient>;

/**
 * Descriptions that are compared with the titles of the ingredients: with ten thousand of these each takes some milliseconds. Further
 * lines of a document are linked by hand, or by what was confirmed before.
 */
export const MOST_COMPARED = 400;

const TITLE_MAX = 100;

/** The lines of a document with the ingredients they may be. Gives way between lines: a till asks meanwhile. */
export async function proposeLines(
  document: PurchaseDocument,
  known: KnownGoods,
  say: Say,
): Promise<PreviewLine[]> {
  const byId = new Map(known.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const costs = lineCosts(document, known.isRegisteredForVat);
  const matchesOf = alikeFinder(known.ingredients);
  const proposed: PreviewLine[] = [];
  for (const [index, line] of document.lines.entries()) {
    const link = known.links.get(known.keys[index] ?? "");
    const ingredient = link && byId.get(link.itemId);
    const facts = {
      cost: costs[index] ?? exactDecimal(0),
      remembered: link && ingredient ? { ...link, ingredient } : null,
      matches: matchesOf(line),
      isReturn: stockEffectOf(document.type) === "takes_back",
      say,
    };
    proposed.push(lineView(line, facts));
    await setImmediate();
  }
  return proposed;
}

/** Compares each description once, and only so many. */
function alikeFinder(ingredients: readonly KnownIngredient[]) {
  const match = titleMatcher(ingredients.map((ingredient) => ({ key: ingredient, title: ingredient.title })));
  const found = new Map<string, readonly Match[]>();
  return ({ title, kind }: DocumentLine): readonly Match[] => {
    const folded = searchText(title);
    const before = found.get(folded);
    if (before || kind === "charge" || found.size >= MOST_COMPARED) return before ?? [];
    const alike = match(title);
    found.set(folded, alike);
    return alike;
  };
}

interface LineFacts {
  readonly cost: ExactDecimal;
  readonly remembered: (RememberedLink & { readonly ingredient: KnownIngredient }) | null;
  readonly matches: readonly Match[];
  /** Whether the document takes goods back, so that what there is of them counts. */
  readonly isReturn: boolean;
  readonly say: Say;
}

function lineView(line: DocumentLine, facts: LineFacts): PreviewLine {
  const { cost, remembered, matches, isReturn, say } = facts;
  const { unitCode, title } = line;
  const best = matches[0] && matchBand(matches[0].score) === "strong" ? matches[0] : undefined;
  const linked = remembered?.ingredient ?? best?.key ?? null;
  const before = remembered && rememberedUnit(line, remembered, say);
  const unit = before?.unit ?? unitWord(line, say);
  const factor = before
    ? { factor: before.factor, needsConfirmation: before.needsConfirmation }
    : factorFor(line, linked);
  // Less than the least that is kept is the least, as the import keeps it: a pinch of saffron in kg.
  const quantity = thousandths(Math.max(purchasedThousandths(line.quantity), 1));
  const received =
    linked && !factor.needsConfirmation ? receivedQuantity({ quantity, unit, ...factor }, linked.unit) : null;
  const suggestions = matches.map((each) => suggestionView(line, each, isReturn));
  return {
    line: line.number,
    kind: line.kind,
    isGoods: line.kind === "goods",
    code: line.code,
    originalTitle: title,
    title: ingredientTitle(title),
    quantity,
    unit,
    unitCode,
    documentUnit: unitCode === null ? null : catalogueWords.unit(unitCode),
    unitPrice: line.unitPrice,
    amount: exactDecimal(lineAmount(line)),
    cost,
    inventoryItemId: linked?.id ?? null,
    matchedTitle: linked?.title ?? null,
    matchedUnit: linked?.unit ?? null,
    matchedInStock: isReturn ? (linked?.quantity ?? null) : null,
    isRemembered: remembered !== null,
    ...factor,
    unitCost: received?.ok ? unitCostOf(cost, received.stocked) : null,
    suggestion: remembered
      ? sure
      : (suggestions.find(({ inventoryItemId }) => inventoryItemId === linked?.id) ?? null),
    suggestions,
    newUnit: proposedUnit({ unitCode, title }),
  };
}

/** Of what was confirmed before. */
const sure = { score: 1, percent: 100, band: matchBand(1) };

function suggestionView(line: DocumentLine, { key, score }: Match, isReturn: boolean): SuggestedIngredient {
  return {
    inventoryItemId: key.id,
    title: key.title,
    unit: key.unit,
    inStock: isReturn ? key.quantity : null,
    score,
    percent: Math.round(score * 100),
    band: matchBand(score),
    ...factorFor(line, key),
  };
}

function factorFor({ unitCode, title }: DocumentLine, ingredient: KnownIngredient | null) {
  const proposed = ingredient && proposedFactor({ unitCode, title }, ingredient.unit);
  return proposed ?? { factor: null, needsConfirmation: false };
}

/** A description as a title: not all in capitals, as many suppliers write. */
function ingredientTitle(description: string): string {
  const words = description.slice(0, TITLE_MAX).trim();
  if (words !== words.toUpperCase()) return words;
  return words.charAt(0) + words.slice(1).toLowerCase();
}
