import { useMutation, useQueryClient } from "@tanstack/react-query";
import { claimDishes, releaseDishes, serveDishes } from "../../../contract/tray.ts";
import type { OrderId, OrderLineId } from "../../../domain/ids.ts";
import { call } from "../../platform/api.ts";
import { showError } from "../../platform/show-error.ts";
import { trayQuery } from "./tray-api.ts";

/** What a waiter says of ready dishes. */
export const trayActions = ["claim", "release", "serve"] as const;
export type TrayAction = (typeof trayActions)[number];

const routes = { claim: claimDishes, release: releaseDishes, serve: serveDishes } as const;

/** Says "Voy", "Ya no voy" or "Servido" of the dishes of one order; taps on one order go one after another. */
export function useTrayAction(orderId: OrderId) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `tray-${orderId}` },
    mutationFn: ({ action, lineIds }: { action: TrayAction; lineIds: readonly OrderLineId[] }) =>
      call(routes[action], { body: { lineIds: [...lineIds] } }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: trayQuery.queryKey }),
  });
}
