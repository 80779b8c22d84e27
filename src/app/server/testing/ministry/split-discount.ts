import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";

/** A document's sales by kind, or what is taken off each of them. */
export interface BySaleKind {
  readonly taxed: Cents;
  readonly exempt: Cents;
  readonly notSubject: Cents;
}

/**
 * A discount on the whole, split over the kinds of sale in proportion so that the parts add up to it (guide §9). It takes at most
 * what is sold. Throws RangeError on a negative one.
 */
export function splitDiscount(discount: Cents, sold: BySaleKind): BySaleKind {
  if (discount < 0) throw new RangeError(`not a discount: ${discount}`);
  const kinds = [sold.taxed, sold.exempt, sold.notSubject];
  const most = Math.min(
    discount,
    kinds.reduce<number>((total, amount) => total + amount, 0),
  );
  if (most === 0) return { taxed: cents(0), exempt: cents(0), notSubject: cents(0) };
  const [taxed = cents(0), exempt = cents(0), notSubject = cents(0)] = prorate(cents(most), kinds);
  return { taxed, exempt, notSubject };
}
