import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "../../../contract/define.ts";
import { paymentSummary, payOrders } from "../../../contract/orders.ts";
import type { OrderId } from "../../../domain/ids.ts";
import { call } from "../../platform/api.ts";
import { isApiError } from "../../platform/api-error.ts";
import { emitRealtime } from "../../platform/realtime.ts";
import { openAccountsQuery } from "../orders/public.ts";

const summaryKey = ["orders", "payment-summary"] as const;

/** Every summary on screen, for what changes orders. */
export const summaryKeys = [summaryKey] as const;

/** What the orders cost now, asked anew whenever a dialog opens: never an older answer. */
export function paymentSummaryQuery(orderIds: readonly OrderId[]) {
  return queryOptions({
    queryKey: [...summaryKey, orderIds],
    queryFn: ({ signal }) => call(paymentSummary, { body: { orderIds: [...orderIds] }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Takes a payment. The body carries the uuid of the dialog, so that charging again after a lost answer gives the
 * first payment and no second one.
 */
export function usePayOrders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof payOrders>) => call(payOrders, { body }),
    onSuccess: (_, { orderIds }) => emitRealtime("order_update_backend", { orderIds }),
    onError: (error) => {
      if (isApiError(error, "total_changed")) void client.invalidateQueries({ queryKey: summaryKey });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}
