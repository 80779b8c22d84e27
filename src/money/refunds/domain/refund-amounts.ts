import { type PricedLine, taxPerLine } from "#core/pricing/domain/tax-breakdown.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** The worth of a line's share of an invoice, or of a part of it; amount is net plus tax and tributes. */
export interface RefundAmount {
  readonly net: Cents;
  readonly tax: Cents;
  /** Tributes beside IVA. */
  readonly tributes: Cents;
  readonly amount: Cents;
}

/** A line of a paid invoice, with the pieces refunded before and what was paid for all of it. */
export interface RefundableLine {
  readonly quantity: number;
  readonly refunded: number;
  /** Includes its share of discount and service charge; the shares of an invoice add up to its total without tip. */
  readonly share: RefundAmount;
}

const refundRefusals = ["nothing_to_refund", "refund_exceeds"] as const;
type RefundRefusal = (typeof refundRefusals)[number];

interface DecidedRefund {
  readonly ok: true;
  /** In the lines' order; zero for a line without a refund. */
  readonly lines: readonly RefundAmount[];
  readonly sum: RefundAmount;
  /** True if nothing of the invoice is left afterwards. */
  readonly isLast: boolean;
  /** True if the whole invoice is refunded at once. */
  readonly isWhole: boolean;
}

export type RefundDecision = DecidedRefund | { readonly ok: false; readonly reason: RefundRefusal };

/**
 * Computes the refund for `pieces` of each line. Every piece gets its share of what was paid for its line, counted
 * after earlier refunds: in whatever steps an invoice is refunded, the sum is exactly its total and its tax.
 */
export function decideRefund(lines: readonly RefundableLine[], pieces: readonly number[]): RefundDecision {
  const counts = lines.map((_, index) => pieces[index] ?? 0);
  const isTooMuch = lines.some((line, index) => line.refunded + (counts[index] ?? 0) > line.quantity);
  if (isTooMuch || counts.some((count) => !Number.isSafeInteger(count) || count < 0))
    return { ok: false, reason: "refund_exceeds" };
  if (counts.every((count) => count === 0)) return { ok: false, reason: "nothing_to_refund" };
  const amounts = lines.map((line, index) => nextRefund(line, counts[index] ?? 0));
  const isLast = lines.every((line, index) => line.refunded + (counts[index] ?? 0) === line.quantity);
  return {
    ok: true,
    lines: amounts,
    sum: sumOf(amounts),
    isLast,
    isWhole: isLast && lines.every((line) => line.refunded === 0),
  };
}

function sumOf(lines: readonly RefundAmount[]): RefundAmount {
  return {
    net: sumCents(lines.map(({ net }) => net)),
    tax: sumCents(lines.map(({ tax }) => tax)),
    tributes: sumCents(lines.map(({ tributes }) => tributes)),
    amount: sumCents(lines.map(({ amount }) => amount)),
  };
}

/**
 * Returns the refund with the tax that its document says (docs/decisions/0117): what is given back stays, the lines with the most
 * take its cents out of what they have without tax.
 */
export function withRefundedTax(decision: DecidedRefund, tax: Cents): DecidedRefund {
  const lines = [...decision.lines];
  let by = tax - decision.sum.tax;
  const order = [...lines.entries()]
    .toSorted(([, a], [, b]) => b.tax - a.tax || b.net - a.net)
    .map(([index]) => index);
  for (const index of order) {
    const line = lines[index];
    if (by === 0 || line === undefined) continue;
    const step = Math.max(-line.tax, Math.min(by, line.net));
    lines[index] = { ...line, tax: cents(line.tax + step), net: cents(line.net - step) };
    by -= step;
  }
  return { ...decision, lines, sum: sumOf(lines) };
}

/**
 * Returns each line's share of an invoice that has only totals, from before lines carried figures: the amount paid is
 * split by the lines' prices, so that the shares add up to the total and its tax.
 */
export function lineShares(
  lines: readonly PricedLine[],
  { total, taxTotal }: { readonly total: Cents; readonly taxTotal: Cents },
): RefundAmount[] {
  const taxed = taxPerLine(lines);
  const amounts = prorate(
    total,
    taxed.map(({ gross }) => gross),
  );
  const hasTaxAmount = taxed.some(({ tax }) => tax > 0);
  const taxes = prorate(
    taxTotal,
    taxed.map(({ tax, gross }) => (hasTaxAmount ? tax : gross)),
  );
  return amounts.map((amount, index) => {
    const tax = taxes[index] ?? ZERO_CENTS;
    return { amount, tax, tributes: ZERO_CENTS, net: cents(amount - tax) };
  });
}

/**
 * Returns the withheld amount that belongs to these pieces: the buyer paid so much less for them and gets so much less
 * back (guide §13, §16). It follows the taxed amount of the lines without tax; all steps add up to the whole.
 */
export function withheldStep(
  lines: readonly RefundableLine[],
  pieces: readonly number[],
  withheld: Cents,
): Cents {
  const taxed = lines
    .map((line, index) => ({ line, count: pieces[index] ?? 0 }))
    .filter(({ line }) => line.share.tax > 0);
  const all = sumCents(taxed.map(({ line }) => line.share.net));
  if (withheld === 0 || all === 0) return ZERO_CENTS;
  const netOf = (countOf: (line: RefundableLine, count: number) => number) =>
    taxed.reduce(
      (sum, { line, count }) => sum + shareOfPieces(line.share.net, countOf(line, count), line.quantity),
      0,
    );
  const before = netOf(({ refunded }) => refunded);
  const after = netOf(({ refunded }, count) => refunded + count);
  return cents(scaleHalfUp(withheld, after, all) - scaleHalfUp(withheld, before, all));
}

/** Returns the part of a line's share for the next pieces, after those refunded before. */
function nextRefund(line: RefundableLine, count: number): RefundAmount {
  const step = (figure: "amount" | "tax" | "tributes") => refundStep(line, count, line.share[figure]);
  const [amount, tax, tributes] = [step("amount"), step("tax"), step("tributes")];
  return { amount, tax, tributes, net: cents(amount - tax - tributes) };
}

/** Returns what the next `count` pieces of a line have of one of its figures; all steps add up to the figure. */
export function refundStep(
  { quantity, refunded }: Pick<RefundableLine, "quantity" | "refunded">,
  count: number,
  figure: Cents,
): Cents {
  return cents(shareOfPieces(figure, refunded + count, quantity) - shareOfPieces(figure, refunded, quantity));
}

/**
 * Returns what the first `pieces` of `allPieces` equal pieces have of a total, cut towards zero. Steps taken as
 * differences add up to the total, for money as for stock.
 */
export function shareOfPieces(total: number, pieces: number, allPieces: number): number {
  return Number((BigInt(total) * BigInt(pieces)) / BigInt(allPieces));
}
