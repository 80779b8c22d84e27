import { decimalFromExact, EXACT_WHOLE, type ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatCount } from "#platform/web/format.ts";
import type { SheetItem } from "../../contract/stock-counts.ts";

/** What an ingredient is bought in, by a name that tells a box of 12 from one of 24. */
export function packagesOf({ packages }: Pick<SheetItem, "packages">): Map<string, ExactDecimal> {
  return new Map(
    packages.map(({ name, factor }) => [`${name} × ${formatCount(decimalFromExact(factor))}`, factor]),
  );
}

/** What was typed as it is sent: packages by what they hold of the ingredient's unit, half-up to a thousandth. */
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
