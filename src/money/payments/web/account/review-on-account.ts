import type { CustomerAccount } from "#money/receivables/contract/receivables.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { addCents, type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import { decideCredit } from "#service/customers/domain/credit/decide-credit.ts";

/** What is known of a customer's credit; left out while it is being read, or could not be: then the server decides. */
export type BuyerCredit = Pick<CustomerAccount, "credit_limit" | "balance" | "left">;

export interface AccountReview {
  /** What is charged to the account now. */
  readonly amount: Cents;
  readonly credit: BuyerCredit | undefined;
  /** What the customer owes afterwards; null while that is not known, or refused. */
  readonly after: Cents | null;
  readonly refusal:
    | { readonly reason: "customer_missing" | "not_granted" }
    /** `over` is what is too much. */
    | { readonly reason: "limit_reached"; readonly over: Cents }
    | null;
}

/** Whether an amount can be charged to a customer's account, by the rule of the server. */
export function reviewOnAccount(
  amount: Cents,
  customerId: CustomerId | null,
  credit: BuyerCredit | undefined,
): AccountReview {
  const refused = (refusal: AccountReview["refusal"]) => ({ amount, credit, after: null, refusal });
  if (customerId === null) return { ...refused({ reason: "customer_missing" }), credit: undefined };
  if (credit === undefined) return refused(null);
  const decision = decideCredit({ limit: credit.credit_limit, balance: credit.balance }, amount);
  if (decision.ok) return { amount, credit, after: addCents(credit.balance, amount), refusal: null };
  return refused(
    decision.reason === "account_not_granted"
      ? { reason: "not_granted" }
      : { reason: "limit_reached", over: subtractCents(amount, decision.left) },
  );
}
