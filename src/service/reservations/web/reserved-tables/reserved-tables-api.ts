import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { readTableReservations } from "../../contract/reservations.ts";

/** Changes come by events; this slow poll makes good for lost ones, in milliseconds. */
const POLL_MS = 60_000;

/** Which tables somebody is awaited at, and where somebody sits without an order. Below the key of all reservations. */
export const reservedTablesQuery = queryOptions({
  queryKey: ["reservations", "tables"],
  queryFn: ({ signal }) => call(readTableReservations, { signal }),
  staleTime: POLL_MS,
  refetchInterval: POLL_MS,
});
