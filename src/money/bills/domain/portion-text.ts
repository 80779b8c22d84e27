import type { Fraction } from "#core/pricing/domain/fraction.ts";

/** Largest denominator that people read as a fraction. */
const READABLE = 12;

/** Formats a portion as a receipt prints it: 1/3, or 33.4 % where the part was chosen as an amount of money. */
export function portionText({ numerator, denominator }: Fraction): string {
  if (denominator <= READABLE) return `${numerator}/${denominator}`;
  return `${((numerator / denominator) * 100).toFixed(1)} %`;
}
