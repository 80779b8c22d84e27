import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";

/** What a unit of an ingredient costs, in millionths of the currency: a gram of salt costs less than a cent. */
export type Micros = number & { readonly __unit: "micros" };

/** Most that a unit of anything costs, in millionths: a million, as it crosses the wire. */
export const MOST_UNIT_COST = 1_000_000_000_000;

const MICROS_PER_CENT = 10_000n;

/** Brands an integer of millionths. Throws RangeError unless it is one and not negative. */
export function micros(amount: number): Micros {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a unit cost: ${amount}`);
  return amount as Micros;
}

/** Millionths of a decimal amount (0.003, "1.25"), half-up to six decimals. Throws RangeError on other text. */
export function microsFromDecimal(amount: number | string): Micros {
  return micros(scaledFromDecimal(amount, 6));
}

/** The number with up to six decimals that crosses the wire. */
export function decimalFromMicros(amount: Micros): number {
  return amount / 1_000_000;
}

/** What a quantity costs at a price for each unit. */
export interface CostedQuantity {
  readonly quantity: Thousandths;
  readonly unitCost: Micros;
}

/** The cost of several quantities together, half-up to the cent once: the sum of a recipe, not of rounded lines. */
export function costOf(parts: readonly CostedQuantity[]): Cents {
  const exact = parts.reduce((sum, { quantity, unitCost }) => sum + BigInt(quantity) * BigInt(unitCost), 0n);
  const divisor = MICROS_PER_CENT * 1000n;
  return cents(Number((2n * exact + divisor) / (2n * divisor)));
}
