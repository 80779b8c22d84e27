import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { prorate } from "../money/prorate.ts";
import { type PricedLine, taxPerLine } from "../tax/tax-breakdown.ts";

/** A line of a paid invoice, with how many pieces were given back before. */
export interface RefundableLine extends PricedLine {
  readonly refunded: number;
}

/** The frozen figures of an invoice that its lines share: what was paid for them, without the tip. */
export interface RefundableTotals {
  readonly total: Cents;
  readonly taxTotal: Cents;
}

export interface RefundAmount {
  readonly net: Cents;
  readonly tax: Cents;
  readonly amount: Cents;
}

export const refundRefusals = ["nothing_to_refund", "refund_exceeds"] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

export type RefundDecision =
  | {
      readonly ok: true;
      /** In the lines' order; zero for a line of which nothing is given back. */
      readonly lines: readonly RefundAmount[];
      readonly sum: RefundAmount;
      /** Whether nothing is left of the invoice afterwards. */
      readonly isLast: boolean;
      /** Whether all of the invoice is given back at once. */
      readonly isWhole: boolean;
    }
  | { readonly ok: false; readonly reason: RefundRefusal };

/**
 * What giving back `pieces` of each line is worth. Every line has its share of what was paid for the whole invoice
 * (discount and service charge included), every piece its share of the line, counted from what was refunded before:
 * in whatever steps an invoice is given back, all of it together is exactly its total and its tax.
 */
export function decideRefund(
  lines: readonly RefundableLine[],
  pieces: readonly number[],
  totals: RefundableTotals,
): RefundDecision {
  const asked = lines.map((_, index) => pieces[index] ?? 0);
  const isTooMuch = lines.some((line, index) => line.refunded + (asked[index] ?? 0) > line.quantity);
  if (isTooMuch || asked.some((count) => !Number.isSafeInteger(count) || count < 0))
    return { ok: false, reason: "refund_exceeds" };
  if (asked.every((count) => count === 0)) return { ok: false, reason: "nothing_to_refund" };
  const shares = lineShares(lines, totals);
  const amounts = lines.map((line, index) => stepOf(line, asked[index] ?? 0, shares[index] ?? nothing));
  const isLast = lines.every((line, index) => line.refunded + (asked[index] ?? 0) === line.quantity);
  return {
    ok: true,
    lines: amounts,
    sum: {
      net: sumCents(amounts.map(({ net }) => net)),
      tax: sumCents(amounts.map(({ tax }) => tax)),
      amount: sumCents(amounts.map(({ amount }) => amount)),
    },
    isLast,
    isWhole: isLast && lines.every((line) => line.refunded === 0),
  };
}

const nothing: RefundAmount = { net: ZERO_CENTS, tax: ZERO_CENTS, amount: ZERO_CENTS };

/** Each line's share of the invoice; the shares add up to its total and its tax. */
function lineShares(lines: readonly RefundableLine[], { total, taxTotal }: RefundableTotals): RefundAmount[] {
  const taxed = taxPerLine(lines);
  const amounts = prorate(
    total,
    taxed.map(({ gross }) => gross),
  );
  const hasTax = taxed.some(({ tax }) => tax > 0);
  const taxes = prorate(
    taxTotal,
    taxed.map(({ tax, gross }) => (hasTax ? tax : gross)),
  );
  return amounts.map((amount, index) => {
    const tax = taxes[index] ?? ZERO_CENTS;
    return { amount, tax, net: cents(amount - tax) };
  });
}

/** The part of a line's share for the pieces after those refunded before. */
function stepOf(line: RefundableLine, count: number, share: RefundAmount): RefundAmount {
  const until = (part: Cents, done: number) =>
    cents(Number((BigInt(part) * BigInt(done)) / BigInt(line.quantity)));
  const step = (part: Cents) => cents(until(part, line.refunded + count) - until(part, line.refunded));
  const [amount, tax] = [step(share.amount), step(share.tax)];
  return { amount, tax, net: cents(amount - tax) };
}
