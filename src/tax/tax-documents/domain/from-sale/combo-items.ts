import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { taxGroupKey } from "#core/pricing/domain/tax-breakdown.ts";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import type { ComboOfLine } from "#service/orders/domain/combo-lines.ts";

/** What is known of an ordered line. */
export interface SoldItem {
  readonly title: string;
  readonly quantity: number;
  readonly tax: PriceTax;
  readonly figures: LineFigures;
  /** The combo that it is a part of. */
  readonly combo: ComboOfLine | null;
}

/** Longest description of a line (GUIDE §5). */
const DESCRIPTION_MAX = 1000;

/**
 * A combo as the items of its document: itself, or its parts when they are not taxed alike (docs/decisions/0046). `isAlike` tells
 * what else has to be the same.
 */
export function comboItems<Item extends SoldItem>(
  parts: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): Item[] {
  const [first] = parts;
  const title = first?.combo?.title;
  if (!first || title === undefined) return [];
  const isOne = parts.every(
    (part) =>
      taxGroupKey(part.tax) === taxGroupKey(first.tax) &&
      part.quantity === first.quantity &&
      isAlike(part, first),
  );
  if (!isOne) return parts.map((part) => ({ ...part, title: `${title}: ${part.title}` }));
  const sum = (figure: keyof LineFigures) => sumCents(parts.map(({ figures }) => figures[figure]));
  const figures = {
    listed: sum("listed"),
    discount: sum("discount"),
    net: sum("net"),
    service: sum("service"),
    tax: sum("tax"),
    amount: sum("amount"),
  };
  const description = `${title}: ${parts.map((part) => part.title).join(", ")}`.slice(0, DESCRIPTION_MAX);
  return [{ ...first, title: description, figures }];
}
