import { useQuery } from "@tanstack/react-query";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { useNow } from "#platform/web/server-clock.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { reservationAhead } from "../../domain/reservation.ts";
import { reservedTablesQuery } from "./reserved-tables-api.ts";

const keys = [reservedTablesQuery.queryKey];

/**
 * Returns which tables are reserved soon and where a party sits without an order, live. Empty while loading, and
 * for people who may not see it: a failed warning stops nobody from selling.
 */
export function useReservedTables({ isFresh = false } = {}) {
  const mayDo = useMayDo();
  const now = useNow();
  useRealtimeRefresh(["reservations_changed"], keys);
  const { data } = useQuery({
    ...reservedTablesQuery,
    ...(isFresh && { staleTime: 0 }),
    enabled: mayDo("reservation.foresee"),
  });
  const reservations = data?.reservations ?? [];
  return {
    /** Reservation to warn about when somebody takes this table: within the minutes that the restaurant has set. */
    ahead: (tableId: TableId) =>
      reservationAhead(reservations, tableId, { now, minutes: data?.warning_minutes ?? 0 }),
    /** Next reservation of this table within the hours loaded. */
    next: (tableId: TableId, except?: ReservationId) =>
      reservations
        .filter((each) => each.table_id === tableId && each.ends_at > now && each.id !== except)
        .toSorted((a, b) => a.date.getTime() - b.date.getTime())[0],
    /** True when nobody else can sit there: an account is open, or a party sits. Undefined while unknown. */
    isTaken: (tableId: TableId) => data?.taken.includes(tableId),
    seated: (tableId: TableId) => data?.seated.find((each) => each.table_id === tableId),
  };
}

export type ReservedTables = ReturnType<typeof useReservedTables>;
