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
import { factsText } from "#platform/web/facts-text.ts";
import { formatDate, formatDetails, formatTime } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button, type ButtonProps } from "#ui/forms/button.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import type { Reservation } from "../../contract/reservations.ts";
import { isNearTime } from "../../domain/reservation.ts";
import { isStillExpected, lookOf, ReservationBadges } from "../attendance/attendance-look.tsx";
import { guestName, peopleText, tableText } from "../reservation-text.ts";
import { type ReservationActions, useReservationRights } from "../use-reservation-actions.ts";
import classes from "./reservation-row.module.css";

interface ReservationRowProps {
  reservation: Reservation;
  now: Date;
  acts: ReservationActions;
  onEdit: (reservation: Reservation) => void;
}

/** Row of a reservation: when, who, where, whether they came, and what can be done; two lines on a phone. */
export function ReservationRow(props: ReservationRowProps) {
  const { reservation, now } = props;
  const t = useT();
  const { date, notes, people_count, customer_name, customer_phone, unique_code } = reservation;
  const name = guestName(reservation, t);
  const isToday = formatDate(date) === formatDate(now);
  const place = factsText([tableText(reservation, t), peopleText(people_count, t)]);
  const known = [customer_name === null ? "" : customer_phone, t("common.code_is", { code: unique_code })];
  return (
    <article className={classes.row} aria-label={formatDetails([name, formatTime(date)])}>
      <p className={classes.when}>
        <strong className={classes.time}>{formatTime(date)}</strong>
        {isToday ? null : <span className={classes.more}>{formatDate(date)}</span>}
      </p>
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.known}>{factsText(known)}</p>
      </div>
      <div className={classes.line}>
        <p className={classes.state}>
          <ReservationBadges reservation={reservation} now={now} look="plain" />
        </p>
        <p className={classes.where}>{place}</p>
      </div>
      {notes ? (
        <p className={classes.notes}>
          <IconNote size={18} aria-hidden="true" />
          <span>{notes}</span>
        </p>
      ) : null}
      <div className={classes.actions}>
        <div className={classes.seat}>
          <SeatButton reservation={reservation} now={now} acts={props.acts} variant="default" />
        </div>
        <div className={classes.menu}>
          <RowMenu {...props} name={name} />
        </div>
      </div>
    </article>
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

interface SeatButtonProps extends Omit<ReservationRowProps, "onEdit"> {
  variant?: ButtonProps["variant"];
  fullWidth?: boolean;
}

/** Seats the party of a reservation that is still expected about now; else nothing. */
export function SeatButton({ reservation, now, acts, variant, fullWidth }: SeatButtonProps) {
  const t = useT();
  const { maySeat } = useReservationRights();
  const { attendance } = lookOf(reservation, now, t);
  if (!maySeat || !isStillExpected(attendance) || !isNearTime(reservation.date, now)) return null;
  return (
    <Button
      variant={variant}
      fullWidth={fullWidth}
      icon={<IconArmchair size={20} aria-hidden="true" />}
      disabled={acts.isSeating}
      onClick={() => void acts.seat(reservation)}
    >
      {t("reservations.seat")}
    </Button>
  );
}

function RowMenu(props: ReservationRowProps & { name: string }) {
  const t = useT();
  const actions = useMenuActions(props);
  if (actions.length === 0) return null;
  return <ActionMenu label={t("reservations.actions_of", { name: props.name })} actions={actions} />;
}

/** Returns every action on a reservation except seating it. */
export function useMenuActions({ reservation, now, acts, onEdit }: ReservationRowProps): MenuAction[] {
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
