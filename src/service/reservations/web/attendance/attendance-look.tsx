import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconCheck,
  IconClockExclamation,
  IconCoins,
  IconUserOff,
  IconX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { formatElapsed } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import type { Reservation } from "../../contract/reservations.ts";
import { type Attendance, type AttendanceFacts, attendanceOf, isNearTime } from "../../domain/reservation.ts";

interface Look {
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const iconLook = { size: 16, "aria-hidden": true } as const;

const looks = {
  expected: { tone: "blue", icon: <IconCalendarCheck {...iconLook} /> },
  late: { tone: "red", icon: <IconClockExclamation {...iconLook} /> },
  arrived: { tone: "green", icon: <IconCheck {...iconLook} /> },
  no_show: { tone: "grey", icon: <IconUserOff {...iconLook} /> },
  cancelled: { tone: "grey", icon: <IconX {...iconLook} /> },
} as const satisfies Record<Attendance, Look>;

type Facts = AttendanceFacts & Pick<Reservation, "is_cancelled_by_guest" | "is_overbooked">;

/** Returns colour, icon and text of a party's attendance now. */
export function lookOf(reservation: Facts, now: Date, t: Translate) {
  const attendance = attendanceOf(reservation, now);
  // Half a day later nobody is late any more: staff never said whether they came.
  const isForgotten = attendance === "late" && !isNearTime(reservation.date, now);
  const minutes = Math.floor((now.getTime() - reservation.date.getTime()) / MINUTE_MS);
  return {
    ...looks[attendance],
    ...(isForgotten && { tone: "amber" as const }),
    attendance,
    label:
      attendance === "cancelled" && reservation.is_cancelled_by_guest
        ? t("reservations.attendance.cancelled_by_guest")
        : isForgotten
          ? t("reservations.attendance.forgotten")
          : t(`reservations.attendance.${attendance}`, { time: lateText(minutes) }),
  };
}

/** Formats minutes late: "28 min", from an hour on "1h 5m". */
const lateText = (minutes: number) =>
  minutes < 60 ? formatLength(minutes, "minute") : formatElapsed(minutes);

/** Tells whether the party is still expected. */
export const isStillExpected = (attendance: Attendance) => attendance === "expected" || attendance === "late";

/** Shows a party's attendance, the one mark with a colour, and whether it has paid or was booked over another. */
export function ReservationBadges(props: { reservation: Facts; now: Date; look?: StatusBadgeProps["look"] }) {
  const { reservation, now, look = "soft" } = props;
  const t = useT();
  const { tone, label, icon } = lookOf(reservation, now, t);
  return (
    <>
      <StatusBadge tone={tone} label={label} icon={icon} look={look} />
      {reservation.status === "paid" ? (
        <StatusBadge
          tone="grey"
          look={look}
          label={t("reservations.status.paid")}
          icon={<IconCoins {...iconLook} />}
        />
      ) : null}
      {reservation.is_overbooked ? (
        <StatusBadge
          tone="grey"
          look={look}
          label={t("reservations.overbooked")}
          icon={<IconAlertTriangle {...iconLook} />}
        />
      ) : null}
    </>
  );
}
