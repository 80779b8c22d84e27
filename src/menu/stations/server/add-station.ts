import type { ResponseOf } from "#platform/contract/define.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addStation as definition } from "../contract/stations.ts";
import { stationSlugOf } from "../domain/station-slug.ts";
import { insertStation, type StationSettings } from "./station-queries.ts";

/** Adds a station; two names that make one address are one name. */
export function addStation(
  ctx: StaffContext,
  settings: StationSettings,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const station = await insertStation(tx, stationSlugOf(settings.title), settings);
    if (!station) throw new AppError("station_exists", { field: "title" });
    tx.emit({ type: "stations_changed" });
    return { message: ctx.say("stations.reply.added", { title: station.title }), station };
  });
}
