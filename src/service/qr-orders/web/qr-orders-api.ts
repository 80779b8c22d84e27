import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { listGuestPhones } from "../contract/guest-phones.ts";
import { listQrOrders } from "../contract/qr-orders.ts";
import { qrOrdersKey } from "./qr-orders-poll.ts";

/** Loads the pending orders of guests whenever the dialog opens. */
export const qrOrdersQuery = queryOptions({
  queryKey: [...qrOrdersKey, "list"],
  queryFn: ({ signal }) => call(listQrOrders, { signal }),
  staleTime: 0,
});

/** Loads the phones that wait to be let order, and the blocked ones. */
export const guestPhonesQuery = queryOptions({
  queryKey: [...qrOrdersKey, "phones"],
  queryFn: ({ signal }) => call(listGuestPhones, { signal }),
  staleTime: 0,
});

/** Returns a function that reloads badge and panel. */
export function useRefreshQrOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: qrOrdersKey });
}
