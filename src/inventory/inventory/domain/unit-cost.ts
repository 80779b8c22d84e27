import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/**
 * Cost of one unit of an ingredient, in millionths of the currency: a gram of salt costs less than a cent.
 */
export type Micros = number & { readonly __unit: "micros" };

/** Highest cost of one unit, in millionths: a million on the wire. */
export const MAX_UNIT_COST = 1_000_000_000_000;

const MICROS_PER_CENT = 10_000n;

/** Brands an integer of millionths. Throws RangeError unless it is one and not negative. */
export function micros(amount: number): Micros {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a unit cost: ${amount}`);
  return amount as Micros;
}

/**
 * Returns the millionths of a decimal amount (0.003, "1.25"), half-up to six decimals. Throws RangeError on other
 * text.
 */
export function microsFromDecimal(amount: number | string): Micros {
  return micros(scaledFromDecimal(amount, 6));
}

/** Returns the number with up to six decimals for the wire. */
export function decimalFromMicros(amount: Micros): number {
  return amount / 1_000_000;
}

/** A quantity with its unit cost. */
interface CostedQuantity {
  readonly quantity: Thousandths;
  readonly unitCost: Micros;
}

/** Returns the cost of several quantities together, rounded half-up to the cent once, not line by line. */
export function costOf(parts: readonly CostedQuantity[]): Cents {
  const exact = parts.reduce((sum, { quantity, unitCost }) => sum + BigInt(quantity) * BigInt(unitCost), 0n);
  const divisor = MICROS_PER_CENT * 1000n;
  return cents(Number((2n * exact + divisor) / (2n * divisor)));
}
