import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { addDays, calendarDate, isCalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { formatDateTime, formatDetails, formatTime } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWidth } from "#platform/web/use-width.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { Reservation, readReservationDay } from "../../contract/reservations.ts";
import { ReservationBadges } from "../attendance/attendance-look.tsx";
import { ReservationFacts, SeatButton, useMenuActions } from "../list/reservation-row.tsx";
import { guestName } from "../reservation-text.ts";
import { reservationDayQuery } from "../reservations-api.ts";
import { type ReservationActions, useReservationRights } from "../use-reservation-actions.ts";
import { boardEntries, boardRows, instantAt, minuteOf, tableOfRow } from "./board-entries.tsx";
import { DayAgenda } from "./day-agenda.tsx";
import type { TrackPlace } from "./day-track.ts";
import { MoveRefusedDialog, type MoveTo, useMove } from "./move-reservation.tsx";
import classes from "./timeline-view.module.css";

const TimelineBoard = lazy(() =>
  import("./timeline-board.tsx").then((module) => ({ default: module.TimelineBoard })),
);

/** Width in px from which a day fits from left to right. */
const BOARD_FROM = 640;

interface TimelineViewProps {
  /** Business day; null is today. */
  day: string | null;
  onDay: (day: string | null) => void;
  acts: ReservationActions;
  onEdit: (reservation: Reservation) => void;
}

/** Shows a day by table: from left to right where there is room, else as an agenda. */
export function TimelineView(props: TimelineViewProps) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(reservationDayQuery(props.day));
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div ref={box}>
      <DayPicker day={data?.day ?? null} isToday={props.day === null} onDay={props.onDay} />
      {data ? (
        data.storeTables.length === 0 && data.reservations.length === 0 ? (
          <EmptyState
            picture={<TablePicture />}
            message={t("common.no_tables_yet")}
            hint={t("floor.no_tables_hint")}
          />
        ) : width === 0 ? null : (
          <Day {...props} key={data.day} data={data} isWide={width >= BOARD_FROM} />
        )
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="reservations.load_failed"
          count={6}
          rowHeight={60}
        />
      )}
    </div>
  );
}

interface DayProps extends TimelineViewProps {
  data: ResponseOf<typeof readReservationDay>;
  isWide: boolean;
}

function Day({ data, isWide, acts, onEdit }: DayProps) {
  const t = useT();
  const now = useNow();
  const { mayChange } = useReservationRights();
  const [openId, setOpenId] = useState<number | null>(null);
  const move = useMove();
  const shown = data.reservations.map((each) =>
    each.id === move.moving?.id ? { ...each, ...move.moving.place } : each,
  );
  const board = useBoard(data, shown, now);
  const open = shown.find(({ id }) => id === openId);
  const hint =
    mayChange && board.entries.length > 0 ? (
      <Muted above={8} below={8} size="sm">
        {t(isWide ? "reservations.timeline.hint" : "reservations.timeline.tap_hint")}
      </Muted>
    ) : null;
  return (
    <>
      {isWide ? (
        <Suspense fallback={<ListSkeleton label={t("ui.loading")} count={6} rowHeight={60} />}>
          <TimelineBoard
            {...board}
            onMove={(id, place) => {
              const reservation = data.reservations.find((each) => each.id === id);
              if (reservation) void move.move(reservation, moveTo(reservation, place, data));
            }}
            onOpen={setOpenId}
          />
        </Suspense>
      ) : (
        <>
          {hint}
          <DayAgenda {...board} onOpen={setOpenId} />
        </>
      )}
      {isWide ? hint : null}
      {open ? (
        <ReservationDetails
          reservation={open}
          now={now}
          acts={acts}
          onEdit={onEdit}
          onClose={() => setOpenId(null)}
        />
      ) : null}
      {move.refused ? (
        <MoveRefusedDialog
          {...move.refused}
          tables={data.storeTables}
          onMove={move.move}
          onClose={move.forget}
        />
      ) : null}
    </>
  );
}

/** Returns the day for both boards. */
function useBoard(data: DayProps["data"], shown: readonly Reservation[], now: Date) {
  const t = useT();
  const { mayChange } = useReservationRights();
  const rows = boardRows(data, t);
  const dayMinutes = minuteOf(data.ends_at, data);
  const minute = minuteOf(now, data);
  const timeText = (at: number) => formatTime(instantAt(at, data));
  return {
    label: t("reservations.timeline.label"),
    rows,
    entries: boardEntries(shown, data, { now, mayMove: mayChange, t }),
    dayMinutes,
    now: minute >= 0 && minute < dayMinutes ? minute : null,
    timeText,
    placeText: ({ row, start }: TrackPlace) =>
      formatDetails([rows.find(({ key }) => key === row)?.title, timeText(start)]),
  };
}

/** Returns only the changed fields: somebody who moves the time keeps whatever table it has by then. */
function moveTo(reservation: Reservation, { row, start }: TrackPlace, data: DayProps["data"]): MoveTo {
  const tableId = tableOfRow(row);
  return {
    ...(start !== minuteOf(reservation.date, data) && { date: instantAt(start, data) }),
    ...(tableId !== reservation.table_id && { tableId }),
  };
}

interface DayPickerProps {
  /** Business day on screen; null while loading. */
  day: string | null;
  isToday: boolean;
  /** Null is today, whichever day that is by then. */
  onDay: (day: string | null) => void;
}

/** Chooses the day of the timeline: the one before or after, today, or any. */
function DayPicker({ day, isToday, onDay }: DayPickerProps) {
  const t = useT();
  const step = (days: number) => {
    if (day !== null) onDay(addDays(calendarDate(day), days));
  };
  return (
    <Row align="end" wrap gap={8} below={12}>
      <IconButton
        variant="default"
        label={t("reservations.timeline.day_before")}
        icon={<IconChevronLeft size={20} />}
        disabled={day === null}
        onClick={() => step(-1)}
      />
      <DateField
        className={classes.day}
        label={t("common.day")}
        value={day ?? ""}
        onChange={(typed) => isCalendarDate(typed) && typed !== day && onDay(typed)}
      />
      <IconButton
        variant="default"
        label={t("reservations.timeline.day_after")}
        icon={<IconChevronRight size={20} />}
        disabled={day === null}
        onClick={() => step(1)}
      />
      <Button variant="default" disabled={isToday} onClick={() => onDay(null)}>
        {t("lists.periods.today")}
      </Button>
    </Row>
  );
}

interface ReservationDetailsProps {
  reservation: Reservation;
  now: Date;
  acts: ReservationActions;
  onEdit: (reservation: Reservation) => void;
  onClose: () => void;
}

/** Shows a reservation of the timeline and what can be done with it. */
function ReservationDetails({ onClose, ...card }: ReservationDetailsProps) {
  const { reservation, now } = card;
  const t = useT();
  const actions = useMenuActions(card);
  return (
    <AppDialog opened size="small" title={guestName(reservation, t)} onClose={onClose}>
      <div className={classes.details}>
        <Text size="lg" weight={650}>
          {formatDateTime(reservation.date)}
        </Text>
        <Row as="p" wrap gap={4}>
          <ReservationBadges reservation={reservation} now={now} />
        </Row>
        <ReservationFacts reservation={reservation} />
        <SeatButton reservation={reservation} now={now} acts={card.acts} fullWidth />
        {actions.map(({ key, label, icon, tone, onSelect }) => (
          <Button
            key={key}
            variant="default"
            fullWidth
            tone={tone ?? "normal"}
            icon={icon}
            onClick={() => {
              onClose();
              onSelect();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </AppDialog>
  );
}
