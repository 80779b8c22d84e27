import { MAX_STOCK } from "#inventory/inventory/domain/stock-movement.ts";
import { convertQuantity } from "#inventory/inventory/domain/units.ts";
import { decimalFromExact, EXACT_WHOLE, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths, thousandthsFromDecimal } from "#platform/domain/numbers/quantity.ts";
import { readNumber } from "#platform/domain/numbers/read-number.ts";
import { formatCount } from "#platform/web/format.ts";
import type { SheetItem } from "../../contract/stock-counts.ts";

/** Limits of a typed quantity: thousandths, and ten million units at most. */
export const COUNT_TERMS = { decimals: 3, most: MAX_STOCK / 1000 };

/** Returns the typed quantity; null while it is not certain. */
export function quantityOf(typed: string): Thousandths | null {
  const reading = readNumber(typed, COUNT_TERMS);
  return reading.kind === "number" ? thousandthsFromDecimal(reading.plain) : null;
}

/**
 * Returns the reason why the server would refuse a quantity typed in `unit` of an ingredient kept in `own`; null if it would
 * not.
 */
export function quantityFault(
  quantity: Thousandths,
  unit: string,
  own: string,
): "too_small" | "too_large" | null {
  const kept = convertQuantity(quantity, unit, own) ?? quantity;
  if (kept === 0 && quantity > 0) return "too_small";
  return kept > MAX_STOCK || quantity > MAX_STOCK ? "too_large" : null;
}

/** Returns the packages of an ingredient by a name that distinguishes a box of 12 from one of 24. */
export function packagesOf({ packages }: Pick<SheetItem, "packages">): Map<string, ExactDecimal> {
  return new Map(
    packages.map(({ name, factor }) => [`${name} × ${formatCount(decimalFromExact(factor))}`, factor]),
  );
}

/** Converts typed packages to the ingredient's unit, half-up to a thousandth. */
export function inPackages(
  typed: Thousandths | null,
  unit: string,
  item: Pick<SheetItem, "packages" | "unit">,
): { quantity: Thousandths | null; in: string } {
  const factor = packagesOf(item).get(unit);
  if (typed === null || factor === undefined)
    return { quantity: typed, in: factor === undefined ? unit : item.unit };
  const whole = BigInt(EXACT_WHOLE);
  const quantity = (2n * BigInt(typed) * BigInt(factor) + whole) / (2n * whole);
  return { quantity: thousandths(Number(quantity)), in: item.unit };
}
