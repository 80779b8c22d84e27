import { IconCalendarPlus, IconSettings } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { unreachable } from "#platform/domain/unreachable.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { Reservation } from "../contract/reservations.ts";
import { ReservationList } from "./list/reservation-list.tsx";
import { SeatDialog } from "./list/seat-dialog.tsx";
import { type ReservationSearch, reservationSearch, reservationViews } from "./reservation-search.ts";
import { guestName } from "./reservation-text.ts";
import { reservationKeys, useSeatReservation } from "./reservations-api.ts";
import { useReservationActions, useReservationRights } from "./use-reservation-actions.ts";

const ReservationDialog = lazy(() =>
  import("./form/reservation-dialog.tsx").then((module) => ({ default: module.ReservationDialog })),
);
const SettingsDialog = lazy(() =>
  import("./settings-dialog.tsx").then((module) => ({ default: module.SettingsDialog })),
);
const TimelineView = lazy(() =>
  import("./timeline/timeline-view.tsx").then((module) => ({ default: module.TimelineView })),
);
const WaitingView = lazy(() =>
  import("./waiting/waiting-view.tsx").then((module) => ({ default: module.WaitingView })),
);

type Opened =
  | { readonly kind: "add" | "settings" }
  | { readonly kind: "edit"; readonly reservation: Reservation }
  | { readonly kind: "seat"; readonly reservation: Reservation; readonly problem: unknown };

/** Screen /dashboard/reservation: who comes when, as a list or on a day's timeline, and the waiting list. */
export function ReservationsScreen({ search: address, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const search: ReservationSearch = reservationSearch.parse(address);
  useRealtimeRefresh(["reservations_changed", "floor_changed"], reservationKeys);
  const [opened, setOpened] = useState<Opened | null>(null);
  const acts = useReservationActions((reservation, problem) =>
    setOpened({ kind: "seat", reservation, problem }),
  );
  const onEdit = (reservation: Reservation) => setOpened({ kind: "edit", reservation });
  const view = search.view ?? "list";
  return (
    <>
      <PageHeader
        title={t("screens.reservations")}
        action={
          <HeaderActions
            onAdd={() => setOpened({ kind: "add" })}
            onSettings={() => setOpened({ kind: "settings" })}
          />
        }
      />
      <Tabs
        label={t("screens.reservations")}
        tabs={reservationViews.map((key) => ({ key, label: t(`reservations.views.${key}`) }))}
        value={view}
        onChange={(next) => onSearch({ ...search, view: next === "list" ? undefined : next })}
      >
        <Suspense fallback={<CardGridSkeleton label={t("ui.loading")} count={6} cardHeight={220} />}>
          {view === "list" ? (
            <ReservationList search={search} onSearch={onSearch} acts={acts} onEdit={onEdit} />
          ) : view === "timeline" ? (
            <TimelineView
              day={search.day ?? null}
              onDay={(day) => onSearch({ ...search, day: day ?? undefined }, true)}
              acts={acts}
              onEdit={onEdit}
            />
          ) : (
            <WaitingView />
          )}
        </Suspense>
      </Tabs>
      {opened ? (
        <Suspense fallback={null}>
          <OpenedDialog opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface HeaderActionsProps {
  onAdd: () => void;
  onSettings: () => void;
}

function HeaderActions({ onAdd, onSettings }: HeaderActionsProps) {
  const t = useT();
  const { mayAdd, maySetUp } = useReservationRights();
  return (
    <>
      {maySetUp ? (
        <IconButton
          variant="default"
          label={t("reservations.settings.title")}
          icon={<IconSettings size={20} stroke={1.75} />}
          onClick={onSettings}
        />
      ) : null}
      {mayAdd ? (
        <Button icon={<IconCalendarPlus size={20} aria-hidden="true" />} onClick={onAdd}>
          {t("reservations.add")}
        </Button>
      ) : null}
    </>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  switch (opened.kind) {
    case "add":
      return <ReservationDialog reservation={null} onClose={onClose} />;
    case "settings":
      return <SettingsDialog onClose={onClose} />;
    case "edit":
      return <ReservationDialog reservation={opened.reservation} onClose={onClose} />;
    case "seat":
      return <SeatReservationDialog {...opened} onClose={onClose} />;
    default:
      return unreachable(opened);
  }
}

interface SeatReservationProps {
  reservation: Reservation;
  problem: unknown;
  onClose: () => void;
}

/** Chooses another table for the party of a reservation. */
function SeatReservationDialog({ reservation, problem, onClose }: SeatReservationProps) {
  const t = useT();
  const { mutateAsync } = useSeatReservation();
  return (
    <SeatDialog
      name={guestName(reservation, t)}
      people={reservation.people_count}
      first={reservation.table_id}
      problem={problem}
      own={reservation.id}
      seat={(tableId, { join, despite }) =>
        mutateAsync({ id: reservation.id, body: { tableId, join, despite: [...despite] } })
      }
      onClose={onClose}
    />
  );
}
