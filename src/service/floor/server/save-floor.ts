import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { TableSpot } from "../domain/floor-plan.ts";
import { updateTableSpots } from "./floor-queries.ts";

/** Sets where tables stand, all or none; every open screen draws the plan anew. */
export function saveFloor(ctx: StaffContext, spots: readonly TableSpot[]): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const placed = await updateTableSpots(tx, spots);
    if (placed !== spots.length) throw new AppError("not_found");
    tx.emit({ type: "floor_changed" });
    return { message: ctx.say("floor.saved") };
  });
}
