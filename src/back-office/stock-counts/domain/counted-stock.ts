import { costOf, type Micros } from "#inventory/inventory/domain/unit-cost.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { CountEntryKind } from "./stock-count.ts";

/** One entry of a sheet, in the unit of the ingredient. */
export interface CountEntry {
  readonly kind: CountEntryKind;
  /** 0 for an entry that clears. */
  readonly quantity: Thousandths;
  readonly countedAt: Date;
  /** Quantity in the ledger at that moment. */
  readonly book: Thousandths;
}

/** The entries of one ingredient, with the movements of the ledger. */
export interface ItemEntries {
  /** In the order in which they were saved. */
  readonly entries: readonly CountEntry[];
  /** Quantities that came in and went out between the first and the last effective entry; neither is negative. */
  readonly cameIn: Thousandths;
  readonly wentOut: Thousandths;
}

/** The counted quantity of an ingredient compared with the expected one. */
export interface CountedStock {
  readonly counted: Thousandths;
  readonly expected: Thousandths;
  /** Counted less expected; negative when goods are missing. */
  readonly difference: Thousandths;
  /** True when stock moved between two entries that add up: the difference is then the smallest certain one. */
  readonly isUncertain: boolean;
}

/** Returns the effective entries: the last that set a quantity and those added to it; none after one that cleared. */
export function effectiveEntries<Entry extends Pick<CountEntry, "kind">>(entries: readonly Entry[]): Entry[] {
  const begins = entries.findLastIndex(({ kind }) => kind !== "add");
  return entries.slice(Math.max(0, begins)).filter(({ kind }) => kind !== "clear");
}

/**
 * Compares the entries of one ingredient with the ledger at the moment of counting, so that sales may go on; null when it was
 * not counted. What moved between two entries that add up came from a place already counted, and is not in the sum, or from one
 * still to be counted, and is in it: nobody can say. The result is the smallest difference that is possible
 * (docs/decisions/0060).
 */
export function countedStock({ entries, cameIn, wentOut }: ItemEntries): CountedStock | null {
  const effective = effectiveEntries(entries).toSorted(
    (a, b) => a.countedAt.getTime() - b.countedAt.getTime(),
  );
  const [first] = effective;
  if (!first) return null;
  const isAlone = effective.length === 1;
  const least = isAlone ? first.book : first.book - wentOut;
  const most = isAlone ? first.book : first.book + cameIn;
  const counted = effective.reduce((sum, { quantity }) => sum + quantity, 0);
  const expected = Math.min(most, Math.max(least, counted));
  return {
    counted: thousandths(counted),
    expected: thousandths(expected),
    difference: thousandths(counted - expected),
    isUncertain: least !== most,
  };
}

/** Returns the quantity that closing moves: the whole difference, whatever was sold since, but never more than is in stock. */
export function postedDifference(difference: Thousandths, current: Thousandths): Thousandths {
  return thousandths(Math.max(difference, -Math.max(0, current)));
}

/** A difference with the average cost of a unit; null while the cost is unknown. */
interface CostedDifference {
  readonly difference: Thousandths;
  readonly unitCost: Micros | null;
}

/** Sum of the missing goods, or of the surplus. */
interface DifferenceSum {
  readonly items: number;
  /** Never negative; counts only ingredients with a known cost. */
  readonly cost: Cents;
}

interface CountTotals {
  readonly missing: DifferenceSum;
  readonly surplus: DifferenceSum;
  /** Surplus less missing. */
  readonly net: Cents;
  /** Differing ingredients with an unknown cost; the amounts leave them out. */
  readonly unknownCost: number;
}

/** Returns the value of a difference with its sign, half-up to the cent; null without a cost. */
export function differenceCost({ difference, unitCost }: CostedDifference): Cents | null {
  if (unitCost === null) return null;
  const cost = costOf([{ quantity: Math.abs(difference) as Thousandths, unitCost }]);
  return difference < 0 && cost !== 0 ? cents(-cost) : cost;
}

/** Sums the differences, with the amounts rounded as each line shows them. */
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
