import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { readTray as definition } from "../../../contract/tray.ts";
import { minutesBefore } from "../../../domain/kitchen/minutes-before.ts";
import { FORGOTTEN_AFTER_MINUTES } from "../../../domain/kitchen/station-limits.ts";
import { trayOrders } from "../../../domain/kitchen/tray-orders.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { newestEventNo } from "../../platform/realtime/newest-event-no.ts";
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
