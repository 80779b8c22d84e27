import type { Translate } from "#platform/web/i18n.ts";
import type { DiningOption } from "../domain/dining-option.ts";
import type { OrderSource } from "../domain/order-source.ts";
import { unusualSource } from "../domain/order-source.ts";

/** A source in words, a platform's with its number. */
export function sourceText(source: OrderSource, externalNumber: string | null, t: Translate): string {
  if (source === "delivery_platform" && externalNumber !== null)
    return t("orders.source.platform_order", { number: externalNumber });
  return t(`orders.source.${source}`);
}

/** What the mark of an order says of its source; null for the usual one, which has none. */
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
