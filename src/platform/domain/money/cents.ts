import { scaledFromDecimal, scaleHalfUp } from "./scaled-integer.ts";

/** An amount of money in hundredths of the store's currency. Always a safe integer; may be negative. */
export type Cents = number & { readonly __unit: "cents" };

/** Brands an integer of cents. Throws RangeError when it is not a safe integer (a fraction, NaN, too large). */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount of cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const ZERO_CENTS: Cents = cents(0);

/** Cents of a decimal amount (12.4, "12.40"), half-up to two decimals. Throws RangeError on other text. */
export function centsFromDecimal(amount: number | string): Cents {
  return cents(scaledFromDecimal(amount, 2));
}

/** The number with two decimals that crosses the wire (1240 → 12.4). For sums use cents, never this. */
export function decimalFromCents(amount: Cents): number {
  return amount / 100;
}

/** a + b. Throws RangeError past the safe integers, as every sum of money here does. */
export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

/** a − b. */
export function subtractCents(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

/** Sum of any number of amounts; nothing adds up to zero. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/** Price of `quantity` pieces. Throws RangeError unless the quantity is an integer. */
export function multiplyCents(amount: Cents, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
  return cents(amount * quantity);
}

/** A rate in basis points: 1300 is 13 %. Never negative. */
export type BasisPoints = number & { readonly __unit: "basis points" };

/** Brands a rate. Throws RangeError unless it is an integer of at least 0. */
export function basisPoints(rate: number): BasisPoints {
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RangeError(`not a rate: ${rate}`);
  return rate as BasisPoints;
}

/** A change in basis points: −1000 is 10 % less. */
export type SignedBasisPoints = number & { readonly __unit: "signed basis points" };

/** Brands a change. Throws RangeError unless it is an integer. */
export function signedBasisPoints(rate: number): SignedBasisPoints {
  if (!Number.isSafeInteger(rate)) throw new RangeError(`not a change in basis points: ${rate}`);
  return rate as SignedBasisPoints;
}

/** Basis points of a percentage as people write it (13, "13.00"), half-up to a hundredth of a percent. */
export function basisPointsFromPercent(percent: number | string): BasisPoints {
  return basisPoints(scaledFromDecimal(percent, 2));
}

/** The percentage that crosses the wire (1300 → 13). */
export function percentFromBasisPoints(rate: BasisPoints): number {
  return rate / 100;
}

/** `rate` of an amount, half-up to the cent: the one way to take a percentage (service charge, tip, discount). */
export function percentageOf(amount: Cents, rate: BasisPoints): Cents {
  return cents(scaleHalfUp(amount, rate, 10_000));
}
