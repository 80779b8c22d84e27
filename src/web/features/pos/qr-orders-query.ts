import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { countQrOrders, listQrOrders } from "../../../contract/qr-orders.ts";
import { call } from "../../platform/api.ts";
import { useRealtimeRefresh } from "../../platform/use-realtime-refresh.ts";

/** The poll looks so often, and acts only when the last answer is older than the second figure (operations §9), in ms. */
const POLL_MS = 30_000;
const ACT_AFTER_MS = 60_000;

const qrKey = ["pos", "qr"] as const;
const refreshKeys = [qrKey];

const countQuery = queryOptions({
  queryKey: [...qrKey, "count"],
  queryFn: async ({ signal }) => (await call(countQrOrders, { signal })).totalQROrders,
  // Loaded with every screen that shows it: what was heard elsewhere meanwhile is not in the answer kept.
  staleTime: 0,
  retry: false,
});

/** The pending orders of guests; asked for whenever the panel opens. */
export const qrOrdersQuery = queryOptions({
  queryKey: [...qrKey, "list"],
  queryFn: ({ signal }) => call(listQrOrders, { signal }),
  staleTime: 0,
});

/** Number of the badge: on load, by events, and by the poll; an open panel loads with it. Failures stay silent. */
export function useQrOrderCount(): number {
  const client = useQueryClient();
  const { data } = useQuery(countQuery);
  useRealtimeRefresh(["new_qrorder", "qr_order_updated"], refreshKeys);
  useEffect(() => {
    const poll = setInterval(() => {
      const at = client.getQueryState(countQuery.queryKey)?.dataUpdatedAt ?? 0;
      if (Date.now() - at >= ACT_AFTER_MS) void client.invalidateQueries({ queryKey: qrKey });
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [client]);
  return data ?? 0;
}

/** Loads badge and panel anew. */
export function useRefreshQrOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: qrKey });
}
