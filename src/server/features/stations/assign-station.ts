import type { BodyOf } from "../../../contract/platform/define.ts";
import type { assignStation as definition } from "../../../contract/stations.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { allStations, assignStations } from "./station-queries.ts";

/**
 * Sets where categories and items are made from now on. What was sent already is made where it was sent: lines keep
 * the station they were frozen with.
 */
export function assignStation(
  ctx: StaffContext,
  { categories, items }: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const stationIds = new Set((await allStations(tx)).map((station) => station.id));
    const assignedIds = [...categories, ...items].flatMap(({ station_id }) => station_id ?? []);
    if (assignedIds.some((id) => !stationIds.has(id))) throw new AppError("not_found");
    const changed =
      (await assignStations(tx, "categories", categories)) + (await assignStations(tx, "menu_items", items));
    const distinct = new Set(categories.map(({ id }) => id)).size + new Set(items.map(({ id }) => id)).size;
    if (changed !== distinct) throw new AppError("not_found");
    return { message: ctx.say("stations.reply.assigned") };
  });
}
