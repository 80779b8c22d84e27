import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { listQrOrders } from "../contract/qr-orders.ts";
import { qrOrdersKey } from "./qr-orders-poll.ts";

/** Loads the pending orders of guests whenever the dialog opens. */
export const qrOrdersQuery = queryOptions({
  queryKey: [...qrOrdersKey, "list"],
  queryFn: ({ signal }) => call(listQrOrders, { signal }),
  staleTime: 0,
});

/** Returns a function that reloads badge and panel. */
export function useRefreshQrOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: qrOrdersKey });
}
