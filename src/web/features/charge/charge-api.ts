import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "../../../contract/define.ts";
import { ordersInit, paymentSummary, payOrders } from "../../../contract/orders.ts";
import type { OrderId } from "../../../domain/ids.ts";
import { call } from "../../platform/api.ts";
import { isApiError } from "../../platform/api-error.ts";
import { emitRealtime } from "../../platform/realtime.ts";
import { openAccountsQuery } from "../orders/public.ts";

const summaryKey = ["orders", "payment-summary"] as const;

/** Every summary on screen, for what changes orders. */
export const summaryKeys = [summaryKey] as const;

/** Settings and payment types change rarely; so long, in milliseconds, they are not asked for again. */
const SETTINGS_FRESH_MS = 60_000;

/** Store, printer and payment types. */
export const chargeInitQuery = queryOptions({
  queryKey: ["orders", "init"],
  queryFn: ({ signal }) => call(ordersInit, { signal }),
  staleTime: SETTINGS_FRESH_MS,
});

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
