import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeSource } from "#platform/server/realtime/change-source.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import { minutesBefore } from "#service/kitchen/domain/minutes-before.ts";
import { type readTray as readTrayRoute, trayChanged } from "../contract/tray.ts";
import { trayOrders } from "../domain/tray-orders.ts";
import { selectFinishedDishes, selectFinishedOf } from "./tray-queries.ts";

export function readTray(ctx: StaffContext): Promise<ResponseOf<typeof readTrayRoute>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const since = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    const [seq, dishes] = await Promise.all([newestEventNo(tx), selectFinishedDishes(tx, since)]);
    return { orders: trayOrders(dishes, ctx), user_id: ctx.userId, now: ctx.now, seq };
  });
}

/** Sends the carriers the finished dishes of changed orders that were not served yet. */
export const trayChange = changeSource(trayChanged, async (tx, { orderIds }, now) => {
  if (orderIds.length === 0) return null;
  const since = minutesBefore(now, FORGOTTEN_AFTER_MINUTES);
  return { order_ids: [...orderIds], dishes: await selectFinishedOf(tx, orderIds, since) };
});
