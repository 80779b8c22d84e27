import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { daysBetween } from "#platform/domain/periods/calendar-date.ts";

/** The credit limit of a customer, and what they owe now. */
export interface Credit {
  /** Null: nothing is sold to them on account. */
  readonly limit: Cents | null;
  readonly balance: Cents;
}

type CreditDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "account_not_granted" }
  | { readonly ok: false; readonly reason: "account_limit_reached"; readonly left: Cents };

/** Returns what a customer may still buy on account: nothing once the limit is below what they owe. */
export function creditLeft({ limit, balance }: Credit): Cents {
  return limit === null || limit <= balance ? ZERO_CENTS : cents(limit - balance);
}

/**
 * Decides whether an amount may be charged to the account of a customer, up to the last cent of the limit
 * (decision 55).
 */
export function decideCredit(credit: Credit, amount: Cents): CreditDecision {
  if (credit.limit === null) return { ok: false, reason: "account_not_granted" };
  const left = creditLeft(credit);
  return amount <= left ? { ok: true } : { ok: false, reason: "account_limit_reached", left };
}

/** Ages of a debt, counted from the business day of its invoice (decision 55): to 30, to 60, to 90 days, and older. */
export const ageBuckets = ["current", "days_30", "days_60", "days_90"] as const;
export type AgeBucket = (typeof ageBuckets)[number];

/** Returns the age of a debt since a business day. */
export function ageBucketOf(since: BusinessDate, today: BusinessDate): AgeBucket {
  const days = daysBetween(since, today);
  if (days <= 30) return "current";
  if (days <= 60) return "days_30";
  return days <= 90 ? "days_60" : "days_90";
}

/** Amounts owed by age. */
export type Ageing = Readonly<Record<AgeBucket, Cents>>;

/** Days after which a debt is due, unless the customer has a term of their own; the ageing uses them too. */
export const CREDIT_DAYS = 30;

export const CREDIT_DAYS_MAX = 365;

/** An invoice with an open amount. */
interface OpenDebt {
  readonly invoiceId: number;
  readonly open: Cents;
}

/** The part of a payment that settles one debt. */
interface SettledPart<Debt extends OpenDebt> {
  readonly debt: Debt;
  readonly amount: Cents;
}

/**
 * Divides a payment over the debts in their order, each whole before the next. `rest` is the excess, which a
 * payment on account never has.
 */
export function settleOldest<Debt extends OpenDebt>(
  debts: readonly Debt[],
  amount: Cents,
): { readonly parts: readonly SettledPart<Debt>[]; readonly rest: Cents } {
  const parts: SettledPart<Debt>[] = [];
  let rest = amount;
  for (const debt of debts) {
    if (rest <= 0) break;
    const taken = cents(Math.min(rest, debt.open));
    if (taken > 0) parts.push({ debt, amount: taken });
    rest = cents(rest - taken);
  }
  return { parts, rest };
}

/**
 * Divides a refund into what it takes off the account and what is paid out: money that was never paid is not paid
 * out.
 */
export function splitRefund(
  amount: Cents,
  open: Cents,
): { readonly onAccount: Cents; readonly paidOut: Cents } {
  const onAccount = amount <= 0 ? ZERO_CENTS : cents(Math.min(amount, open));
  return { onAccount, paidOut: cents(amount - onAccount) };
}

/** Movements of an account: charged, paid, refunded, or one of these taken back. */
export const statementKinds = ["invoice", "part_undone", "refund", "payment", "payment_taken_back"] as const;
type StatementKind = (typeof statementKinds)[number];

interface StatementSides {
  readonly charged: Cents | null;
  /** Negative for a payment that is taken back: the column adds up to what was paid. */
  readonly paid: Cents | null;
}

/** Puts a movement on its side of the statement: charges on one, payments and deductions on the other. */
export function statementSides(kind: StatementKind, amount: Cents): StatementSides {
  return kind === "invoice" ? { charged: amount, paid: null } : { charged: null, paid: cents(-amount) };
}
