export { allStations } from "./station-queries.ts";
