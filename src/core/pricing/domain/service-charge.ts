import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";

/**
 * The charge for service that the house adds to a sale (cargo por servicio). It is compulsory and therefore
 * consideration: taxed like what it serves, unless the restaurant's accountant says otherwise (GUIDE §12;
 * docs/decisions/0017). Not the tip.
 */
export interface ServiceCharge {
  /** Share of the sale after its discount, at the prices of the menu. */
  readonly rate: BasisPoints;
  readonly isTaxed: boolean;
}

/** A restaurant that charges no service. */
export const NO_SERVICE: ServiceCharge = { rate: basisPoints(0), isTaxed: true };
