import {
  addStation as add,
  assignStation as assign,
  changeStation as change,
  listStations as list,
  stationMenu,
} from "../../../contract/stations.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { addStation } from "./add-station.ts";
import { assignStation } from "./assign-station.ts";
import { changeStation } from "./change-station.ts";
import { listStations } from "./list-stations.ts";
import { readStationMenu } from "./read-station-menu.ts";

export const stationRoutes: FeatureRoutes = (on) => {
  on(list, ({ ctx }) => listStations(ctx));
  on(add, ({ ctx, body }) => addStation(ctx, body));
  on(change, ({ ctx, params, body }) => changeStation(ctx, params.stationId, body));
  on(stationMenu, ({ ctx }) => readStationMenu(ctx));
  on(assign, ({ ctx, body }) => assignStation(ctx, body));
};
