import { calendarDate, utcOf } from "#platform/domain/periods/calendar-date.ts";
import { localeOf } from "#platform/domain/text/languages.ts";
import { currentLanguage } from "#platform/web/i18n.ts";

/** The weekday of a calendar or business day in the language on screen: `domingo`. */
export function weekdayText(day: string): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), { weekday: "long", timeZone: "UTC" });
  return format.format(utcOf(calendarDate(day)));
}
