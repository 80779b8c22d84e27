import { costOf, microsFromDecimal } from "#inventory/inventory/domain/unit-cost.ts";
import { convertQuantity } from "#inventory/inventory/domain/units.ts";
import { addCents, type Cents, sumCents } from "#platform/domain/money/cents.ts";
import { exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { stockedQuantity } from "../../domain/purchase-factor.ts";
import { type DraftLine, type PurchaseDraft, sentLines, typedFigure } from "./purchase-draft.ts";

/** What a line costs, half-up to the cent; null while quantity or price is missing. */
export function lineAmount({ quantity, price }: DraftLine): Cents | null {
  const count = typedFigure(quantity, "quantity");
  const each = typedFigure(price, "price");
  if (count === null || each === null || count === 0) return null;
  return costOf([{ quantity: thousandthsFromDecimal(count), unitCost: microsFromDecimal(each) }]);
}

/** What a line brings into stock, where that is another figure than the one that was typed; null while it is not known. */
export function lineStock(line: DraftLine): { readonly quantity: Thousandths; readonly unit: string } | null {
  const count = typedFigure(line.quantity, "quantity");
  const unit = line.ingredient?.unit ?? (line.isOwnUnit ? line.stockUnit : line.unit);
  if (!line.isStocked || count === null || count === 0 || unit === line.unit) return null;
  const factor = typedFigure(line.factor, "factor");
  const quantity =
    factor === null
      ? convertQuantity(thousandthsFromDecimal(count), line.unit, unit)
      : stockedQuantity(exactFromDecimal(count), exactFromDecimal(factor));
  return quantity === null ? null : { quantity, unit };
}

/** What the purchase comes to. */
export interface DraftSums {
  /** Lines without a price: with one there is no total. */
  readonly unpriced: number;
  readonly subtotal: Cents;
  readonly total: Cents;
}

/** Subtotal and total of what is typed so far. */
export function sumsOf(draft: PurchaseDraft): DraftSums {
  const lines = sentLines(draft);
  const amounts = lines.map(lineAmount);
  const subtotal = sumCents(amounts.filter((amount) => amount !== null));
  const { tax } = draft;
  return {
    unpriced: lines.filter(({ price }) => typedFigure(price, "price") === null).length,
    subtotal,
    total: typeof tax === "number" ? addCents(subtotal, tax) : subtotal,
  };
}
