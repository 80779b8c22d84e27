import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/**
 * Relation of a tax to a price (specification, operations §9): `exclusive` is added on top, `inclusive` is
 * already in the price and extracted from it, `other` adds nothing.
 */
export const taxTypes = ["exclusive", "inclusive", "other"] as const;
export type TaxType = (typeof taxTypes)[number];

/** The tax of a price: its type and its rate in basis points. */
export interface PriceTax {
  readonly type: TaxType;
  readonly rate: BasisPoints;
}

/** The tax of a price that has none. */
export const NO_TAX: PriceTax = { type: "other", rate: basisPoints(0) };

/** Tells whether a price is taxed: type `other` never is, whatever its rate, nor is a rate of 0. */
export function hasTax({ type, rate }: PriceTax): boolean {
  return type !== "other" && rate > 0;
}
