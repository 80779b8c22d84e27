import {
  compareFractions,
  type Fraction,
  NO_PART,
  ratioOf,
  restOf,
  storableShareOf,
} from "#core/pricing/domain/fraction.ts";
import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { type Cents, cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { unreachable } from "#platform/domain/unreachable.ts";

/** The share of a line that a part pays, or that is still unpaid. */
export interface PaidLinePart {
  readonly figures: LineFigures;
  /** Portion of the line as it was ordered. */
  readonly portion: Fraction;
}

/** Ways to choose a part of the amount left to pay. */
export type RequestedPart =
  | { readonly kind: "rest" }
  | { readonly kind: "amount"; readonly amount: Cents }
  /** The next of several equal parts of the rest. */
  | { readonly kind: "share"; readonly parts: number }
  /** Portions of the ordered lines, by position; an absent or empty position takes nothing. */
  | { readonly kind: "lines"; readonly portions: readonly (Fraction | undefined)[] };

const partRefusals = ["part_empty", "part_exceeds"] as const;
export type PartRefusal = (typeof partRefusals)[number];

type PartDecision =
  | { readonly ok: true; readonly lines: readonly PaidLinePart[]; readonly amount: Cents }
  | { readonly ok: false; readonly reason: PartRefusal };

/**
 * Returns the rest of each line of a sale after these parts, each a list in the lines' order. The document of a part may
 * have said a cent more or less of tax or service charge than its share (decision 117): net bears it.
 */
export function remainingLines(
  sale: readonly LineFigures[],
  parts: readonly (readonly PaidLinePart[])[],
): PaidLinePart[] {
  return sale.map((figures, index) => {
    const taken = parts.flatMap((part) => part[index] ?? []);
    return {
      figures: taken.reduce((left, part) => subtractFigures(left, part.figures), figures),
      portion: restOf(taken.map((part) => part.portion)),
    };
  });
}

/** Adds up what is left to pay. */
export function balanceOf(lines: readonly PaidLinePart[]): Cents {
  return sumCents(lines.map((line) => line.figures.amount));
}

/**
 * Takes a part of what is left to pay. Tax is not computed again: a part is a share of the frozen sale, and
 * whoever takes the last of it takes all that is left, so that all parts together equal the sale to the cent in
 * any order (decision 18). Refuses an empty part while something is unpaid, and more than is left.
 */
export function decidePart(left: readonly PaidLinePart[], request: RequestedPart): PartDecision {
  const balance = balanceOf(left);
  const lines = takePart(left, balance, request);
  if (lines === null) return { ok: false, reason: "part_exceeds" };
  const amount = balanceOf(lines);
  if (amount === balance) return { ok: true, lines: left, amount };
  if (amount <= 0) return { ok: false, reason: "part_empty" };
  return { ok: true, lines, amount };
}

function takePart(
  left: readonly PaidLinePart[],
  balance: Cents,
  request: RequestedPart,
): readonly PaidLinePart[] | null {
  switch (request.kind) {
    case "rest":
      return left;
    case "amount":
      return request.amount > balance || request.amount < 0 ? null : takeAmount(left, request.amount);
    case "share": {
      if (!Number.isSafeInteger(request.parts) || request.parts < 1) return null;
      const [next = balance] = prorate(
        balance,
        Array.from({ length: request.parts }, () => 1),
      );
      return takeAmount(left, next);
    }
    case "lines": {
      const taken = left.map((line, index) => takePortion(line, request.portions[index] ?? NO_PART));
      return taken.every((part) => part !== null) ? taken : null;
    }
    default:
      return unreachable(request);
  }
}

/** Takes the same share of every line; null when one of them is too thin to be divided further. */
function takeAmount(left: readonly PaidLinePart[], amount: Cents): PaidLinePart[] | null {
  const shares = prorate(
    amount,
    left.map((line) => line.figures.amount),
  );
  const taken = left.map((line, index): PaidLinePart | null => {
    const share = shares[index] ?? 0;
    const due = line.figures.amount;
    const portion =
      share === 0 ? NO_PART : storableShareOf(line.portion, { numerator: share, denominator: due });
    return portion && { figures: figuresOfAmount(line.figures, share), portion };
  });
  return taken.every((part) => part !== null) ? taken : null;
}

/** Takes a portion of one line; null when it is more than is left, or finer than can be stored. */
function takePortion({ figures, portion }: PaidLinePart, portionToTake: Fraction): PaidLinePart | null {
  const order = compareFractions(portionToTake, portion);
  if (order > 0) return null;
  if (order === 0) return { figures, portion };
  if (portionToTake.numerator === 0) return { figures: figuresOfAmount(figures, 0), portion: NO_PART };
  const ratio = ratioOf(portionToTake, portion);
  const stored = ratio && storableShareOf(portion, ratio);
  if (!ratio || !stored) return null;
  const { numerator, denominator } = ratio;
  const [amount = 0] = prorate(figures.amount, [numerator, denominator - numerator]);
  return {
    figures: {
      ...figuresOfAmount(figures, amount),
      listed: shareOf(figures.listed, numerator, denominator),
      discount: shareOf(figures.discount, numerator, denominator),
    },
    portion: stored,
  };
}

/**
 * Returns the figures of `amount` out of what is due of a line. It divides the due amount, so that its parts are
 * never negative.
 */
function figuresOfAmount(figures: LineFigures, amount: number): LineFigures {
  const [net = 0, service = 0, tax = 0] = prorate(cents(amount), [figures.net, figures.service, figures.tax]);
  return {
    net: cents(net),
    service: cents(service),
    tax: cents(tax),
    amount: cents(amount),
    listed: shareOf(figures.listed, amount, figures.amount),
    discount: shareOf(figures.discount, amount, figures.amount),
  };
}

function shareOf(amount: Cents, part: number, total: number): Cents {
  // A free line stays whole until the last part takes it.
  const [share = cents(0)] = prorate(amount, total === 0 ? [0, 1] : [part, total - part]);
  return share;
}

function subtractFigures(a: LineFigures, b: LineFigures): LineFigures {
  const amount = subtractCents(a.amount, b.amount);
  const service = between(subtractCents(a.service, b.service), amount);
  const tax = between(subtractCents(a.tax, b.tax), subtractCents(amount, service));
  return {
    listed: subtractCents(a.listed, b.listed),
    discount: subtractCents(a.discount, b.discount),
    net: cents(amount - service - tax),
    service,
    tax,
    amount,
  };
}

/** The nearest amount from nothing to `most`. */
const between = (amount: Cents, most: Cents): Cents => cents(Math.min(Math.max(amount, 0), most));
