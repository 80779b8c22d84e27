import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

export interface MinimumBefore {
  readonly quantity: Thousandths;
  readonly minimum: Thousandths;
}

/**
 * What is wrong with a changed minimum (back-office §5): it is above 0 and not above what is there. One that was not changed may stay,
 * and an ingredient that is out and has none yet may have any, or nothing that a purchase made could be edited once it is used.
 */
export function minimumProblem(
  minimum: Thousandths,
  { quantity, minimum: before }: MinimumBefore,
): "minimum_above_zero" | "minimum_above_stock" | null {
  if (minimum === before) return null;
  if (minimum <= 0) return "minimum_above_zero";
  const isFirstOfNothing = before === 0 && quantity <= 0;
  return minimum <= quantity || isFirstOfNothing ? null : "minimum_above_stock";
}
