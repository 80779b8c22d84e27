import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRealtimeRefresh } from "../../platform/use-realtime-refresh.ts";
import { fetchQrOrderCount } from "./qr-count-api.ts";
import { pollQrOrders, qrCountKey, qrKey } from "./qr-orders-poll.ts";

const refreshKeys = [qrKey];

const countQuery = queryOptions({
  queryKey: qrCountKey,
  queryFn: async ({ signal }) => (await fetchQrOrderCount({ signal })).totalQROrders,
  // Loaded with every screen that shows it: what was heard elsewhere meanwhile is not in the answer kept.
  staleTime: 0,
  retry: false,
});

/** Number of the badge: on load, by events, and by the poll; an open panel loads with it. Failures stay silent. */
export function useQrOrderCount(): number {
  const client = useQueryClient();
  const { data } = useQuery(countQuery);
  useRealtimeRefresh(["new_qrorder", "qr_order_updated"], refreshKeys);
  useEffect(() => pollQrOrders(client), [client]);
  return data ?? 0;
}
