import type { Fraction } from "#core/pricing/domain/fraction.ts";

/** The portion of an ordered line on one invoice, and how much of it was refunded. */
export interface GivenBackPart {
  /** Portion of the ordered line. */
  readonly portion: Fraction;
  /** Pieces that the portion makes on the invoice, and how many of them were refunded. */
  readonly quantity: number;
  readonly refunded: number;
}

/**
 * Returns how many whole pieces of an ordered line were refunded by all of its invoices together. A dish that
 * guests divided counts only once each of them has their share back.
 */
export function withdrawnPieces(ordered: number, parts: readonly GivenBackPart[]): number {
  let [numerator, denominator] = [0n, 1n];
  for (const { portion, quantity, refunded } of parts) {
    const top = BigInt(portion.numerator) * BigInt(refunded);
    const bottom = BigInt(portion.denominator) * BigInt(quantity);
    numerator = numerator * bottom + top * denominator;
    denominator *= bottom;
  }
  return Number((BigInt(ordered) * numerator) / denominator);
}
