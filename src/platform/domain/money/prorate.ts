import { type Cents, cents } from "./cents.ts";

/**
 * Splits an amount in proportion to `weights` (integers of at least 0) so that the parts add up to it to the
 * cent: every part gets its share cut towards zero, then the largest remainders get one cent each, the earlier
 * of equal ones first. With all weights 0 the amount is split evenly. Throws RangeError without weights unless
 * the amount is 0, or on a negative or fractional weight.
 */
export function prorate(amount: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) {
    if (amount !== 0) throw new RangeError("nothing to split the amount over");
    return [];
  }
  const shares = usableWeights(weights);
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const sign = amount < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(amount));
  const parts = shares.map((share, index) => ({
    index,
    cents: (magnitude * share) / total,
    remainder: (magnitude * share) % total,
  }));
  const assigned = parts.reduce((sum, part) => sum + part.cents, 0n);
  const byRemainder = parts.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(a.remainder > b.remainder) || a.index - b.index,
  );
  for (const part of byRemainder.slice(0, Number(magnitude - assigned))) part.cents += 1n;
  return parts.map((part) => cents(sign * Number(part.cents)));
}

function usableWeights(weights: readonly number[]): bigint[] {
  const usable = weights.map((weight) => {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
    return BigInt(weight);
  });
  return usable.some((weight) => weight > 0n) ? usable : usable.map(() => 1n);
}
