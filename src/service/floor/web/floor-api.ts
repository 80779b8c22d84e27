import { queryOptions, useQuery } from "@tanstack/react-query";
import { type CallInput, call } from "#platform/web/api.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { handOver } from "#service/orders/contract/accounts.ts";
import { readFloor, saveFloor } from "../contract/floor.ts";

/** Tables with their places, and the people to whom an account can be handed. Changes are heard by socket. */
export const floorQuery = queryOptions({
  queryKey: ["floor"],
  queryFn: ({ signal }) => call(readFloor, { signal }),
  staleTime: 60_000,
});

const refreshKeys = [floorQuery.queryKey];

/** The tables as they are now, and as they change. */
export function useFloor() {
  useRealtimeRefresh(["floor_changed"], refreshKeys);
  return useQuery(floorQuery);
}

/** Saves where the tables of a floor stand. */
export const savePlan = (input: CallInput<typeof saveFloor>) => call(saveFloor, input);

/** Gives accounts to another waiter of the floor. */
export const sendHandOver = (input: CallInput<typeof handOver>) => call(handOver, input);
