import {
  type BasisPoints,
  type Cents,
  cents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import type { TaxType } from "./tax-type.ts";

interface TaxOfRate {
  readonly type: TaxType;
  readonly rate: BasisPoints;
  readonly amount: Cents;
}

/** A sale, or a part of one, as it was computed and frozen. */
export interface SoldFigures<Tax extends TaxOfRate> {
  /** Its lines at the prices of the menu, as they are listed above the figures. */
  readonly listed: Cents;
  readonly discount: Cents;
  /** Without tax. */
  readonly serviceCharge: Cents;
  readonly taxes: readonly Tax[];
  /** Tributes beside IVA, added to the prices. */
  readonly tributes?: Cents;
  /** Without the tip. */
  readonly total: Cents;
}

/** Figures below the lines, which add up from top to bottom. */
export interface ShownFigures<Tax extends TaxOfRate> {
  /** The sum of the lines; a discount does not move it. */
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly serviceCharge: Cents;
  /** Tax on top of the prices. */
  readonly added: readonly Tax[];
  /** Tax inside the prices: shown, not added. */
  readonly included: readonly Tax[];
  /** Tributes beside IVA on top of the prices. */
  readonly tributes: Cents;
  readonly total: Cents;
}

/**
 * The figures of a sale as people add them up: subtotal − discount + service charge + taxes and tributes on top =
 * total. A tax inside the prices is shown beside them, that of the service charge is inside its amount
 * (docs/decisions/0037).
 */
export function shownFigures<Tax extends TaxOfRate>(sold: SoldFigures<Tax>): ShownFigures<Tax> {
  const { discount, total, tributes = ZERO_CENTS } = sold;
  const taxes = sold.taxes.filter(({ amount }) => amount !== 0);
  const added = taxes.filter(({ type }) => type === "exclusive");
  const onTop = sumCents(added.map(({ amount }) => amount));
  const withoutService = cents(total - onTop - tributes);
  const hasService = sold.serviceCharge > 0;
  const serviceCharge = hasService
    ? cents(withoutService - subtractCents(sold.listed, discount))
    : ZERO_CENTS;
  return {
    // A part of a divided dish may differ from its listed share by a cent.
    subtotal: hasService ? sold.listed : sumCents([withoutService, discount]),
    discount,
    serviceCharge,
    added,
    included: taxes.filter(({ type }) => type === "inclusive"),
    tributes,
    total,
  };
}
