import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/** Guests round a tip to the next five percent, so that is how far the keys lie apart. */
const STEP = 500;

/**
 * Returns the three rates that are offered as keys, rising: the restaurant's suggestion in the middle, five percent less and
 * five more; of a suggestion that leaves nothing below it, the half and the double (docs/decisions/0130).
 */
export function tipRates(suggested: BasisPoints): readonly BasisPoints[] {
  const rates =
    suggested > STEP
      ? [suggested - STEP, suggested, suggested + STEP]
      : [Math.round(suggested / 2), suggested, suggested * 2];
  return rates.filter((rate) => rate > 0).map(basisPoints);
}
