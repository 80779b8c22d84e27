import type { ChangeOf } from "#platform/contract/changes.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { trayOrders } from "#service/kitchen/domain/tray-orders.ts";
import type { readTray, TrayOrder, trayChanged } from "../contract/tray.ts";

export type LoadedTray = ResponseOf<typeof readTray>;

/**
 * The tray of one person with orders as they are now, in the order in which they became ready. Whether another's dish
 * is late is told as of the last reading, which is repeated for that.
 */
export function applyTray(tray: LoadedTray, { order_ids, dishes }: ChangeOf<typeof trayChanged>): LoadedTray {
  const told = new Set(order_ids);
  const now: readonly TrayOrder[] = trayOrders(dishes, { userId: tray.user_id, now: tray.now });
  if (now.length === 0 && !tray.orders.some((order) => told.has(order.order_id))) return tray;
  const orders = [...tray.orders.filter((order) => !told.has(order.order_id)), ...now];
  return { ...tray, orders: orders.toSorted((a, b) => readySince(a) - readySince(b)) };
}

function readySince({ items }: TrayOrder): number {
  return Math.min(...items.map((dish) => dish.ready_at.getTime()));
}
