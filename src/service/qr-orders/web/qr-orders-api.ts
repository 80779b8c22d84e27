import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type CallInput, call } from "#platform/web/api.ts";
import {
  cancelQrOrder,
  cancelQrOrders,
  listQrOrders,
  processQrOrder,
  restoreQrOrder,
} from "../contract/qr-orders.ts";
import { qrOrdersKey } from "./qr-orders-poll.ts";

/** The pending orders of guests; read whenever the dialog opens. */
export const qrOrdersQuery = queryOptions({
  queryKey: [...qrOrdersKey, "list"],
  queryFn: ({ signal }) => call(listQrOrders, { signal }),
  staleTime: 0,
});

/** Loads badge and panel anew. */
export function useRefreshQrOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: qrOrdersKey });
}

/** Makes an order of what guests chose. */
export const sendToKitchen = (input: CallInput<typeof processQrOrder>) => call(processQrOrder, input);

/** Takes an order of guests off the list. */
export const deleteQrOrder = (input: CallInput<typeof cancelQrOrder>) => call(cancelQrOrder, input);

/** Puts an order of guests back on the list. */
export const putBackQrOrder = (input: CallInput<typeof restoreQrOrder>) => call(restoreQrOrder, input);

/** Takes every pending order of guests off the list. */
export const deleteAllQrOrders = () => call(cancelQrOrders);
