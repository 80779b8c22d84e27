import type { OrderLineId } from "../../../domain/ids.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { moveLine } from "../orders/public.ts";
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
  return moveLine(ctx, {
    lineId,
    to,
    place: "station",
    isShown: async (tx, line) => {
      const { slug } = found(await stationSlugOf(tx, line.station_id));
      return (slug === "bar") === (board === "bar");
    },
  });
}
