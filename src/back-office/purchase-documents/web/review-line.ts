import { proposedFactor } from "#back-office/purchases/domain/purchase-factor.ts";
import { type ReceivedRefusal, receivedQuantity } from "#back-office/purchases/domain/received-quantity.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { conversionRatio } from "#inventory/inventory/domain/units.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { StockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import type { ReviewedLine } from "../contract/import-dte.ts";
import type { PreviewLine } from "../contract/preview-dte.ts";
import { unitCostOf } from "../domain/line-costs.ts";

/** The ingredient of a line: one there is, or one that the import makes. */
export type LineTarget =
  | { readonly kind: "item"; readonly id: InventoryItemId; readonly title: string; readonly unit: string }
  | { readonly kind: "new"; readonly title: string; readonly unit: string };

/** What somebody said otherwise than the preview; all of it is kept when they leave and come back. */
export interface LineEdit {
  readonly isIncluded?: boolean;
  /** Null: what is typed is no quantity. */
  readonly quantity?: Thousandths | null;
  readonly unit?: string;
  /** Null: taken away. */
  readonly target?: LineTarget | null;
  /** Factors that were said, by the units they are between (`factorKey`), so that none is used for another unit. */
  readonly factors?: Readonly<Record<string, ExactDecimal | null>>;
}

export type LineProblem = "not_linked" | "title_missing" | "quantity_missing" | ReceivedRefusal;

/** A line as the review shows it. */
export interface LineReview {
  readonly isIncluded: boolean;
  readonly quantity: Thousandths | null;
  readonly unit: string;
  readonly target: LineTarget | null;
  /** Whether somebody has to say how many of the ingredient's unit one of the line's is. */
  readonly needsFactor: boolean;
  readonly factor: ExactDecimal | null;
  /** Read out of the description, and not used before somebody takes it. */
  readonly proposal: ExactDecimal | null;
  /** What comes into stock, in the ingredient's unit. */
  readonly stocked: Thousandths | null;
  /** What there is of it, as far as a credit note may take it; null: not known, or not asked. */
  readonly inStock: Thousandths | null;
  readonly unitCost: Micros | null;
  readonly problem: LineProblem | null;
}

/** Between which units a factor is. */
export const factorKey = (unit: string, itemUnit: string) => `${unit}>${itemUnit}`;

/** What a document does, as far as its lines need it. */
export interface ReviewedDocument {
  readonly effect: StockEffect;
  /** Of a credit note: no goods go back. */
  readonly isPriceOnly?: boolean | undefined;
}

/** A line as the document, the preview and what was said about it make it; only what is ticked can have a problem. */
export function reviewOf(line: PreviewLine, edit: LineEdit, document: ReviewedDocument): LineReview {
  const target = edit.target === undefined ? linkedAtFirst(line) : edit.target;
  const quantity = edit.quantity === undefined ? line.quantity : edit.quantity;
  const unit = edit.unit ?? line.unit;
  const isIncluded = document.isPriceOnly
    ? false
    : (edit.isIncluded ?? isTickedAtFirst(line, document.effect));
  const said = target ? factorSaid(line, edit, unit, target) : NO_FACTOR;
  const needsFactor = target !== null && conversionRatio(unit, target.unit) === null;
  const received =
    target && quantity !== null
      ? receivedQuantity({ quantity, unit, factor: said.factor }, target.unit)
      : null;
  const stocked = received?.ok ? received.stocked : null;
  const facts = {
    isIncluded,
    quantity,
    unit,
    target,
    needsFactor,
    ...said,
    stocked,
    inStock: inStockOf(line, target),
  };
  return {
    ...facts,
    unitCost: stocked === null ? null : unitCostOf(line.cost, stocked),
    problem: isIncluded ? problemOf(facts, received?.ok === false ? received.reason : null) : null,
  };
}

const NO_FACTOR = { factor: null, proposal: null } as const;

function linkedAtFirst({ inventoryItemId, matchedTitle, matchedUnit }: PreviewLine): LineTarget | null {
  if (inventoryItemId === null || matchedTitle === null || matchedUnit === null) return null;
  return { kind: "item", id: inventoryItemId, title: matchedTitle, unit: matchedUnit };
}

/** What a credit note calls its lines that bring nothing back, folded. */
const ONLY_MONEY = /descuento|rebaja|bonificacion|precio|rappel/;

/**
 * Goods are; of a debit note those alone that are known to be some, as most of its lines only name what costs more, and of a credit
 * note those that do not name a discount.
 */
function isTickedAtFirst(line: PreviewLine, effect: StockEffect): boolean {
  const { isGoods, isRemembered, originalTitle } = line;
  if (!isGoods || effect === "brings") return isGoods;
  return effect === "reprices" ? isRemembered : !ONLY_MONEY.test(searchText(originalTitle));
}

function inStockOf(
  { inventoryItemId, matchedInStock, suggestions }: PreviewLine,
  target: LineTarget | null,
): Thousandths | null {
  if (target?.kind !== "item") return null;
  if (target.id === inventoryItemId) return matchedInStock;
  return suggestions.find((each) => each.inventoryItemId === target.id)?.inStock ?? null;
}

function factorSaid(line: PreviewLine, edit: LineEdit, unit: string, target: LineTarget) {
  const typed = edit.factors?.[factorKey(unit, target.unit)];
  const proposed = proposalFor(line, unit, target);
  if (typed !== undefined) return { factor: typed, proposal: proposed?.factor ?? null };
  if (!proposed) return NO_FACTOR;
  return proposed.needsConfirmation
    ? { factor: null, proposal: proposed.factor }
    : { factor: proposed.factor, proposal: null };
}

/** What was confirmed before for this ingredient, else what the document's unit and description say; both of its own unit alone. */
function proposalFor(line: PreviewLine, unit: string, target: LineTarget) {
  if (unit !== line.unit) return null;
  const isSame = target.kind === "item" && target.id === line.inventoryItemId;
  if (line.isRemembered && isSame && line.factor !== null)
    return { factor: line.factor, needsConfirmation: line.needsConfirmation };
  return proposedFactor({ unitCode: line.unitCode, title: line.originalTitle }, target.unit);
}

function problemOf(
  { quantity, target }: Pick<LineReview, "quantity" | "target">,
  refused: ReceivedRefusal | null,
): LineProblem | null {
  if (quantity === null) return "quantity_missing";
  if (quantity === 0) return null;
  if (target === null) return "not_linked";
  if (target.kind === "new" && target.title.trim() === "") return "title_missing";
  return refused;
}

/** The line as it is sent; null for what is not ticked, or came in no quantity. */
export function reviewedLine(line: PreviewLine, review: LineReview): ReviewedLine | null {
  const { isIncluded, quantity, unit, target, factor } = review;
  if (!isIncluded || !target || quantity === null || quantity === 0) return null;
  const said = { line: line.line, quantity: thousandths(quantity), unit, factor };
  return target.kind === "item"
    ? { ...said, inventoryItemId: target.id, newItem: null }
    : { ...said, inventoryItemId: null, newItem: { title: target.title.trim(), unit: target.unit } };
}
