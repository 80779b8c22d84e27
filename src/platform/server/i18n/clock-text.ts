import type { CalendarDate } from "../../domain/periods/calendar-date.ts";
import { type Language, writingOf } from "../../domain/text/languages.ts";
import * as days from "../../domain/writing/day-words.ts";
import { timeText } from "../../domain/writing/moment-text.ts";

/** The time on the wall of the zone: `7:30 PM`, `19:30`. */
export const clockText = (at: Date, zone: string, language: Language): string =>
  timeText({ at, zone }, writingOf(language));

/** The day on the wall of the zone in words: `viernes, 20 de noviembre de 2026`. */
export const dayText = (at: Date, zone: string, language: Language): string =>
  days.dayOfInWords({ at, zone }, writingOf(language));

/** A day of the calendar in words, whatever the zone: `20 de noviembre de 2026`. */
export const dayInWords = (day: CalendarDate, language: Language): string =>
  days.dayInWords(day, writingOf(language));
