import { costOf, type Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** A difference with what a unit costs on average; null while nobody knows. */
export interface CostedDifference {
  readonly difference: Thousandths;
  readonly unitCost: Micros | null;
}

/** What is missing, or what there is too much. */
export interface DifferenceSum {
  readonly items: number;
  /** Not negative; of the ingredients whose cost is known. */
  readonly cost: Cents;
}

export interface CountTotals {
  readonly missing: DifferenceSum;
  readonly surplus: DifferenceSum;
  /** Surplus less missing. */
  readonly net: Cents;
  /** Ingredients that differ and whose cost nobody knows: they are in none of the amounts. */
  readonly unknownCost: number;
}

/** What a difference is worth, with its sign, half-up to the cent; null without a cost. */
export function differenceCost({ difference, unitCost }: CostedDifference): Cents | null {
  if (unitCost === null) return null;
  const cost = costOf([{ quantity: Math.abs(difference) as Thousandths, unitCost }]);
  return difference < 0 && cost !== 0 ? cents(-cost) : cost;
}

/** The sums of what differs, of the amounts as each line shows them. */
export function countTotals(lines: readonly CostedDifference[]): CountTotals {
  const missing = sumOf(lines.filter(({ difference }) => difference < 0));
  const surplus = sumOf(lines.filter(({ difference }) => difference > 0));
  return {
    missing,
    surplus,
    net: cents(surplus.cost - missing.cost),
    unknownCost: lines.filter(({ difference, unitCost }) => difference !== 0 && unitCost === null).length,
  };
}

function sumOf(lines: readonly CostedDifference[]): DifferenceSum {
  const cost = lines.reduce((sum, line) => sum + Math.abs(differenceCost(line) ?? ZERO_CENTS), 0);
  return { items: lines.length, cost: cents(cost) };
}
