import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { startReservations } from "../../contract/reservations.ts";
import { reservationsInitQuery } from "../reservations-api.ts";

export type BookingInit = ResponseOf<typeof startReservations>;

interface BookingStartProps {
  title: string;
  onClose: () => void;
  children: (init: BookingInit) => ReactNode;
}

/** Shows a reservation form once the tables and the length of a stay are loaded. */
export function BookingStart({ title, onClose, children }: BookingStartProps) {
  const { data, error, refetch, isFetching } = useQuery(reservationsInitQuery);
  if (data) return children(data);
  return (
    <AppDialog opened size="medium" title={title} onClose={onClose}>
      <QueryPending query={{ error, refetch, isFetching }} count={5} />
    </AppDialog>
  );
}
