import { useQuery } from "@tanstack/react-query";
import type { CustomerAccount } from "#money/receivables/contract/receivables.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { addCents, type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { decideCredit } from "#service/customers/domain/credit.ts";
import { customerAccountKeys, customerAccountQuery } from "../payments-api.ts";

/**
 * Reviews the amount charged to the customer's account against their limit; null while there is none. Follows sales
 * made elsewhere.
 */
export function useOnAccount(amount: Cents | null, customerId: CustomerId | null) {
  useRealtimeRefresh(["customers_changed"], customerAccountKeys);
  const { data, error } = useQuery(customerAccountQuery(amount === null ? null : customerId));
  if (amount === null) return null;
  return { ...reviewOnAccount(amount, customerId, data ?? undefined), error };
}

export type OnAccount = NonNullable<ReturnType<typeof useOnAccount>>;

/** The customer's credit; undefined while it is loading or could not be read: then the server decides. */
export type BuyerCredit = Pick<CustomerAccount, "credit_limit" | "balance" | "left">;

interface AccountReview {
  /** Charged to the account now. */
  readonly amount: Cents;
  readonly credit: BuyerCredit | undefined;
  /** The customer's debt afterwards; null while it is unknown or refused. */
  readonly after: Cents | null;
  readonly refusal:
    | { readonly reason: "customer_missing" | "not_granted" }
    /** `over` is the excess. */
    | { readonly reason: "limit_reached"; readonly over: Cents }
    | null;
}

/** Tells whether an amount can be charged to a customer's account, by the server's rule. */
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
