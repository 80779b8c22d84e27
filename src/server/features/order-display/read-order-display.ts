import type { orderDisplay } from "../../../contract/order-display.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { minutesBefore } from "../../../domain/kitchen/minutes-before.ts";
import { displayColumn } from "../../../domain/kitchen/order-display.ts";
import { FORGOTTEN_AFTER_MINUTES } from "../../../domain/kitchen/station-limits.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { newestEventNo } from "../../platform/realtime/newest-event-no.ts";
import { selectDisplayedOrders } from "./display-queries.ts";

/** Most numbers of one column: more than a screen shows, however large. */
const COLUMN_MAX = 100;

/** The numbers of open orders as guests read them. What is ready for two hours is not waited for any more. */
export function readOrderDisplay(
  ctx: StaffContext,
  withTables: boolean,
): Promise<ResponseOf<typeof orderDisplay>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const [seq, orders] = await Promise.all([newestEventNo(tx), selectDisplayedOrders(tx, withTables)]);
    const byColumn = Map.groupBy(orders, (order) => displayColumn(order.statuses));
    const oldest = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    const ready = (byColumn.get("ready") ?? []).filter((order) => order.changed_at > oldest);
    return {
      preparing: (byColumn.get("preparing") ?? [])
        .map(({ order_id, token_no, created_at }) => ({ order_id, token_no, since: created_at }))
        .slice(0, COLUMN_MAX),
      ready: ready
        .map(({ order_id, token_no, changed_at }) => ({ order_id, token_no, since: changed_at }))
        .toSorted((a, b) => b.since.getTime() - a.since.getTime())
        .slice(0, COLUMN_MAX),
      now: ctx.now,
      seq,
    };
  });
}
