/** An exact part of a line: numerator ÷ denominator, both whole, from nothing (0/1) to all of it (1/1). */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const NO_PART: Fraction = { numerator: 0, denominator: 1 };

/** Makes a fraction in lowest terms. Throws RangeError unless 0 ≤ numerator ≤ denominator are safe integers. */
export function fraction(numerator: number, denominator: number): Fraction {
  const isUsable = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  if (!isUsable || numerator < 0 || denominator < 1 || numerator > denominator)
    throw new RangeError(`not a part of one: ${numerator}/${denominator}`);
  return reduced(BigInt(numerator), BigInt(denominator));
}

/** Returns the rest of a whole after these parts. Throws RangeError when they exceed it. */
export function restOf(parts: readonly Fraction[]): Fraction {
  let [numerator, denominator] = [1n, 1n];
  for (const part of parts) {
    numerator = numerator * BigInt(part.denominator) - BigInt(part.numerator) * denominator;
    denominator *= BigInt(part.denominator);
  }
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  if (denominator / divisor <= FINEST) return reduced(numerator, denominator);
  // Finer than can be stored: rounded down, but never to zero, because money is still due for it.
  return reduced((numerator * FINEST) / denominator || 1n, FINEST);
}

/** Largest stored denominator: however an account is divided, the rest of a line fits the database. */
const FINEST = 2n ** 40n;

/** Minimum number of steps into which the rest of a line is divided when a part cannot be stored exactly. */
const STEPS = 1_000_000n;

/**
 * Returns numerator ÷ denominator of the rest as it is stored: exact while the remainder after it has a storable
 * denominator, else the nearest of a million steps, always more than nothing and less than all. The money of a
 * part is divided by the exact share instead. Null when the rest is too thin to be divided further.
 */
export function storableShareOf(left: Fraction, { numerator, denominator }: Fraction): Fraction | null {
  const [leftTop, leftBottom] = [BigInt(left.numerator), BigInt(left.denominator)];
  const [top, bottom] = [leftTop * BigInt(numerator), leftBottom * BigInt(denominator)];
  const remains = leftTop * bottom - top * leftBottom;
  const isStorable = [
    bottom / commonDivisor(top, bottom),
    (leftBottom * bottom) / commonDivisor(remains, leftBottom * bottom),
  ].every((denominator) => denominator <= FINEST);
  if (isStorable) return reduced(top, bottom);
  const finer = (STEPS + leftTop - 1n) / leftTop;
  const [steps, all] = [leftTop * finer, leftBottom * finer];
  if (all > FINEST) return null;
  const taken = (top * all) / bottom;
  return reduced(taken < 1n ? 1n : taken >= steps ? steps - 1n : taken, all);
}

/** Returns a negative number when a < b, 0 when they are equal, else a positive one. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference =
    BigInt(a.numerator) * BigInt(b.denominator) - BigInt(b.numerator) * BigInt(a.denominator);
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function productOf(a: Fraction, b: Fraction): Fraction {
  return reduced(BigInt(a.numerator) * BigInt(b.numerator), BigInt(a.denominator) * BigInt(b.denominator));
}

/** Returns a ÷ b; b is not less than a and not 0. Null when it is too fine for safe integers. */
export function ratioOf(a: Fraction, b: Fraction): Fraction | null {
  const top = BigInt(a.numerator) * BigInt(b.denominator);
  const bottom = BigInt(a.denominator) * BigInt(b.numerator);
  return bottom / commonDivisor(top, bottom) > LARGEST_SAFE ? null : reduced(top, bottom);
}

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = commonDivisor(numerator, denominator);
  const [top, bottom] = [Number(numerator / divisor), Number(denominator / divisor)];
  if (top < 0 || top > bottom || !Number.isSafeInteger(bottom)) throw new RangeError("not a part of one");
  return { numerator: top, denominator: bottom };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : commonDivisor(b, a % b);
}
