import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { readFloor } from "../contract/floor.ts";

/** Tables with their places, and the people who can take over an account. The socket announces changes. */
export const floorQuery = queryOptions({
  queryKey: ["floor"],
  queryFn: ({ signal }) => call(readFloor, { signal }),
  staleTime: 60_000,
});

const refreshKeys = [floorQuery.queryKey];

/** Reads the tables and keeps them up to date. */
export function useFloor() {
  useRealtimeRefresh(["floor_changed"], refreshKeys);
  return useQuery(floorQuery);
}
