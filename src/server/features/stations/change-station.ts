import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { changeStation as definition } from "../../../contract/stations.ts";
import type { StationId } from "../../../domain/ids.ts";
import { found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
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
