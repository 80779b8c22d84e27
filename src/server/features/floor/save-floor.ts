import type { TableSpot } from "../../../domain/floor/floor-plan.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
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
