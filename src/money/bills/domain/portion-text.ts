import type { Fraction } from "#core/pricing/domain/fraction.ts";
import type { Writing } from "#platform/domain/text/languages.ts";
import { percentText } from "#platform/domain/writing/number-text.ts";

/** Largest denominator that people read as a fraction. */
const READABLE = 12;

/** Formats a portion as a receipt prints it: 1/3, or 33.4% where the part was chosen as an amount of money. */
export function portionText({ numerator, denominator }: Fraction, writing: Writing): string {
  if (denominator <= READABLE) return `${numerator}/${denominator}`;
  return percentText((numerator / denominator) * 100, writing, 1);
}
