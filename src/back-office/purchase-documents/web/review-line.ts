import {
  proposedFactor,
  type ReceivedRefusal,
  receivedQuantity,
} from "#back-office/purchases/domain/purchase-factor.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { conversionRatio } from "#inventory/inventory/domain/units.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { DocumentStockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import type { ReviewedLine } from "../contract/import-dte.ts";
import type { PreviewLine } from "../contract/preview-dte.ts";
import { unitCostOf } from "../domain/line-costs.ts";

/** The ingredient of a line: an existing one, or a new one that the import creates. */
export type LineTarget =
  | { readonly kind: "item"; readonly id: InventoryItemId; readonly title: string; readonly unit: string }
  | { readonly kind: "new"; readonly title: string; readonly unit: string };

/** Somebody's changes to the preview; they are stored when the person leaves and returns. */
export interface LineEdit {
  readonly isIncluded?: boolean;
  /** Null when the typed text is no quantity. */
  readonly quantity?: Thousandths | null;
  readonly unit?: string;
  /** Null when the ingredient was removed. */
  readonly target?: LineTarget | null;
  /** Typed factors by the units that they connect (`factorKey`), so that none is used for another unit. */
  readonly factors?: Readonly<Record<string, ExactDecimal | null>>;
}

type LineProblem = "not_linked" | "title_missing" | "quantity_missing" | ReceivedRefusal;

/** A line as the review shows it. */
export interface LineReview {
  readonly isIncluded: boolean;
  readonly quantity: Thousandths | null;
  readonly unit: string;
  readonly target: LineTarget | null;
  /** True when somebody has to give the ingredient's units in one unit of the line. */
  readonly needsFactor: boolean;
  readonly factor: ExactDecimal | null;
  /** Factor proposed from the description; used only when somebody accepts it. */
  readonly proposal: ExactDecimal | null;
  /** Quantity that goes into stock, in the ingredient's unit. */
  readonly stocked: Thousandths | null;
  /** Stock that a credit note may take back; null when unknown or not needed. */
  readonly inStock: Thousandths | null;
  readonly unitCost: Micros | null;
  readonly problem: LineProblem | null;
}

/** Names the two units that a factor connects. */
export const factorKey = (unit: string, itemUnit: string) => `${unit}>${itemUnit}`;

/** The properties of a document that its lines depend on. */
interface ReviewedDocument {
  readonly effect: DocumentStockEffect;
  /** True for a credit note that returns no goods. */
  readonly isPriceOnly?: boolean | undefined;
}

/** Combines a line of the document, its preview and its edits; only a ticked line can have a problem. */
export function reviewOf(line: PreviewLine, edit: LineEdit, document: ReviewedDocument): LineReview {
  const target = edit.target === undefined ? linkedAtFirst(line) : edit.target;
  const quantity = edit.quantity === undefined ? line.quantity : edit.quantity;
  const unit = edit.unit ?? line.unit;
  const isIncluded = document.isPriceOnly
    ? false
    : (edit.isIncluded ?? isTickedAtFirst(line, document.effect));
  const said = target ? enteredFactor(line, edit, unit, target) : NO_FACTOR;
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

/** Words, folded, of credit note lines that return no goods. */
const ONLY_MONEY = /descuento|rebaja|bonificacion|precio|rappel/;

/**
 * Ticks goods. Of a debit note only remembered goods, because most of its lines only name what costs more; of a credit note
 * those that do not name a discount.
 */
function isTickedAtFirst(line: PreviewLine, effect: DocumentStockEffect): boolean {
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

function enteredFactor(line: PreviewLine, edit: LineEdit, unit: string, target: LineTarget) {
  const typed = edit.factors?.[factorKey(unit, target.unit)];
  const proposed = proposalFor(line, unit, target);
  if (typed !== undefined) return { factor: typed, proposal: proposed?.factor ?? null };
  if (!proposed) return NO_FACTOR;
  return proposed.needsConfirmation
    ? { factor: null, proposal: proposed.factor }
    : { factor: proposed.factor, proposal: null };
}

/**
 * Returns the factor confirmed before for this ingredient, else the one from the document's unit and description; both only for
 * the line's own unit.
 */
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

/** Returns the line as it is sent; null when it is not ticked or has no quantity. */
export function reviewedLine(line: PreviewLine, review: LineReview): ReviewedLine | null {
  const { isIncluded, quantity, unit, target, factor } = review;
  if (!isIncluded || !target || quantity === null || quantity === 0) return null;
  const said = { line: line.line, quantity: thousandths(quantity), unit, factor };
  return target.kind === "item"
    ? { ...said, inventoryItemId: target.id, newItem: null }
    : { ...said, inventoryItemId: null, newItem: { title: target.title.trim(), unit: target.unit } };
}
