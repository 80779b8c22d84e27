import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { type PricedLine, type TaxGroup, taxBreakdown } from "./tax-breakdown.ts";

/** Amounts of a sale that are not lines; none is negative, all are zero unless given. */
export interface SaleExtras {
  readonly serviceCharge?: Cents;
  readonly tip?: Cents;
  readonly discount?: Cents;
}

export interface SaleTotals {
  /** Lines without tax. */
  readonly net: Cents;
  readonly taxTotal: Cents;
  /** Per type and rate; adds up to `net` and `taxTotal`. */
  readonly taxes: readonly TaxGroup[];
  readonly serviceCharge: Cents;
  readonly tip: Cents;
  /** What was really taken off: at most the sale with its service charge, so that it never eats the tip. */
  readonly discount: Cents;
  /** net + taxTotal + serviceCharge + tip − discount (specification, operations §9). Never below 0. */
  readonly payable: Cents;
}

/**
 * The one computation of what a sale costs, for the cart in the browser, the order, the payment summary and the
 * invoice. Several orders paid together are one sale: pass all their lines at once, never add up their totals
 * (docs/decisions/0001). Cancelled lines are left out by the caller. Throws RangeError on a negative extra.
 */
export function saleTotals(lines: Iterable<PricedLine>, extras: SaleExtras = {}): SaleTotals {
  const taxes = taxBreakdown(lines);
  const net = sumCents(taxes.map((group) => group.net));
  const taxTotal = sumCents(taxes.map((group) => group.tax));
  const serviceCharge = notNegative(extras.serviceCharge ?? ZERO_CENTS);
  const tip = notNegative(extras.tip ?? ZERO_CENTS);
  const sale = sumCents([net, taxTotal, serviceCharge]);
  const discount = cents(Math.min(notNegative(extras.discount ?? ZERO_CENTS), sale));
  return { net, taxTotal, taxes, serviceCharge, tip, discount, payable: cents(sale + tip - discount) };
}

function notNegative(amount: Cents): Cents {
  if (amount < 0) throw new RangeError("tip, discount and service charge are not negative");
  return amount;
}
