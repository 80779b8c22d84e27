import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { CashMovementKind } from "./cash-movement.ts";

/** What one way to pay that is money brought in during a session, tips apart, and what was given back by it. */
export interface MethodTakings {
  readonly title: string;
  readonly isCash: boolean;
  /** Those on account counted in. */
  readonly payments: number;
  /** Of the sales, without tips; what stayed, after change. */
  readonly amount: Cents;
  readonly tips: Cents;
  readonly refunds: Cents;
  /** Tips among what was given back; not part of `refunds`. */
  readonly tipRefunds: Cents;
  /** Paid on account by customers who owed it; not part of `amount`. */
  readonly accountPayments: Cents;
  /** Of payments on account that were taken back. */
  readonly accountReturns: Cents;
}

/**
 * What must be there of one way to pay, in cash or as vouchers: sales with their tips and payments on account, less what was
 * given back.
 */
export function expectedTakings(taken: Omit<MethodTakings, "title">): Cents {
  const { amount, tips, refunds, tipRefunds, accountPayments, accountReturns } = taken;
  return cents(amount + tips - refunds - tipRefunds + accountPayments - accountReturns);
}

export interface SessionMovement {
  readonly kind: CashMovementKind;
  readonly amount: Cents;
}

export interface SessionFigures {
  /** Sales of all methods, without tips, before refunds. */
  readonly sales: Cents;
  readonly tips: Cents;
  readonly refunds: Cents;
  readonly tipRefunds: Cents;
  readonly accountPayments: Cents;
  readonly accountReturns: Cents;
  readonly payIn: Cents;
  readonly payOut: Cents;
  readonly drops: Cents;
  /** What must be in the drawer now. */
  readonly expectedCash: Cents;
}

/**
 * The figures of a session, of X and of Z. Expected in the drawer: the float, what was paid in cash with its tips, and
 * what was put in, less what was given back in cash, paid out and taken to the safe. May be negative when more was
 * taken out than the drawer knew of.
 */
export function sessionFigures(
  float: Cents,
  methods: readonly MethodTakings[],
  movements: readonly SessionMovement[],
): SessionFigures {
  const total = (pick: (method: MethodTakings) => Cents, of = methods) => sumCents(of.map(pick));
  const moved = (kind: CashMovementKind) =>
    sumCents(movements.filter((movement) => movement.kind === kind).map((movement) => movement.amount));
  const [payIn, payOut, drops] = [moved("pay_in"), moved("pay_out"), moved("drop")];
  const inCash = methods.filter((method) => method.isCash);
  const cashTaken = total(expectedTakings, inCash);
  return {
    sales: total((method) => method.amount),
    tips: total((method) => method.tips),
    refunds: total((method) => method.refunds),
    tipRefunds: total((method) => method.tipRefunds),
    accountPayments: total((method) => method.accountPayments),
    accountReturns: total((method) => method.accountReturns),
    payIn,
    payOut,
    drops,
    expectedCash: cents(float + cashTaken + payIn - payOut - drops),
  };
}

export const noTakings = {
  payments: 0,
  amount: ZERO_CENTS,
  tips: ZERO_CENTS,
  refunds: ZERO_CENTS,
  tipRefunds: ZERO_CENTS,
  accountPayments: ZERO_CENTS,
  accountReturns: ZERO_CENTS,
} as const;
