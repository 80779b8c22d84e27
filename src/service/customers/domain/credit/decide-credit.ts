import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";

/** Up to which balance a customer buys on account, and what they owe now. */
export interface Credit {
  /** Null: nothing is sold to them on account. */
  readonly limit: Cents | null;
  readonly balance: Cents;
}

export type CreditDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "account_not_granted" }
  | { readonly ok: false; readonly reason: "account_limit_reached"; readonly left: Cents };

/** What a customer may still buy on account: nothing once the limit was lowered below what they owe. */
export function creditLeft({ limit, balance }: Credit): Cents {
  return limit === null || limit <= balance ? ZERO_CENTS : cents(limit - balance);
}

/** Whether an amount may be charged to the account of a customer; to the last cent of the limit (docs/decisions/0055). */
export function decideCredit(credit: Credit, amount: Cents): CreditDecision {
  if (credit.limit === null) return { ok: false, reason: "account_not_granted" };
  const left = creditLeft(credit);
  return amount <= left ? { ok: true } : { ok: false, reason: "account_limit_reached", left };
}
