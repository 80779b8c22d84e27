import { useQuery } from "@tanstack/react-query";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { customerAccountKeys, customerAccountQuery } from "../payments-api.ts";
import { reviewOnAccount } from "./review-on-account.ts";

/** What is charged to the customer's account, against their limit; null while nothing is. Others' sales are heard. */
export function useOnAccount(amount: Cents | null, customerId: CustomerId | null) {
  useRealtimeRefresh(["customers_changed"], customerAccountKeys);
  const { data, error } = useQuery(customerAccountQuery(amount === null ? null : customerId));
  if (amount === null) return null;
  return { ...reviewOnAccount(amount, customerId, data ?? undefined), error };
}

export type OnAccount = NonNullable<ReturnType<typeof useOnAccount>>;
