import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { readTray as definition } from "../../../contract/tray.ts";
import { FORGOTTEN_AFTER_MINUTES } from "../../../domain/kitchen/station-limits.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { finishedDishes } from "./tray-queries.ts";
import { trayOrders } from "./tray-view.ts";

/** What the caller can carry to a table now. */
export function readTray(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const since = new Date(ctx.now.getTime() - FORGOTTEN_AFTER_MINUTES * 60_000);
    return { orders: trayOrders(await finishedDishes(tx, since), ctx), now: ctx.now };
  });
}
