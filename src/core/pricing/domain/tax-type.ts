import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/**
 * How a tax meets a price (specification, operations §9): `exclusive` is added on top, `inclusive` is already
 * in the price and extracted from it, `other` adds nothing.
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

/** Whether a price is taxed: not those of type `other`, whatever their rate, nor those at a rate of 0. */
export function hasTax({ type, rate }: PriceTax): boolean {
  return type !== "other" && rate > 0;
}
