/** A part of a line, exactly: numerator ÷ denominator, both whole, from nothing (0/1) to all of it (1/1). */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const NONE: Fraction = { numerator: 0, denominator: 1 };

/** In lowest terms. Throws RangeError unless 0 ≤ numerator ≤ denominator are safe integers. */
export function fraction(numerator: number, denominator: number): Fraction {
  const isUsable = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  if (!isUsable || numerator < 0 || denominator < 1 || numerator > denominator)
    throw new RangeError(`not a part of one: ${numerator}/${denominator}`);
  return reduced(BigInt(numerator), BigInt(denominator));
}

/** What is left of a whole when these parts are taken. Throws RangeError when they are more than that. */
export function restOf(parts: readonly Fraction[]): Fraction {
  let [numerator, denominator] = [1n, 1n];
  for (const part of parts) {
    numerator = numerator * BigInt(part.denominator) - BigInt(part.numerator) * denominator;
    denominator *= BigInt(part.denominator);
  }
  return reduced(numerator, denominator);
}

/** Negative when a is less than b, 0 when they are equal, else positive. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference =
    BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** a × b. */
export function productOf(a: Fraction, b: Fraction): Fraction {
  return reduced(BigInt(a.numerator) * BigInt(b.numerator), BigInt(a.denominator) * BigInt(b.denominator));
}

/** a ÷ b as a fraction; b is not less than a and not 0. */
export function ratioOf(a: Fraction, b: Fraction): Fraction {
  return reduced(BigInt(a.numerator) * BigInt(b.denominator), BigInt(a.denominator) * BigInt(b.numerator));
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = commonDivisor(numerator, denominator);
  const [top, bottom] = [Number(numerator / divisor), Number(denominator / divisor)];
  if (top < 0 || top > bottom || !Number.isSafeInteger(bottom)) throw new RangeError("not a part of one");
  return { numerator: top, denominator: bottom };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : commonDivisor(b, a % b);
}
