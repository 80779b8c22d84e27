import {
  IconArmchair,
  IconCalendarX,
  IconHash,
  IconNote,
  IconPencil,
  IconPhone,
  IconRotate,
  IconTrash,
  IconUserOff,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDate, formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import type { Reservation } from "../../contract/reservations.ts";
import { isNearTime } from "../../domain/reservation.ts";
import { isStillExpected, lookOf, ReservationBadges } from "../attendance/attendance-look.tsx";
import { guestName, peopleText, tableText } from "../reservation-text.ts";
import { type ReservationActions, useReservationRights } from "../use-reservation-actions.ts";
import classes from "./reservation-card.module.css";

interface ReservationCardProps {
  reservation: Reservation;
  now: Date;
  acts: ReservationActions;
  onEdit: (reservation: Reservation) => void;
}

/** Shows a reservation: time, guest, table, attendance, and its actions. */
export function ReservationCard(props: ReservationCardProps) {
  const { reservation, now } = props;
  const t = useT();
  const { tone } = lookOf(reservation, now, t);
  const name = guestName(reservation, t);
  return (
    <SurfaceCard label={`${name}, ${formatTime(reservation.date)}`} tone={tone}>
      <div className={classes.card}>
        <div className={classes.head}>
          <p className={classes.when}>
            <strong className={classes.time}>{formatTime(reservation.date)}</strong>
            <Muted as="span" size="sm">
              {formatDate(reservation.date)}
            </Muted>
          </p>
          <CardMenu {...props} name={name} />
        </div>
        <Text as="h3" size="md" weight={600} lines="anywhere">
          {name}
        </Text>
        <Row as="p" wrap gap={4} above={6} below={6}>
          <ReservationBadges reservation={reservation} now={now} />
        </Row>
        <ReservationFacts reservation={reservation} />
        <CardActions {...props} />
      </div>
    </SurfaceCard>
  );
}

/** Shows table, people, phone, code and notes. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const { customer_phone, customer_name, notes, unique_code, people_count } = reservation;
  const icon = { size: 16, "aria-hidden": true } as const;
  const facts: readonly (readonly [string, ReactNode, string | null])[] = [
    ["table", <IconArmchair key="table" {...icon} />, tableText(reservation, t)],
    ["people", <IconUsers key="people" {...icon} />, peopleText(people_count, t)],
    ["phone", <IconPhone key="phone" {...icon} />, customer_name === null ? null : customer_phone],
    ["code", <IconHash key="code" {...icon} />, t("common.code_is", { code: unique_code })],
    ["notes", <IconNote key="notes" {...icon} />, notes],
  ];
  return (
    <ul className={classes.facts}>
      {facts.map(([key, mark, words]) =>
        words ? (
          <li key={key}>
            {mark}
            <span>{words}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Shows the main action: seat the party, or order once it sits. */
export function CardActions({ reservation, now, acts }: Omit<ReservationCardProps, "onEdit">) {
  const t = useT();
  const { maySeat } = useReservationRights();
  const { attendance } = lookOf(reservation, now, t);
  if (!maySeat || !isStillExpected(attendance) || !isNearTime(reservation.date, now)) return null;
  return (
    <div className={classes.actions}>
      <Button
        fullWidth
        icon={<IconArmchair size={20} aria-hidden="true" />}
        disabled={acts.isSeating}
        onClick={() => void acts.seat(reservation)}
      >
        {t("reservations.seat")}
      </Button>
    </div>
  );
}

function CardMenu(props: ReservationCardProps & { name: string }) {
  const t = useT();
  const actions = useMenuActions(props);
  if (actions.length === 0) return null;
  return <ActionMenu label={t("reservations.actions_of", { name: props.name })} actions={actions} />;
}

/** Returns every action on a reservation except seating it. */
export function useMenuActions({ reservation, now, acts, onEdit }: ReservationCardProps): MenuAction[] {
  const t = useT();
  const { mayChange, mayDelete, maySeat } = useReservationRights();
  const { attendance } = lookOf(reservation, now, t);
  const hasBegun = reservation.date <= now;
  const action = (isOffered: boolean, offered: MenuAction) => (isOffered ? [offered] : []);
  return [
    ...action(mayChange, {
      key: "edit",
      label: t("common.edit"),
      icon: <IconPencil size={18} />,
      onSelect: () => onEdit(reservation),
    }),
    ...action(mayChange && isStillExpected(attendance) && hasBegun, {
      key: "no_show",
      label: t("reservations.no_show"),
      icon: <IconUserOff size={18} />,
      onSelect: () => void acts.didNotCome(reservation),
    }),
    ...action(
      maySeat && (attendance === "no_show" || (attendance === "arrived" && reservation.account_id === null)),
      {
        key: "await",
        label: t(attendance === "arrived" ? "reservations.not_arrived" : "reservations.await"),
        icon: <IconRotate size={18} />,
        onSelect: () => void acts.takeBack(reservation),
      },
    ),
    ...action(maySeat && attendance === "arrived" && reservation.account_id === null, {
      key: "elsewhere",
      label: t("reservations.seat_elsewhere"),
      icon: <IconArmchair size={18} />,
      onSelect: () => acts.seatElsewhere(reservation),
    }),
    ...action(mayChange && isStillExpected(attendance), {
      key: "cancel",
      label: t("reservations.cancel"),
      icon: <IconCalendarX size={18} />,
      onSelect: () => void acts.cancel(reservation),
    }),
    ...action(mayDelete, {
      key: "delete",
      label: t("common.delete"),
      icon: <IconTrash size={18} />,
      tone: "danger",
      onSelect: () => void acts.remove(reservation),
    }),
  ];
}
