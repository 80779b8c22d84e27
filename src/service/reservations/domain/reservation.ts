/** What staff choose freely on adding and editing (operations §4). A paid one holds its table as a booked one does. */
export const reservationStatuses = ["booked", "paid", "cancelled"] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Most people of one party; as many as an account may be for. 0: nobody has said yet. */
export const MOST_PEOPLE = 500;

/** A guest who is so many minutes behind the agreed time is late. */
export const LATE_AFTER_MINUTES = 10;

/** What may be booked, and what is asked about, against a rule; overlaps need `reservation.override`. */
export const overrides = ["seats", "overlap"] as const;
export type Override = (typeof overrides)[number];

/** A party sits at the earliest and the latest so long from its time, in hours: on another day it is another reservation. */
export const SEATED_WITHIN_HOURS = 12;

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** How a party stands at an instant: what happened, or what the clock says of one that is awaited. */
export const attendances = ["expected", "late", "arrived", "no_show", "cancelled"] as const;
export type Attendance = (typeof attendances)[number];

export interface AttendanceFacts {
  readonly date: Date;
  readonly status: ReservationStatus;
  readonly arrived_at: Date | null;
  readonly no_show_at: Date | null;
}

/** How a party stands at `now`. Late is never stored: it is awaited, and its time passed ten minutes ago or more. */
export function attendanceOf(reservation: AttendanceFacts, now: Date): Attendance {
  if (reservation.arrived_at !== null) return "arrived";
  if (reservation.status === "cancelled") return "cancelled";
  if (reservation.no_show_at !== null) return "no_show";
  const minutes = (now.getTime() - reservation.date.getTime()) / MINUTE_MS;
  return minutes >= LATE_AFTER_MINUTES ? "late" : "expected";
}

/** Whether a party that comes at `now` can be the one that was awaited at `date`. */
export function isNearTime(date: Date, now: Date): boolean {
  return Math.abs(date.getTime() - now.getTime()) <= SEATED_WITHIN_HOURS * 60 * MINUTE_MS;
}
