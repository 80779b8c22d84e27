import type { orderDisplay } from "../../../contract/order-display.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { minutesBefore } from "../../../domain/kitchen/minutes-before.ts";
import { displayColumn } from "../../../domain/kitchen/order-display.ts";
import { FORGOTTEN_AFTER_MINUTES } from "../../../domain/kitchen/station-limits.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { selectDisplayedOrders, selectNewestEventNo } from "./display-queries.ts";

/** Most numbers of one column: more than a screen shows, however large. */
const COLUMN_MAX = 100;

/** The numbers of open orders as guests read them. What is ready for two hours is not waited for any more. */
export function readOrderDisplay(
  ctx: StaffContext,
  withTables: boolean,
): Promise<ResponseOf<typeof orderDisplay>> {
  return ctx.inTenant(async (tx) => {
    const seq = await selectNewestEventNo(tx);
    const orders = await selectDisplayedOrders(tx, withTables);
    const byColumn = Map.groupBy(orders, (order) => displayColumn(order.statuses));
    const oldest = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    const ready = (byColumn.get("ready") ?? []).filter((order) => order.changed_at > oldest);
    return {
      preparing: (byColumn.get("preparing") ?? [])
        .map(({ token_no, created_at }) => ({ token_no, since: created_at }))
        .slice(0, COLUMN_MAX),
      ready: ready
        .map(({ token_no, changed_at }) => ({ token_no, since: changed_at }))
        .toSorted((a, b) => b.since.getTime() - a.since.getTime())
        .slice(0, COLUMN_MAX),
      now: ctx.now,
      seq,
    };
  });
}
