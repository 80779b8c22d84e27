import type { OrderLineId } from "#platform/domain/ids.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeLines, lockLines } from "#service/orders/server/public.ts";
import { stationSlugOf } from "./board-queries.ts";

/**
 * Starts or completes a line at the board that shows it: the bar moves the lines of the bar, the kitchen those of
 * every other station. A second tap on the same button does nothing and is fine.
 */
export function advanceLine(
  ctx: StaffContext,
  board: "kitchen" | "bar",
  lineId: OrderLineId,
  to: "preparing" | "completed",
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [lineId]);
    const line = required(lines[0], "the line that is locked");
    const { slug } = required(await stationSlugOf(tx, line.station_id), "the station of the line");
    if ((slug === "bar") !== (board === "bar")) throw new AppError("not_found");
    await changeLines(tx, ctx, { orders, lines, to, origin: "station" });
    return { message: ctx.say(`orders.reply.line.${to}`, { title: line.item_title }) };
  });
}
