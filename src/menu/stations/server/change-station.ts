import type { ResponseOf } from "#platform/contract/define.ts";
import type { StationId } from "#platform/domain/ids.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { changeStation as definition } from "../contract/stations.ts";
import { type StationSettings, updateStation } from "./station-queries.ts";

/** Renames a station or changes after how many minutes it warns. */
export function changeStation(
  ctx: StaffContext,
  id: StationId,
  settings: StationSettings,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const station = found(await updateStation(tx, id, settings));
    tx.emit({ type: "stations_changed" });
    return { message: ctx.say("stations.reply.saved", { title: station.title }), station };
  });
}
