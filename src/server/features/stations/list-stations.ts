import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { listStations as definition } from "../../../contract/stations.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { allStations } from "./station-queries.ts";

export function listStations(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({ stations: await allStations(tx) }));
}
