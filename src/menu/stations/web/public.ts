export { stationsQuery } from "./station-api.ts";
