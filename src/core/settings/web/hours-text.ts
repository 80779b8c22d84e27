import type { Translate } from "#platform/web/i18n.ts";
import type { OfferHours } from "../domain/offer-hours.ts";
import { offerHoursText } from "../domain/offer-hours-text.ts";

/** Hours in the current language: `lun–vie 6:00 AM–11:00 AM`. */
export const hoursText = (hours: readonly OfferHours[], t: Translate): string =>
  offerHoursText(hours, (word) => t(`priceRules.hours.${word}`));
