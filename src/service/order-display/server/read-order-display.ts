import { FORGOTTEN_AFTER_MINUTES } from "#menu/stations/domain/station-limits.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import { minutesBefore } from "#service/kitchen/domain/minutes-before.ts";
import { placeOnDisplay } from "#service/kitchen/domain/order-display.ts";
import type { orderDisplay } from "../contract/order-display.ts";
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
    const numbers = orders.flatMap(({ order_id, token_no, ...order }) => {
      const place = placeOnDisplay(order);
      return place ? [{ order_id, token_no, ...place }] : [];
    });
    const oldest = minutesBefore(ctx.now, FORGOTTEN_AFTER_MINUTES);
    return {
      preparing: numbers.filter(({ column }) => column === "preparing").slice(0, COLUMN_MAX),
      ready: numbers
        .filter(({ column, since }) => column === "ready" && since > oldest)
        .toSorted((a, b) => b.since.getTime() - a.since.getTime())
        .slice(0, COLUMN_MAX),
      now: ctx.now,
      seq,
    };
  });
}
