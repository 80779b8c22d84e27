import type { Translate } from "#platform/web/i18n.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import type { DiningOption } from "../domain/dining-option.ts";
import type { OfferHours } from "../domain/offer-hours.ts";
import { offerHoursText } from "../domain/offer-hours-text.ts";
import { type OrderSource, unusualSource } from "../domain/order-source.ts";

/** A source in words, a platform's with its number. */
export function sourceText(source: OrderSource, externalNumber: string | null, t: Translate): string {
  if (source === "delivery_platform" && externalNumber !== null)
    return t("orders.source.platform_order", { number: externalNumber });
  return t(`orders.source.${source}`);
}

/** Returns the mark of an order's source; null for the usual source, which has none. */
export function sourceMark(
  order: {
    readonly source: OrderSource;
    readonly external_number: string | null;
    readonly delivery_type: DiningOption;
  },
  t: Translate,
): string | null {
  const marked = unusualSource(order.source, order.delivery_type);
  return marked && sourceText(marked, order.external_number, t);
}

/** Hours in the current language: `lun–vie 6:00 AM–11:00 AM`. */
export const hoursText = (hours: readonly OfferHours[], t: Translate): string =>
  offerHoursText(hours, {
    word: (word, values) => t(`priceRules.hours.${word}`, values),
    writing: currentWriting(),
  });
