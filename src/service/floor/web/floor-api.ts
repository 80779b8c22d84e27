import { queryOptions, useQuery } from "@tanstack/react-query";
import { type CallInput, call } from "#platform/web/api.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { handOver } from "#service/orders/contract/accounts.ts";
import { readFloor, saveFloor } from "../contract/floor.ts";

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

export const savePlan = (input: CallInput<typeof saveFloor>) => call(saveFloor, input);

/** Hands accounts over to another waiter. */
export const sendHandOver = (input: CallInput<typeof handOver>) => call(handOver, input);
