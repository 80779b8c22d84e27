import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { listQrOrders } from "../../../contract/qr-orders.ts";
import { call } from "../../platform/api.ts";
import { qrKey } from "./qr-orders-poll.ts";

/** The pending orders of guests; asked for whenever the panel opens. */
export const qrOrdersQuery = queryOptions({
  queryKey: [...qrKey, "list"],
  queryFn: ({ signal }) => call(listQrOrders, { signal }),
  staleTime: 0,
});

/** Loads badge and panel anew. */
export function useRefreshQrOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: qrKey });
}
