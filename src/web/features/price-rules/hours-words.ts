import { weekdays } from "../../../domain/price-rules/offer-hours.ts";
import type { WeekHoursWords } from "../../../ui/dates/week-hours-field.tsx";
import type { Translate } from "../../platform/i18n.ts";

/** Breakfast: what added hours begin with. */
export const newHours = { weekdays: [], from: 360, to: 660, starts_on: null, ends_on: null };

/** The words of a field of days and hours. */
export function hoursWords(t: Translate): WeekHoursWords {
  return {
    always: t("priceRules.hours.always"),
    add: t("priceRules.hours.add"),
    remove: (number) => t("priceRules.hours.remove", { number }),
    span: (number) => t("priceRules.hours.span", { number }),
    days: t("priceRules.hours.days_hint"),
    dayNames: weekdays.map((day) => t(`priceRules.hours.day_${day}`)),
    from: t("priceRules.hours.from_time"),
    to: t("priceRules.hours.to_time"),
    nextDay: t("priceRules.hours.next_day"),
    firstDay: t("priceRules.hours.from_day"),
    lastDay: t("priceRules.hours.to_day"),
  };
}
