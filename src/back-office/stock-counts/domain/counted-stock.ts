import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { CountEntryKind } from "./stock-count.ts";

/** One entry of a sheet, in the unit of the ingredient. */
export interface CountEntry {
  readonly kind: CountEntryKind;
  /** 0 of an entry that clears. */
  readonly quantity: Thousandths;
  readonly countedAt: Date;
  /** What the ledger said at that moment. */
  readonly book: Thousandths;
}

/** What people entered of one ingredient, and what the ledger says of it. */
export interface ItemEntries {
  /** In the order in which they were saved. */
  readonly entries: readonly CountEntry[];
  /** What came in and went out between the first and the last moment of the entries that stand; neither is negative. */
  readonly cameIn: Thousandths;
  readonly wentOut: Thousandths;
}

/** What was counted of an ingredient beside what should have been there. */
export interface CountedStock {
  readonly counted: Thousandths;
  readonly expected: Thousandths;
  /** Counted less expected: what is missing is negative. */
  readonly difference: Thousandths;
  /** Stock moved between two entries that add up: the difference is the least that is certain. */
  readonly isUncertain: boolean;
}

/** The entries that stand: the last that set, and what was added to it; none after one that cleared. */
export function standingEntries<Entry extends Pick<CountEntry, "kind">>(entries: readonly Entry[]): Entry[] {
  const begins = entries.findLastIndex(({ kind }) => kind !== "add");
  return entries.slice(Math.max(0, begins)).filter(({ kind }) => kind !== "clear");
}

/**
 * What the entries of one ingredient come to; null when it is not counted. It is compared with the book at the moment of
 * counting, so sales may go on. What moved between two entries that add up moved in a place already counted, and is not in
 * the sum, or in one still to be counted, and is: nobody can say. So everything between is explained by it, and the difference
 * is what not even that explains: the smallest of the possible ones (docs/decisions/0060).
 */
export function countedStock({ entries, cameIn, wentOut }: ItemEntries): CountedStock | null {
  const standing = standingEntries(entries).toSorted((a, b) => a.countedAt.getTime() - b.countedAt.getTime());
  const [first] = standing;
  if (!first) return null;
  const isAlone = standing.length === 1;
  const least = isAlone ? first.book : first.book - wentOut;
  const most = isAlone ? first.book : first.book + cameIn;
  const counted = standing.reduce((sum, { quantity }) => sum + quantity, 0);
  const expected = Math.min(most, Math.max(least, counted));
  return {
    counted: thousandths(counted),
    expected: thousandths(expected),
    difference: thousandths(counted - expected),
    isUncertain: least !== most,
  };
}

/**
 * What closing moves of a difference: all of it, on what is in stock today, whatever was sold since; never more than there is.
 */
export function postedDifference(difference: Thousandths, current: Thousandths): Thousandths {
  return thousandths(Math.max(difference, -Math.max(0, current)));
}
