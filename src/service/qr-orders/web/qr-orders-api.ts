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

export const sendToKitchen = (input: CallInput<typeof processQrOrder>) => call(processQrOrder, input);

export const deleteQrOrder = (input: CallInput<typeof cancelQrOrder>) => call(cancelQrOrder, input);

export const putBackQrOrder = (input: CallInput<typeof restoreQrOrder>) => call(restoreQrOrder, input);

export const deleteAllQrOrders = () => call(cancelQrOrders);
