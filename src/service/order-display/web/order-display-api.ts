import { queryOptions } from "@tanstack/react-query";
import type { ChangeOf } from "#platform/contract/changes.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import { numbersChanged, orderDisplay } from "../contract/order-display.ts";

/**
 * Milliseconds between readings. Changes arrive by socket, but a number that nobody fetches leaves the display without an event.
 * Without a connection the display is read more often.
 */
const POLL_MS = 60_000;
const DISCONNECTED_POLL_MS = 10_000;

export const orderDisplayKey = ["order-display"] as const;

export const numberChanges: FollowedList<typeof numbersChanged, DisplayedNumbers> = {
  definition: numbersChanged,
  apply: applyNumbers,
};

export function orderDisplayQuery(withTables: boolean, isConnected: boolean) {
  return queryOptions({
    queryKey: [...orderDisplayKey, withTables],
    queryFn: async ({ signal }) => {
      const answer = await call(orderDisplay, { query: { tables: withTables ? "yes" : "no" }, signal });
      return withRecentChanges(numberChanges, { ...answer, withTables });
    },
    refetchInterval: ({ state }) => (isConnected && state.error === null ? POLL_MS : DISCONNECTED_POLL_MS),
    refetchIntervalInBackground: true,
  });
}

/** Numbers on a display, and whether it includes those of tables. */
export type DisplayedNumbers = ResponseOf<typeof orderDisplay> & { readonly withTables: boolean };

/** Updates orders on the display; returns the same object if none of them is or becomes visible. */
export function applyNumbers(
  display: DisplayedNumbers,
  { orders }: ChangeOf<typeof numbersChanged>,
): DisplayedNumbers {
  const changed = new Set(orders.map((order) => order.order_id));
  const shown = orders.filter((order) => display.withTables || !order.is_of_table);
  const here = [...display.preparing, ...display.ready].some((order) => changed.has(order.order_id));
  if (!here && shown.every((order) => order.column === null)) return display;
  const columnOf = (column: "preparing" | "ready") => [
    ...display[column].filter((order) => !changed.has(order.order_id)),
    ...shown.filter((order) => order.column === column),
  ];
  return {
    ...display,
    preparing: columnOf("preparing").toSorted(
      (a, b) => a.since.getTime() - b.since.getTime() || a.token_no - b.token_no,
    ),
    ready: columnOf("ready").toSorted((a, b) => b.since.getTime() - a.since.getTime()),
  };
}
