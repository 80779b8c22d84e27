import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { addStation as add, changeStation as change, listStations as list } from "../contract/stations.ts";
import { addStation, changeStation, listStations } from "./change-stations.ts";

export const stationRoutes: FeatureRoutes = (on) => {
  on(list, ({ ctx }) => listStations(ctx));
  on(add, ({ ctx, body }) => addStation(ctx, body));
  on(change, ({ ctx, params, body }) => changeStation(ctx, params.stationId, body));
};
