import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";

/** An invoice of which something is owed. */
export interface OpenDebt {
  readonly invoiceId: number;
  readonly open: Cents;
}

/** What a payment takes off one debt. */
export interface SettledPart<Debt extends OpenDebt> {
  readonly debt: Debt;
  readonly amount: Cents;
}

/**
 * Which debts a payment settles: those given first, each whole before the next. `rest` is what is above all of them, which a
 * payment on account never is.
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

/** What a refund of this much takes off the account, and what is paid out: nothing is paid out that was never paid. */
export function splitRefund(
  amount: Cents,
  open: Cents,
): { readonly onAccount: Cents; readonly paidOut: Cents } {
  const onAccount = amount <= 0 ? ZERO_CENTS : cents(Math.min(amount, open));
  return { onAccount, paidOut: cents(amount - onAccount) };
}
