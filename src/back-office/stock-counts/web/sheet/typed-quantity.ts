import { MOST_STOCK } from "#inventory/inventory/domain/stock-movement.ts";
import { convertQuantity } from "#inventory/inventory/domain/units.ts";
import { type Thousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { readNumber } from "#platform/domain/numbers/read-number.ts";

/** A count is taken in thousandths; ten million units is the most of an ingredient. */
export const COUNT_TERMS = { decimals: 3, most: MOST_STOCK / 1000 };

/** The quantity that was typed; null while there is none that is certain. */
export function quantityOf(typed: string): Thousandths | null {
  const reading = readNumber(typed, COUNT_TERMS);
  return reading.kind === "number" ? thousandthsFromDecimal(reading.plain) : null;
}

/** Why the server would refuse a quantity typed in `unit` of what is kept in `own`; null when it would not. */
export function quantityFault(
  quantity: Thousandths,
  unit: string,
  own: string,
): "too_small" | "too_large" | null {
  const kept = convertQuantity(quantity, unit, own) ?? quantity;
  if (kept === 0 && quantity > 0) return "too_small";
  return kept > MOST_STOCK || quantity > MOST_STOCK ? "too_large" : null;
}
