import { queryOptions } from "@tanstack/react-query";
import { listOrders } from "../../../../contract/orders.ts";
import { call } from "../../../platform/api.ts";
import { openAccounts } from "./open-accounts.ts";

/** Sockets bring changes at once; this slow poll makes good for lost packets, in milliseconds. */
const POLL_MS = 60_000;

/** The open accounts, for the cards of the open accounts and of charging. */
export const openAccountsQuery = queryOptions({
  queryKey: ["orders", "open"],
  queryFn: async ({ signal }) => openAccounts(await call(listOrders, { signal }), Date.now()),
  // Whoever comes back from another screen has heard no event there: what is kept is only shown until the answer.
  staleTime: 0,
  refetchInterval: POLL_MS,
});
