import { queryOptions } from "@tanstack/react-query";
import type { ChangeOf } from "#platform/contract/changes.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import {
  claimDishes,
  readTray,
  releaseDishes,
  serveDishes,
  type TrayOrder,
  trayChanged,
} from "../contract/tray.ts";
import { trayOrders } from "../domain/tray-orders.ts";

/** Milliseconds between readings. Changes arrive by socket, but a dish becomes late without one. */
const POLL_MS = 20_000;

export const trayChanges: FollowedList<typeof trayChanged, LoadedTray> = {
  definition: trayChanged,
  apply: applyTray,
};

/** Dishes that this person can carry. */
export const trayQuery = queryOptions({
  queryKey: ["tray"],
  queryFn: async ({ signal }) => withRecentChanges(trayChanges, await call(readTray, { signal })),
  refetchInterval: POLL_MS,
});

/** Actions of a waiter: "Voy", "Ya no voy", "Entregado". */
const trayActions = ["claim", "release", "serve"] as const;
export type TrayAction = (typeof trayActions)[number];

const trayRoutes = { claim: claimDishes, release: releaseDishes, serve: serveDishes } as const;

export const sendTrayAction = (action: TrayAction, lineIds: readonly OrderLineId[]) =>
  call(trayRoutes[action], { body: { lineIds: [...lineIds] } });

type LoadedTray = ResponseOf<typeof readTray>;

/**
 * Updates the orders of a tray, sorted by when they became ready. Whether somebody else's dish is late dates from the last
 * reading, which is why the tray is polled.
 */
function applyTray(tray: LoadedTray, { order_ids, dishes }: ChangeOf<typeof trayChanged>): LoadedTray {
  const changed = new Set(order_ids);
  const now: readonly TrayOrder[] = trayOrders(dishes, { userId: tray.user_id, now: tray.now });
  if (now.length === 0 && !tray.orders.some((order) => changed.has(order.order_id))) return tray;
  const orders = [...tray.orders.filter((order) => !changed.has(order.order_id)), ...now];
  return { ...tray, orders: orders.toSorted((a, b) => readySince(a) - readySince(b)) };
}

function readySince({ items }: TrayOrder): number {
  return Math.min(...items.map((dish) => dish.ready_at.getTime()));
}
