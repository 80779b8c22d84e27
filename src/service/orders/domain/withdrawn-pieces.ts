import type { Fraction } from "#service/bills/domain/fraction.ts";

/** What an invoice has of an ordered line, and how much of that was given back. */
export interface GivenBackPart {
  /** Of the ordered line. */
  readonly portion: Fraction;
  /** The portion as pieces of the invoice, and how many of them were given back. */
  readonly quantity: number;
  readonly refunded: number;
}

/**
 * How many whole pieces of an ordered line were given back by all of its invoices together: of a dish that guests divided
 * none until each of them has theirs back.
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
