import type { ResponseOf } from "#platform/contract/define.ts";
import { type TableId, toId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDetails, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { Reservation, readReservationDay } from "../../contract/reservations.ts";
import { isStillExpected, lookOf } from "../attendance/attendance-look.tsx";
import { guestName, peopleText, seatsText, tableText } from "../reservation-text.ts";
import type { BoardEntry, BoardRow } from "./board.ts";

type Day = ResponseOf<typeof readReservationDay>;

/** Row of reservations without a table. */
const NO_TABLE = "none";

/** Returns the minutes since the business day began. */
export function minuteOf(instant: Date, { starts_at }: Pick<Day, "starts_at">): number {
  return Math.round((instant.getTime() - starts_at.getTime()) / MINUTE_MS);
}

/** Returns the instant at a minute of the business day. */
export function instantAt(minute: number, { starts_at }: Pick<Day, "starts_at">): Date {
  return new Date(starts_at.getTime() + minute * MINUTE_MS);
}

/** Returns the table of a row; null for the row without one. */
export function tableOfRow(row: string): TableId | null {
  return row === NO_TABLE ? null : toId<"Table">(Number(row));
}

const rowOf = ({ table_id }: Reservation) => (table_id === null ? NO_TABLE : String(table_id));
const isShown = ({ status, no_show_at }: Reservation) => status !== "cancelled" && no_show_at === null;

/** Returns a row for each table, and above them one for reservations without a table, if any. */
export function boardRows({ storeTables, reservations }: Day, t: Translate): BoardRow[] {
  const tables = storeTables.map(({ id, table_title, seating_capacity, floor }) => ({
    key: String(id),
    title: table_title,
    hint: factsText([seatsText(seating_capacity, t), floor]),
  }));
  const hasLoose = reservations.some((each) => isShown(each) && each.table_id === null);
  return hasLoose ? [{ key: NO_TABLE, title: t("common.no_table"), hint: null }, ...tables] : tables;
}

interface EntryContext {
  readonly now: Date;
  readonly mayMove: boolean;
  readonly t: Translate;
}

/** Returns the reservations of a day that hold a table, in order of time; cancelled ones and no-shows are left out. */
export function boardEntries(
  reservations: readonly Reservation[],
  day: Day,
  { now, mayMove, t }: EntryContext,
): BoardEntry[] {
  return reservations
    .filter(isShown)
    .toSorted((a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id)
    .map((reservation) => {
      const { id, date, ends_at, people_count } = reservation;
      const { tone, icon, label, attendance } = lookOf(reservation, now, t);
      const title = guestName(reservation, t);
      const people = peopleText(people_count, t);
      return {
        id,
        row: rowOf(reservation),
        start: minuteOf(date, day),
        minutes: Math.round((ends_at.getTime() - date.getTime()) / MINUTE_MS),
        title,
        people,
        detail: factsText([formatTime(date), people]),
        aside: formatDetails([tableText(reservation, t), label]),
        tone,
        icon,
        // A booking that began the night before is moved on its own day.
        isMovable: mayMove && isStillExpected(attendance) && date >= day.starts_at,
      };
    });
}
