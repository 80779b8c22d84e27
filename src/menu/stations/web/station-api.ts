import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { listStations, stationMenu } from "../contract/stations.ts";

/** Stations change a few times a year. */
const STALE_MS = 60_000;

export const stationsQuery = queryOptions({
  queryKey: ["stations"],
  queryFn: ({ signal }) => call(listStations, { signal }),
  staleTime: STALE_MS,
});

/** The station of each category and item. */
export const stationMenuQuery = queryOptions({
  queryKey: ["stations", "menu"],
  queryFn: ({ signal }) => call(stationMenu, { signal }),
});
