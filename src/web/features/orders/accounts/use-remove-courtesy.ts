import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeCourtesy } from "../../../../contract/refunds.ts";
import type { OrderLineId } from "../../../../domain/ids.ts";
import { toastSuccess } from "../../../../ui/feedback/toast.tsx";
import { call } from "../../../platform/api.ts";
import { showFailure } from "../../../platform/show-error.ts";
import { openAccountsQuery } from "./orders-query.ts";

/** Takes a courtesy back: the item is to be paid again. */
export function useRemoveCourtesy(itemId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCourtesy, { params: { itemId } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}
