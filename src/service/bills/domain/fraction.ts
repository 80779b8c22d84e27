/** A part of a line, exactly: numerator ÷ denominator, both whole, from nothing (0/1) to all of it (1/1). */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const NO_PART: Fraction = { numerator: 0, denominator: 1 };

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
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  if (denominator / divisor <= FINEST) return reduced(numerator, denominator);
  // Finer than can be kept: rounded down, but never to zero, because money is still due for it.
  return reduced((numerator * FINEST) / denominator || 1n, FINEST);
}

/** Largest denominator that is kept: however an account is divided, what is left of a line stays a number of the database. */
const FINEST = 2n ** 40n;

/** Into so many steps, at least, what is left of a line is divided when a part of it cannot be kept exactly. */
const STEPS = 1_000_000n;

/**
 * numerator ÷ denominator of what is left, as it is kept: exactly while what remains after it has a denominator that
 * can be kept, else the nearest of a million steps; always more than nothing and less than all. The money of a part is
 * divided by the exact share and not by this. Null when what is left is too thin to be divided further.
 */
export function keptShareOf(left: Fraction, { numerator, denominator }: Fraction): Fraction | null {
  const [leftTop, leftBottom] = [BigInt(left.numerator), BigInt(left.denominator)];
  const [top, bottom] = [leftTop * BigInt(numerator), leftBottom * BigInt(denominator)];
  const remains = leftTop * bottom - top * leftBottom;
  const isKept = [
    bottom / commonDivisor(top, bottom),
    (leftBottom * bottom) / commonDivisor(remains, leftBottom * bottom),
  ].every((denominator) => denominator <= FINEST);
  if (isKept) return reduced(top, bottom);
  const finer = (STEPS + leftTop - 1n) / leftTop;
  const [steps, all] = [leftTop * finer, leftBottom * finer];
  if (all > FINEST) return null;
  const taken = (top * all) / bottom;
  return reduced(taken < 1n ? 1n : taken >= steps ? steps - 1n : taken, all);
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

/** a ÷ b as a fraction; b is not less than a and not 0. Null when it is too fine for whole numbers that are safe. */
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
