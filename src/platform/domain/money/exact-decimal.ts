import { scaledFromDecimal } from "./scaled-integer.ts";

/**
 * A decimal of up to eight places as an integer of hundred-millionths (1.25 is 125_000_000): what lines of tax documents
 * hold (GUIDE §8), and how much of a unit is in another. A safe integer, so below 90 million; may be negative.
 */
export type ExactDecimal = number & { readonly __unit: "hundred-millionths" };

/** Hundred-millionths of a whole. */
export const EXACT_WHOLE = 100_000_000;

/** Brands an integer of hundred-millionths. Throws RangeError when it is not a safe integer. */
export function exactDecimal(scaled: number): ExactDecimal {
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`not a decimal of eight places: ${scaled}`);
  return (scaled === 0 ? 0 : scaled) as ExactDecimal;
}

/** Reads 1.25 or "1.25", half-up to eight places. Throws RangeError on other text or out of range. */
export function exactFromDecimal(value: number | string): ExactDecimal {
  return exactDecimal(scaledFromDecimal(value, 8));
}

/** The number that crosses the wire; exact up to fifteen digits. */
export function decimalFromExact(value: ExactDecimal): number {
  return value / EXACT_WHOLE;
}

/** In plain digits, never with an exponent: "0.00000045". */
export function exactText(value: ExactDecimal): string {
  return decimalFromExact(value)
    .toFixed(8)
    .replace(/\.?0+$/, "");
}
