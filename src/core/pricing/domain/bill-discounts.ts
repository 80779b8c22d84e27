import type { DiscountCodeId, ManualDiscountId } from "#platform/domain/ids.ts";
import {
  type BasisPoints,
  type Cents,
  cents,
  percentageOf,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { amountOff, type DiscountValue } from "./decide-discount.ts";
import { lineAmount, type PricedLine } from "./tax-breakdown.ts";

/** A discount that a person gave on a bill. */
export interface ManualDiscount {
  readonly id: ManualDiscountId;
  readonly value: DiscountValue;
}

/** The amount that one source takes off a whole bill, beside the discounts of its lines. */
export type BillDiscount =
  | { readonly kind: "code"; readonly codeId: DiscountCodeId; readonly code: string; readonly amount: Cents }
  | { readonly kind: "bill"; readonly manualId: ManualDiscountId; readonly amount: Cents };

/** Returns what lines cost after their own discounts: a code takes its share of this (docs/decisions/0123). */
export function afterLineDiscounts(lines: readonly PricedLine[]): Cents {
  return sumCents(lines.map((line) => cents(lineAmount(line) - (line.discount ?? ZERO_CENTS))));
}

/**
 * Returns what the discounts that people gave take off `left`, what is left after lines and code: in the order in which they were
 * given, each of what the one before left. Of a fixed amount what earlier rounds of the bill had of it (`given`) is gone.
 */
export function manualAmounts(
  left: Cents,
  discounts: readonly ManualDiscount[],
  given: (id: ManualDiscountId) => Cents = () => ZERO_CENTS,
): BillDiscount[] {
  let rest: number = left;
  return discounts
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, value }) => {
      const remaining: DiscountValue =
        value.type === "fixed"
          ? { type: "fixed", amount: cents(Math.max(0, value.amount - given(id))) }
          : value;
      const amount = amountOff(remaining, cents(rest));
      rest -= amount;
      return { kind: "bill", manualId: id, amount };
    });
}

/** Tells whether what people take off a price stays within the share that may be given without approval. */
export function isWithinLimit(given: Cents, listed: Cents, limit: BasisPoints): boolean {
  return given <= percentageOf(listed, limit);
}

/**
 * Shares a discount of a line among its pieces when some are split off: `taken` of `pieces` get their share, the others keep the rest
 * to the cent.
 */
export function splitLineDiscount(
  discount: Cents,
  taken: number,
  pieces: number,
): { part: Cents; rest: Cents } {
  const [part = ZERO_CENTS, rest = ZERO_CENTS] = prorate(discount, [taken, pieces - taken]);
  return { part, rest };
}

/**
 * Returns which part of a discount that is taken off a line with this part of a bill is the line's own, so that all parts together
 * have all of it. `own` and `whole` are those of the line in the whole bill, `before` and `after` what is left of `whole`.
 */
export function ownDiscountOfPart(
  { own, whole }: { readonly own: Cents; readonly whole: Cents },
  { before, after }: { readonly before: Cents; readonly after: Cents },
): Cents {
  const ownOf = (left: Cents) => (whole === 0 ? 0 : (prorate(own, [left, whole - left])[0] ?? 0));
  return cents(ownOf(before) - ownOf(after));
}
