import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { qrOrderCountQuery } from "./qr-order-count-api.ts";
import { pollQrOrders, qrOrdersKey } from "./qr-orders-poll.ts";

const refreshKeys = [qrOrdersKey];

/** How many orders of guests wait: read on load, after events and by the poll. A failure shows no number. */
export function useQrOrderCount(): number {
  const client = useQueryClient();
  const { data } = useQuery(qrOrderCountQuery);
  useRealtimeRefresh(["new_qrorder", "qr_order_updated"], refreshKeys);
  useEffect(() => pollQrOrders(client), [client]);
  return data ?? 0;
}
