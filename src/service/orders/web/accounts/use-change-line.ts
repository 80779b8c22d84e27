import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { lineChangeKey, type SettableStatus } from "./line-change.ts";
import { withLineStatus } from "./open-accounts.ts";
import { openAccountsQuery, sendLineStatus } from "./orders-api.ts";

/** Sets one line's status. Two changes of the same line go one after the other, as they were tapped. */
export function useChangeLine(orderId: OrderId, lineId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: lineChangeKey,
    scope: { id: `order-line-${lineId}` },
    mutationFn: ({ status }: { lineId: OrderLineId; status: SettableStatus }) =>
      sendLineStatus({ params: { itemId: lineId }, body: { status } }),
    onSuccess: ({ message }, change) => {
      // Written before the change stops being laid over the data, so that the old status never flashes.
      client.setQueryData(
        openAccountsQuery.queryKey,
        (before) => before && { ...before, accounts: withLineStatus(before.accounts, change) },
      );
      emitRealtime("order_update_backend", { orderIds: [orderId] });
      toastSuccess(message);
    },
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => void client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}
