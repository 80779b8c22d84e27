import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { openAccountsQuery, sendCourtesyRemoval } from "./orders-api.ts";

/** Takes a courtesy back: the item is to be paid again. */
export function useRemoveCourtesy(itemId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendCourtesyRemoval({ params: { itemId } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}
