import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { countQrOrders } from "../contract/qr-order-count.ts";
import { qrOrderCountKey } from "./qr-orders-poll.ts";

/** Loads how many orders of guests wait. It is separate from the list, which few screens load. */
export const qrOrderCountQuery = queryOptions({
  queryKey: qrOrderCountKey,
  queryFn: async ({ signal }) => (await call(countQrOrders, { signal })).totalQROrders,
  // Every screen that shows it reads it again: while no such screen was open, events were not heard.
  staleTime: 0,
  retry: false,
});
