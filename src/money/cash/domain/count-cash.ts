import { type Cents, cents, multiplyCents, sumCents } from "#platform/domain/money/cents.ts";

/**
 * Notes and coins of the US dollar, in cents, largest first. A dollar is counted together as note and coin: in El
 * Salvador both go round.
 */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1].map(cents);

/** The largest number of pieces of one kind that a count takes. */
export const MOST_PIECES = 99_999;

export interface CountedPieces {
  readonly denomination: Cents;
  readonly pieces: number;
}

/** What the counted pieces are worth. Throws RangeError on a count that is no whole number. */
export function countedCash(counts: readonly CountedPieces[]): Cents {
  return sumCents(counts.map(({ denomination, pieces }) => multiplyCents(denomination, pieces)));
}

/** Whether every piece is one there is, none is named twice and none counted negatively. */
export function isCashCount(counts: readonly CountedPieces[]): boolean {
  const named = new Set(counts.map(({ denomination }) => denomination));
  return (
    named.size === counts.length &&
    counts.every(
      ({ denomination, pieces }) =>
        denominations.includes(denomination) &&
        Number.isSafeInteger(pieces) &&
        pieces >= 0 &&
        pieces <= MOST_PIECES,
    )
  );
}
