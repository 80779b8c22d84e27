import { useMutation, useQueryClient } from "@tanstack/react-query";
import { emitRealtime } from "../../platform/realtime.ts";
import { showFailure } from "../../platform/show-error.ts";
import { type OpenAccount, openAccountsQuery } from "../orders/public.ts";
import { sendComplete } from "./payments-api.ts";

/** Where dishes come before the money: sets what is left to completed, and goes on to charging. */
export function useCompleteAndPay(account: OpenAccount, onPay: (account: OpenAccount) => void) {
  const client = useQueryClient();
  const orderIds = [...account.order_ids];
  return useMutation({
    mutationFn: () => sendComplete({ body: { orderIds } }),
    onSuccess: () => {
      emitRealtime("order_update_backend", { orderIds });
      onPay(account);
    },
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}
