import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderId, OrderLineId } from "../../../domain/ids.ts";
import { showError } from "../../platform/show-error.ts";
import { sendTrayAction, type TrayAction, trayQuery } from "./tray-api.ts";

/** Says "Voy", "Ya no voy" or "Servido" of the dishes of one order; taps on one order go one after another. */
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
