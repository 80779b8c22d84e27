import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { readTableReservations } from "../../contract/reservations.ts";

/** Events bring changes; this slow poll replaces lost ones, in milliseconds. */
const POLL_MS = 60_000;

/**
 * Loads which tables are reserved soon, and where somebody sits without an order. Its key is below that of all
 * reservations.
 */
export const reservedTablesQuery = queryOptions({
  queryKey: ["reservations", "tables"],
  queryFn: ({ signal }) => call(readTableReservations, { signal }),
  staleTime: POLL_MS,
  refetchInterval: POLL_MS,
});
