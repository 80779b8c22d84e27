import type { TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** Statuses that staff choose freely (operations §4). A paid reservation holds its table like a booked one. */
export const reservationStatuses = ["booked", "paid", "cancelled"] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Most people of one party, as for an account. 0 means unknown. */
export const MAX_PEOPLE = 500;

/** Minutes after the agreed time from which a guest is late. */
export const GUEST_LATE_AFTER_MINUTES = 10;

/** Rules that a booking may override after a question; an overlap needs `reservation.override`. */
export const overrides = ["seats", "overlap"] as const;
export type Override = (typeof overrides)[number];

/**
 * Hours before and after the agreed time within which a party may be seated: on another day it is another
 * reservation.
 */
export const SEATED_WITHIN_HOURS = 12;

/** Attendance of a party: what happened, or what the clock says of an expected one. */
export const attendances = ["expected", "late", "arrived", "no_show", "cancelled"] as const;
export type Attendance = (typeof attendances)[number];

export interface AttendanceFacts {
  readonly date: Date;
  readonly status: ReservationStatus;
  readonly arrived_at: Date | null;
  readonly no_show_at: Date | null;
}

/**
 * Returns the attendance of a party at `now`. Late is never stored: the party is expected, and its time passed
 * ten minutes ago or more.
 */
export function attendanceOf(reservation: AttendanceFacts, now: Date): Attendance {
  if (reservation.arrived_at !== null) return "arrived";
  if (reservation.status === "cancelled") return "cancelled";
  if (reservation.no_show_at !== null) return "no_show";
  const minutes = (now.getTime() - reservation.date.getTime()) / MINUTE_MS;
  return minutes >= GUEST_LATE_AFTER_MINUTES ? "late" : "expected";
}

/** Tells whether a party that comes at `now` can be the one expected at `date`. */
export function isNearTime(date: Date, now: Date): boolean {
  return Math.abs(date.getTime() - now.getTime()) <= SEATED_WITHIN_HOURS * 60 * MINUTE_MS;
}

interface TableReserved {
  readonly table_id: TableId;
  readonly date: Date;
  readonly ends_at: Date;
}

/**
 * Finds the reservation to warn about when somebody takes this table: the next one, if it begins within `minutes`
 * or has begun and its table is still reserved. With 0 minutes there is no warning.
 */
export function reservationAhead<R extends TableReserved>(
  reservations: readonly R[],
  tableId: TableId,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): R | undefined {
  if (minutes === 0) return undefined;
  return reservations
    .filter(
      (each) =>
        each.table_id === tableId &&
        each.ends_at > now &&
        each.date.getTime() <= now.getTime() + minutes * MINUTE_MS,
    )
    .toSorted((a, b) => a.date.getTime() - b.date.getTime())[0];
}
