import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { showError } from "#platform/web/show-error.ts";
import { sendTrayAction, type TrayAction, trayQuery } from "./tray-api.ts";

/** Claims, releases or serves dishes of one order; requests for one order are sent one after another. */
export function useTrayAction(orderId: OrderId) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `tray-${orderId}` },
    mutationFn: ({ action, lineIds }: { action: TrayAction; lineIds: readonly OrderLineId[] }) =>
      sendTrayAction(action, lineIds),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: trayQuery.queryKey }),
  });
}
