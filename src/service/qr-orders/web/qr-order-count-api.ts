import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { countQrOrders } from "../contract/qr-order-count.ts";
import { qrOrderCountKey } from "./qr-orders-poll.ts";

/** How many orders of guests wait. In a file apart from the list, which few screens load. */
export const qrOrderCountQuery = queryOptions({
  queryKey: qrOrderCountKey,
  queryFn: async ({ signal }) => (await call(countQrOrders, { signal })).totalQROrders,
  // Read anew by every screen that shows it: events that came while no such screen was open were not heard.
  staleTime: 0,
  retry: false,
});
