import { setImmediate } from "node:timers/promises";
import { packSizeInText } from "#back-office/purchases/domain/pack-size.ts";
import { UNIT_MAX } from "#back-office/purchases/domain/purchase.ts";
import {
  type PurchasedUnit,
  proposedFactor,
  proposedUnit,
  purchasedThousandths,
  receivedQuantity,
  reviewUnit,
} from "#back-office/purchases/domain/purchase-factor.ts";
import { matchBand, type TitleMatch, titleMatcher } from "#back-office/purchases/domain/title-matches.ts";
import { catalogueWords } from "#core/catalogues/server/public.ts";
import { isMeasuredUnit } from "#inventory/inventory/domain/units.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import {
  documentLineAmount,
  type PurchaseDocument,
  type PurchaseDocumentLine,
  stockEffectOf,
} from "#tax/documents/domain/reading/purchase-document.ts";
import type { PreviewLine, SuggestedIngredient } from "../contract/preview-dte.ts";
import { lineCosts, unitCostOf } from "../domain/line-costs.ts";

export interface KnownIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  /** Quantity in stock. */
  readonly quantity: Thousandths;
}

export interface KnownGoods {
  readonly ingredients: readonly KnownIngredient[];
  /** Remembered goods by key; `keys` has one for each line, in line order. */
  readonly links: ReadonlyMap<string, RememberedLink>;
  readonly keys: readonly string[];
  /** True when the restaurant gets the IVA of a crédito fiscal back. */
  readonly isRegisteredForVat: boolean;
}

type Match = TitleMatch<KnownIngredient>;

/**
 * Number of descriptions that are compared with ingredient titles: each takes some milliseconds with ten thousand titles.
 * Further lines are linked by hand, or by what was confirmed before.
 */
export const MAX_COMPARED = 400;

const TITLE_MAX = 100;

/** Proposes ingredients for the lines of a document. Yields between lines, so that tills are served meanwhile. */
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

/** Compares each description once, up to the limit. */
function alikeFinder(ingredients: readonly KnownIngredient[]) {
  const match = titleMatcher(ingredients.map((ingredient) => ({ key: ingredient, title: ingredient.title })));
  const found = new Map<string, readonly Match[]>();
  return ({ title, kind }: PurchaseDocumentLine): readonly Match[] => {
    const folded = searchText(title);
    const before = found.get(folded);
    if (before || kind === "charge" || found.size >= MAX_COMPARED) return before ?? [];
    const alike = match(title);
    found.set(folded, alike);
    return alike;
  };
}

interface LineFacts {
  readonly cost: ExactDecimal;
  readonly remembered: (RememberedLink & { readonly ingredient: KnownIngredient }) | null;
  readonly matches: readonly Match[];
  /** True for a credit note, so that the stock of its goods matters. */
  readonly isReturn: boolean;
  readonly say: Say;
}

function lineView(line: PurchaseDocumentLine, facts: LineFacts): PreviewLine {
  const { cost, remembered, matches, isReturn, say } = facts;
  const { unitCode, title } = line;
  const best = matches[0] && matchBand(matches[0].score) === "strong" ? matches[0] : undefined;
  const linked = remembered?.ingredient ?? best?.key ?? null;
  const before = remembered && rememberedUnit(line, remembered, say);
  const unit = before?.unit ?? unitWord(line, say);
  const factor = before
    ? { factor: before.factor, needsConfirmation: before.needsConfirmation }
    : factorFor(line, linked);
  // A quantity below the smallest one counts as the smallest, as in the import: a pinch of saffron in kg.
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
    amount: exactDecimal(documentLineAmount(line)),
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

/** Likeness of a confirmed link. */
const sure = { score: 1, percent: 100, band: matchBand(1) };

function suggestionView(
  line: PurchaseDocumentLine,
  { key, score }: Match,
  isReturn: boolean,
): SuggestedIngredient {
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

function factorFor({ unitCode, title }: PurchaseDocumentLine, ingredient: KnownIngredient | null) {
  const proposed = ingredient && proposedFactor({ unitCode, title }, ingredient.unit);
  return proposed ?? { factor: null, needsConfirmation: false };
}

/** Makes a title from a description: not all in capitals, which many suppliers use. */
function ingredientTitle(description: string): string {
  const words = description.slice(0, TITLE_MAX).trim();
  if (words !== words.toUpperCase()) return words;
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** The ingredient confirmed for a vendor's goods, with its unit and factor. */
export interface RememberedLink {
  readonly itemId: InventoryItemId;
  /** Unit of that purchase. */
  readonly unit: string;
  readonly factor: ExactDecimal;
  /** The document's unit (CAT-014) at that time, if the quantity was the document's, and the description. */
  readonly unitCode: number | null;
  readonly title: string;
}

/** Unit of an earlier purchase and its factor, for a line with this document's own quantity. */
interface RememberedUnit {
  readonly unit: string;
  readonly factor: ExactDecimal;
  readonly needsConfirmation: boolean;
}

/**
 * Returns the remembered unit and factor if this line names the same unit and package; they may then be used with this
 * document's quantity. Null when it names another one: ten kilograms are not last time's ten pounds, and a sack is not a pound.
 * Asks for confirmation when the package had a name of somebody's own and another quantity, because its relation to the
 * document's unit is unknown.
 */
export function rememberedUnit(
  line: PurchaseDocumentLine,
  link: RememberedLink,
  say: Say,
): RememberedUnit | null {
  const { unit, factor, unitCode } = link;
  if (packText(line.title) !== packText(link.title)) return null;
  const isSame = unit === unitWord(line, say) || (unitCode !== null && unitCode === line.unitCode);
  if (isSame) return { unit, factor, needsConfirmation: false };
  const isNameOfPack = reviewUnit(line) === "pack" && !isMeasuredUnit(unit);
  return isNameOfPack ? { unit, factor, needsConfirmation: true } : null;
}

/** Describes the package of a description for comparison; "" without one. */
function packText(title: string): string {
  const pack = packSizeInText(title);
  return pack ? [pack.count, pack.content?.amount, pack.content?.unit].join(" ") : "";
}

/** Returns the first unit of a line: one that stock is kept in, else the catalogue's word for it, or the word for a package. */
export function unitWord({ unitCode, title }: PurchasedUnit, say: Say): string {
  const unit = reviewUnit({ unitCode, title });
  if (unit !== null && unit !== "pack") return unit;
  const named = unit === null && unitCode !== null ? catalogueWords.unit(unitCode) : null;
  return (named ?? say("purchaseDocuments.pack")).toLowerCase().slice(0, UNIT_MAX);
}
