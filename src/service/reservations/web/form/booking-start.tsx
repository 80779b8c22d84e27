import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
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
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(reservationsInitQuery);
  if (data) return children(data);
  return (
    <AppDialog opened size="medium" title={title} onClose={onClose}>
      {error ? (
        <QueryFailure query={{ error, refetch, isFetching }} />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} />
      )}
    </AppDialog>
  );
}
