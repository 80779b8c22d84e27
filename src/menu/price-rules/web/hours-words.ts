import { hoursOf, type WireHours } from "#core/settings/contract/offer-hours.ts";
import { weekdays } from "#core/settings/domain/offer-hours.ts";
import { hoursText } from "#core/settings/web/public.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatWeekdayNumber } from "#platform/web/language/format-days.ts";
import type { WeekHoursWords } from "#ui/dates/week-hours-field.tsx";

/** First hours of a list: breakfast for offer hours, after work for a price. */
export const breakfast = { weekdays: [], from: 360, to: 660, starts_on: null, ends_on: null };
export const afterWork = { ...breakfast, from: 1020, to: 1140 };

/** Texts of a field of days and hours. */
export function hoursWords(t: Translate): WeekHoursWords {
  return {
    always: t("common.always"),
    add: t("priceRules.hours.add"),
    remove: (number) => t("priceRules.hours.remove", { number }),
    span: (number) => t("priceRules.hours.span", { number }),
    days: t("priceRules.hours.days_hint"),
    dates: t("priceRules.hours.dates"),
    dayNames: weekdays.map(formatWeekdayNumber),
    from: t("priceRules.hours.start_time"),
    to: t("priceRules.hours.end_time"),
    nextDay: t("priceRules.hours.next_day"),
    firstDay: t("priceRules.hours.from_day"),
    lastDay: t("priceRules.hours.to_day"),
  };
}

/** Describes hours of the wire; without any: always. */
export function hoursOrAlways(hours: readonly WireHours[], t: Translate): string {
  return hours.length === 0 ? t("common.always") : hoursText(hours.map(hoursOf), t);
}
