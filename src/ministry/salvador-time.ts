import { type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";

/** UTC-6 the whole year (guide §2). */
const OFFSET_MS = -6 * 3_600_000;

/** Day and time on the wall in El Salvador. */
export interface LocalTime {
  readonly day: CalendarDate;
  /** HH:mm:ss. */
  readonly time: string;
}

/** Date and time on the wall clock of El Salvador. */
export function localTime(now: Date): LocalTime {
  const wall = new Date(now.getTime() + OFFSET_MS).toISOString();
  return { day: calendarDate(wall.slice(0, 10)), time: wall.slice(11, 19) };
}

/** The instant of a day and time in El Salvador; NaN inside when they are none. */
export function instantOf(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}Z`) - OFFSET_MS);
}

/** Formats a time as the ministry does: dd/MM/yyyy HH:mm:ss, local (guide §20). */
export function stampOf(now: Date): string {
  const { day, time } = localTime(now);
  return `${day.split("-").reverse().join("/")} ${time}`;
}
