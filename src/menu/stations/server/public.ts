export { allStations } from "./change-stations.ts";
