import * as days from "../../domain/writing/day-words.ts";
import { minuteText } from "../../domain/writing/moment-text.ts";
import { currentWriting } from "./current-writing.ts";

/** A day without its year, for axes and tight places: `21/11`, `11/21`. */
export const formatShortDay = (day: string): string => days.shortDayText(day, currentWriting());

/** The month of a day: `nov 2026`. */
export const formatMonth = (day: string, length: "short" | "long" = "short"): string =>
  days.monthText(day, currentWriting(), length);

/** The weekday of a day: `domingo`. */
export const formatWeekday = (day: string): string => days.weekdayText(day, currentWriting());

/** A day of every week, 1 for Monday to 7 for Sunday, short: `lun`, `月`. */
export const formatWeekdayNumber = (weekday: number): string =>
  days.weekdayNumberText(weekday, currentWriting());

/** An hour of the clock: `7 PM`, `19 h`, `19時`. */
export const formatHour = (hour: number): string => days.hourText(hour, currentWriting());

/** A minute of the day: `6:00 AM`, `06:00`. */
export const formatMinute = (minute: number): string => minuteText(minute, currentWriting());
