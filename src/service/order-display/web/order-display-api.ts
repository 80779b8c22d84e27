import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import { numbersChanged, orderDisplay } from "../contract/order-display.ts";
import { applyNumbers, type DisplayedNumbers } from "./apply-numbers.ts";

/**
 * The display is told its changes; so often it is read again nevertheless, in milliseconds: a number that nobody fetched
 * for long leaves it without an event. While the server is not heard it is read in the shorter interval.
 */
const POLL_MS = 60_000;
const UNHEARD_POLL_MS = 10_000;

export const orderDisplayKey = ["order-display"] as const;

export const numberChanges: FollowedList<typeof numbersChanged, DisplayedNumbers> = {
  definition: numbersChanged,
  apply: applyNumbers,
};

/** The numbers that guests read, with those of tables or without. */
export function orderDisplayQuery(withTables: boolean, isHeard: boolean) {
  return queryOptions({
    queryKey: [...orderDisplayKey, withTables],
    queryFn: async ({ signal }) => {
      const answer = await call(orderDisplay, { query: { tables: withTables ? "yes" : "no" }, signal });
      return withRecentChanges(numberChanges, { ...answer, withTables });
    },
    refetchInterval: ({ state }) => (isHeard && state.error === null ? POLL_MS : UNHEARD_POLL_MS),
    refetchIntervalInBackground: true,
  });
}
