import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { readTray as definition } from "../../../contract/tray.ts";
import { minutesBefore } from "../../../domain/kitchen/minutes-before.ts";
import { FORGOTTEN_AFTER_MINUTES } from "../../../domain/kitchen/station-limits.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { selectFinishedDishes } from "./tray-queries.ts";
import { trayOrders } from "./tray-view.ts";

/** What the caller can carry to a table now. */
export function readTray(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const since = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    return { orders: trayOrders(await selectFinishedDishes(tx, since), ctx), now: ctx.now };
  });
}
