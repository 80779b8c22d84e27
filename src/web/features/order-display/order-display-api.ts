import { queryOptions } from "@tanstack/react-query";
import { orderDisplay } from "../../../contract/order-display.ts";
import { call } from "../../platform/api.ts";

/** Read again this often even if no event comes, in milliseconds. */
const POLL_MS = 10_000;

export const orderDisplayKey = ["order-display"] as const;

/** The numbers that guests read, with those of tables or without. */
export function orderDisplayQuery(withTables: boolean) {
  return queryOptions({
    queryKey: [...orderDisplayKey, withTables],
    queryFn: ({ signal }) => call(orderDisplay, { query: { tables: withTables ? "yes" : "no" }, signal }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  });
}
