import type { OfferHours } from "../../domain/price-rules/offer-hours.ts";
import { offerHoursText } from "../../domain/price-rules/offer-hours-text.ts";
import type { Translate } from "./i18n.ts";

/** Hours in the current language: `lun–vie 6:00 AM–11:00 AM`. */
export const hoursText = (hours: readonly OfferHours[], t: Translate): string =>
  offerHoursText(hours, (word) => t(`priceRules.hours.${word}`));
