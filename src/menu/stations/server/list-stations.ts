import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listStations as definition } from "../contract/stations.ts";
import { allStations } from "./station-queries.ts";

export function listStations(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({ stations: await allStations(tx) }));
}
