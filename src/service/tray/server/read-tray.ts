import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import { minutesBefore } from "#service/kitchen/domain/minutes-before.ts";
import { trayOrders } from "#service/kitchen/domain/tray-orders.ts";
import type { readTray as definition } from "../contract/tray.ts";
import { selectFinishedDishes } from "./tray-queries.ts";

/** What the caller can carry to a table now. */
export function readTray(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const since = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    const [seq, dishes] = await Promise.all([newestEventNo(tx), selectFinishedDishes(tx, since)]);
    return { orders: trayOrders(dishes, ctx), user_id: ctx.userId, now: ctx.now, seq };
  });
}
