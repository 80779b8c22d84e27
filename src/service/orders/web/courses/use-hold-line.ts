import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountId, OrderLineId } from "#platform/domain/ids.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { sendHold } from "./courses-api.ts";

/** Holds a dish back that was sent and nobody has begun. Firing its course is the way back. */
export function useHoldLine(account: AccountId, lineId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendHold({ body: { account, lineIds: [lineId] } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}
